import type { Form } from '../schema/forms.ts'
import { sortedUnique } from './by-code-unit.ts'
import type { SoundMessage } from './merge-catalogs.ts'
import { messageArguments } from './message-arguments.ts'
import type { MenuItem, MenusModel, MessagesModel } from './site-model.ts'

/** What is said on the page that a form leads to, which may be any page. */
const parting = ({ success: { goTo, message } }: Form): string[] =>
  goTo === undefined || message === undefined ? [] : [message]

/** What every page shows: the name of the site, its menus, the texts of the frame and of the error pages. */
const shellMessages = (
  siteName: string,
  menus: MenusModel,
  forms: readonly Form[],
  ids: readonly string[],
): string[] => {
  const labels = Object.values(menus).flatMap((menu: MenuItem[]) => menu.map(({ label }) => label))
  const runtime = ids.filter((id) => id.startsWith('ui.shell.') || id.startsWith('ui.errors.'))
  return sortedUnique([siteName, ...labels, ...forms.flatMap(parting), ...runtime])
}

/** Ids and arguments come from the language the texts are written in first; its messages come sorted. */
export const buildMessages = (
  siteName: string,
  menus: MenusModel,
  forms: readonly Form[],
  messages: readonly SoundMessage[],
): MessagesModel => {
  const ids = messages.map(({ id }) => id)
  const taken = messages
    .map(({ id, elements }) => [id, messageArguments(elements)] as const)
    .filter(([, found]) => found.length > 0)
  return { ids, arguments: Object.fromEntries(taken), shell: shellMessages(siteName, menus, forms, ids) }
}
