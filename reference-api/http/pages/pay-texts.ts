import type { PaymentStatus } from '../../payments/payments.ts'

interface PayTexts {
  readonly title: string
  /** Here nobody pays with real money, and the page says so. */
  readonly trial: string
  readonly plan: string
  readonly pay: string
  readonly decline: string
  readonly cancel: string
  readonly settled: Readonly<Record<Exclude<PaymentStatus, 'pending'>, string>>
  readonly back: string
  readonly missing: string
}

const en: PayTexts = {
  title: 'Payment',
  trial: 'This page stands in for a bank: no money moves.',
  plan: 'Plan',
  pay: 'Pay',
  decline: 'Decline',
  cancel: 'Cancel',
  settled: {
    paid: 'This payment has been made.',
    declined: 'This payment was declined.',
    cancelled: 'This payment was cancelled.',
  },
  back: 'Back to the site',
  missing: 'There is no such payment',
}

const ru: PayTexts = {
  title: 'Оплата',
  trial: 'Эта страница стоит вместо банка: деньги не списываются.',
  plan: 'Тариф',
  pay: 'Оплатить',
  decline: 'Отклонить',
  cancel: 'Отменить',
  settled: { paid: 'Платёж прошёл.', declined: 'Платёж отклонён.', cancelled: 'Платёж отменён.' },
  back: 'Вернуться на сайт',
  missing: 'Такого платежа нет',
}

const uk: PayTexts = {
  title: 'Оплата',
  trial: 'Ця сторінка стоїть замість банку: гроші не списуються.',
  plan: 'Тариф',
  pay: 'Сплатити',
  decline: 'Відхилити',
  cancel: 'Скасувати',
  settled: { paid: 'Платіж пройшов.', declined: 'Платіж відхилено.', cancelled: 'Платіж скасовано.' },
  back: 'Повернутися на сайт',
  missing: 'Такого платежу немає',
}

const known: Readonly<Record<string, PayTexts>> = { en, ru, uk }

export const payTexts = (locale: string): PayTexts => known[locale] ?? en
