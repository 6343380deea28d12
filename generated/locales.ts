// Generated from site.config.yaml by "npm run codegen". Do not edit.

export const locales = {
  en: { label: 'English', direction: 'ltr' },
  ru: { label: 'Русский', direction: 'ltr' },
  uk: { label: 'Українська', direction: 'ltr' },
} as const

export type Locale = keyof typeof locales

export const localeCodes = ['en', 'ru', 'uk'] as const satisfies readonly Locale[]
