import type { SiteConfig } from '../schema/site-config.ts'
import type { LocaleModel, SettingsModel } from './site-model.ts'

export const buildLocales = (locales: SiteConfig['locales']): LocaleModel[] =>
  Object.entries(locales).map(([code, { label, direction }]) => ({ code, label, direction }))

const buildUi = ({ locales, ...common }: SiteConfig['ui'], codes: readonly string[]): SettingsModel['ui'] => {
  const { dateFormat, firstDayOfWeek } = common
  const perLocale = codes.map((code) => {
    const own = locales[code]
    const resolved = {
      dateFormat: own?.dateFormat ?? dateFormat,
      firstDayOfWeek: own?.firstDayOfWeek ?? firstDayOfWeek,
    }
    return [code, resolved] as const
  })
  return { ...common, locales: Object.fromEntries(perLocale) }
}

/** The settings that the runtime reads, those per locale resolved for every locale. */
export const buildSettings = (config: SiteConfig, codes: readonly string[]): SettingsModel => {
  const { name, url } = config.site
  const { language, layouts, session, updates, ui, hosts } = config
  const { base, timeoutSeconds } = config.api
  const { signIn = null, home = null } = session
  return {
    ...{ site: { name, url }, language, layouts },
    api: { base, timeoutSeconds },
    session: { ...session, signIn, home },
    updates,
    ui: buildUi(ui, codes),
    hosts,
  }
}
