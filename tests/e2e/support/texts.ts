import enDefaults from '../../../codegen/defaults/messages/en.json' with { type: 'json' }
import ruDefaults from '../../../codegen/defaults/messages/ru.json' with { type: 'json' }
import ukDefaults from '../../../codegen/defaults/messages/uk.json' with { type: 'json' }
import en from '../../../translations/en.json' with { type: 'json' }
import ru from '../../../translations/ru.json' with { type: 'json' }
import uk from '../../../translations/uk.json' with { type: 'json' }

const all = { en: { ...enDefaults, ...en }, ru: { ...ruDefaults, ...ru }, uk: { ...ukDefaults, ...uk } }

export type Language = keyof typeof all

export const languages = ['en', 'ru', 'uk'] as const

/** The words of a language as translators wrote them, for messages without arguments. */
export const words = (language: Language, id: keyof (typeof all)['en']): string => all[language][id]
