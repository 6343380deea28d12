import { html } from 'hono/html'
import { formatMoney } from '../../core/money.ts'
import type { Payment } from '../../payments/payments.ts'
import { page } from './page.ts'
import { payTexts } from './pay-texts.ts'

/** Where a payment is made, or what has become of it. `back` leads to the site. */
export function payPage(payment: Payment, planName: string, back: string) {
  const { locale, status } = payment
  const texts = payTexts(locale)
  const order = html`<p class="meta">${texts.plan}: ${planName}</p>
    <p class="sum">${formatMoney(payment, locale)}</p>`
  if (status !== 'pending') {
    const link = html`<a href="${back}">${texts.back}</a>`
    return page(
      locale,
      texts.title,
      html`<div class="done">
        ${order}
        <p>${texts.settled[status]}</p>
        ${link}
      </div>`,
    )
  }
  return page(
    locale,
    texts.title,
    html`<p class="meta">${texts.trial}</p>
      <form method="post">
        ${order}
        <div class="buttons">
          <button name="outcome" value="paid">${texts.pay}</button>
          <button name="outcome" value="declined">${texts.decline}</button>
          <button name="outcome" value="cancelled">${texts.cancel}</button>
        </div>
      </form>`,
  )
}

export const missingPayPage = (locale: string) => page(locale, payTexts(locale).missing, html``)
