/** The languages that mails and pages are written in; the first where nothing else is asked for. */
export const locales = ['en', 'ru', 'uk'] as const
