import type { Topic } from '../messages/message.ts'

export interface MailText {
  readonly subject: string
  readonly text: string
}

export interface MailTexts {
  readonly topics: Readonly<Record<Topic, string>>
  readonly newPassword: (values: { link: string; code: string; until: string }) => MailText
  readonly passwordChanged: (values: { link: string; when: string }) => MailText
  readonly receipt: (values: { link: string; amount: string; plan: string; number: string }) => MailText
}

const en: MailTexts = {
  topics: { connection: 'Connection', billing: 'Payments', other: 'Something else' },
  newPassword: ({ link, code, until }) => ({
    subject: 'Your code for a new password',
    text: `To choose a new password for Provider, open this link:

${link}

or enter this code on the page: ${code}

The code works once, until ${until} Kyiv time. If you did not ask for it, do nothing: your password stays as it is.`,
  }),
  passwordChanged: ({ link, when }) => ({
    subject: 'Your password was changed',
    text: `The password of your account at Provider was changed on ${when}, Kyiv time.

If it was not you, reset it now:

${link}`,
  }),
  receipt: ({ link, amount, plan, number }) => ({
    subject: `Your payment: ${amount}`,
    text: `We have received ${amount} for the plan “${plan}”. Payment number: ${number}.

All your payments:

${link}`,
  }),
}

const ru: MailTexts = {
  topics: { connection: 'Подключение', billing: 'Оплата', other: 'Другое' },
  newPassword: ({ link, code, until }) => ({
    subject: 'Код для нового пароля',
    text: `Чтобы задать новый пароль для «Провайдера», откройте ссылку:

${link}

или введите код на странице: ${code}

Код сработает один раз, до ${until} по киевскому времени. Если вы его не просили, ничего не делайте: пароль останется прежним.`,
  }),
  passwordChanged: ({ link, when }) => ({
    subject: 'Пароль изменён',
    text: `Пароль вашего аккаунта в\u00a0«Провайдере» изменён ${when} по киевскому времени.

Если это были не вы, сбросьте его сейчас:

${link}`,
  }),
  receipt: ({ link, amount, plan, number }) => ({
    subject: `Ваш платёж: ${amount}`,
    text: `Мы получили ${amount} за тариф «${plan}». Номер платежа: ${number}.

Все ваши платежи:

${link}`,
  }),
}

const uk: MailTexts = {
  topics: { connection: 'Підключення', billing: 'Оплата', other: 'Інше' },
  newPassword: ({ link, code, until }) => ({
    subject: 'Код для нового пароля',
    text: `Щоб задати новий пароль для «Провайдера», відкрийте посилання:

${link}

або введіть код на сторінці: ${code}

Код спрацює один раз, до ${until} за київським часом. Якщо ви його не просили, нічого не робіть: пароль залишиться тим самим.`,
  }),
  passwordChanged: ({ link, when }) => ({
    subject: 'Пароль змінено',
    text: `Пароль вашого облікового запису у\u00a0«Провайдері» змінено ${when} за київським часом.

Якщо це були не ви, скиньте його зараз:

${link}`,
  }),
  receipt: ({ link, amount, plan, number }) => ({
    subject: `Ваш платіж: ${amount}`,
    text: `Ми отримали ${amount} за тариф «${plan}». Номер платежу: ${number}.

Усі ваші платежі:

${link}`,
  }),
}

const known: Readonly<Record<string, MailTexts>> = { en, ru, uk }

/** English for a language that nobody has written them in. */
export const mailTexts = (locale: string): MailTexts => known[locale] ?? en
