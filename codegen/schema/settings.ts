import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { localeCode, messageId, pageName } from './reference.ts'
import { name, sortedRecord } from './sorted-record.ts'
import { theme } from './theme.ts'

export const site = z.strictObject({
  name: messageId('Message id of the name of the site.'),
  url: z
    .url({ protocol: /^https?$/ })
    .describe('Address of the site, without a path: "https://provider.example".'),
  theme: theme.prefault({}).describe('The look of the site.'),
})

export const locale = z.strictObject({
  label: z.string().min(1).describe('Name of the language, in the language itself.'),
  direction: z.enum(['ltr', 'rtl']).default('ltr').describe('Direction of writing.'),
})

const cookie = z.strictObject({
  key: z
    .string()
    .regex(/^[\w-]+$/, 'Letters, digits, "_" and "-"')
    .default('i18n_redirected')
    .describe('Name of the cookie.'),
  days: z
    .int()
    .min(1)
    .max(400)
    .default(365)
    .describe('How many days the choice is kept; browsers allow 400.'),
  sameSite: z.enum(['lax', 'strict']).default('lax').describe('SameSite attribute of the cookie.'),
})

export const language = z.strictObject({
  source: localeCode('Language the texts are written in first.'),
  fallback: localeCode('Language shown when nothing else is known of the visitor.'),
  detect: z
    .array(z.enum(['cookie', 'browser']))
    .default(['cookie', 'browser'])
    .describe('Where the language of a visitor is looked up, in order.'),
  cookie: cookie.prefault({}).describe('The cookie that keeps the chosen language.'),
})

export const layout = z.strictObject({
  footer: z.boolean().default(true).describe('Shows the footer.'),
})

const pages = (description: string) => z.array(pageName('Name of a page.')).default([]).describe(description)

export const navigation = z.strictObject({
  main: pages('Pages in the navigation bar.'),
  account: z
    .strictObject({
      guests: pages('Pages offered to visitors who are not signed in.'),
      members: pages('Pages offered to visitors who are signed in.'),
    })
    .prefault({})
    .describe('Pages about the account.'),
  footer: pages('Pages in the footer.'),
})

export const api = z.strictObject({
  base: z
    .string()
    // A path that begins with "//" names a host, and browsers read "\\" as "/".
    .regex(
      /^(https:\/\/[^/?#\\\s]+)?\/(?!\/)[^?#\\\s]*$/,
      'A path such as "/api", or an https address with a path',
    )
    .default('/api')
    .describe('Path of the provider’s API, or an https address with a path.'),
  openapi: z
    .string()
    .min(1)
    .optional()
    .describe(
      'File with the OpenAPI description of the API, beside this one: every call is checked against it.',
    ),
  timeoutSeconds: z.number().min(0).default(0).describe('Seconds before a call is given up; 0 for never.'),
  endpoints: sortedRecord(name, endpoint)
    .default({})
    .describe('Calls that code makes, by name. Those of forms need no entry.'),
})

export const session = z.strictObject({
  key: z.string().min(1).default('token').describe('Name the session credential is stored under.'),
  store: z
    .enum(['local', 'tab', 'memory'])
    .default('local')
    .describe('How long it lives: across tabs and visits, in one tab, or until the page is left.'),
  signIn: pageName('Page where guests sign in; they are sent there from pages for members.').optional(),
  home: pageName('Page where members start; they are sent there from pages for guests.').optional(),
})

export const updates = z.strictObject({
  reloadGuardSeconds: z
    .number()
    .min(1)
    .default(10)
    .describe('Seconds in which a page reloads only once for a missing chunk.'),
  checkEveryMinutes: z.number().min(1).default(60).describe('Minutes between looks for a new build.'),
  preloadAtOnce: z.int().min(1).max(20).default(5).describe('How many pages are preloaded at once.'),
  manifestDelayMs: z
    .number()
    .min(0)
    .default(1000)
    .describe('Milliseconds after the start before the build manifest is fetched.'),
})

const dateFormat = z
  .string()
  .regex(/^[dmy./\- ]+$/, 'Made of dd, mm, yy and separators')
  .describe('Format of dates: dd, mm, yy (four digits).')
const firstDayOfWeek = z.int().min(0).max(6).describe('First day of the week: 0 is Sunday.')
const layer = (value: number, what: string) =>
  z.int().min(0).default(value).describe(`Stacking level of ${what}.`)

export const ui = z.strictObject({
  dateFormat: dateFormat.default('mm/dd/yy'),
  firstDayOfWeek: firstDayOfWeek.default(0),
  locales: sortedRecord(
    localeCode('Locale the settings are for.'),
    z.strictObject({ dateFormat: dateFormat.optional(), firstDayOfWeek: firstDayOfWeek.optional() }),
  )
    .default({})
    .describe('Settings that differ per locale.'),
  zIndex: z
    .strictObject({
      modal: layer(1100, 'dialogs'),
      overlay: layer(1000, 'overlays'),
      menu: layer(1000, 'menus'),
      tooltip: layer(1100, 'tooltips'),
    })
    .prefault({})
    .describe('Stacking levels.'),
})
