import { rules as kinds } from '../../diagnostics/catalogue/rules.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { lineOf, pagesOf, type ConfigToCheck, type PageAt } from './config-to-check.ts'

const accessOf = ({ page }: PageAt): string => page.access ?? 'anyone'

/** The forms whose success begins a session. */
const signInForms = ({ shape: { draft } }: ConfigToCheck): Set<string> =>
  new Set(
    Object.entries(draft.forms ?? {}).flatMap(([name, form]) => (form?.success?.saveToken ? [name] : [])),
  )

/** The page that is most likely meant, for a hint. */
const likely = (input: ConfigToCheck, setting: 'signIn' | 'home'): string | undefined => {
  const pages = pagesOf(input)
  if (setting === 'home') return pages.find((at) => accessOf(at) === 'members')?.page.name
  const forms = signInForms(input)
  const signsIn = ({ page }: PageAt): boolean =>
    (page.blocks ?? []).some((block) => block?.type === 'form' && forms.has(block.form ?? ''))
  return pages.find((at) => accessOf(at) !== 'members' && signsIn(at))?.page.name
}

/** A page that is closed to some needs one to send them to, and that one must let them in. */
const checkPage = (
  input: ConfigToCheck,
  setting: 'signIn' | 'home',
  closed: 'members' | 'guests',
): Diagnostic[] => {
  const { draft, locate } = input.shape
  const pages = pagesOf(input)
  const name = draft.session?.[setting]
  if (name !== undefined) {
    const isClosed = pages.some((at) => at.page.name === name && accessOf(at) === closed)
    if (!isClosed) return []
    const args = { setting, page: name, nearest: likely(input, setting) }
    return [report(kinds.sentInCircles, locate(['session', setting], 'value'), args)]
  }
  const [first, ...others] = pages.filter((at) => accessOf(at) === closed)
  // A setting without a readable value is reported as that.
  const isThere = Object.hasOwn(draft.session ?? {}, setting)
  if (first === undefined || isThere || input.shape.hidesItems) return []
  const lines = others.map(({ path }) => lineOf(locate, [...path, 'access']))
  const args = { item: first.item, page: likely(input, setting), lines }
  const kind = setting === 'signIn' ? kinds.noSignInPage : kinds.noMembersHome
  return [report(kind, locate([...first.path, 'access'], 'value'), args)]
}

/** Where guests sign in and where members start. */
export const checkSession = (input: ConfigToCheck): Diagnostic[] => [
  ...checkPage(input, 'signIn', 'members'),
  ...checkPage(input, 'home', 'guests'),
]
