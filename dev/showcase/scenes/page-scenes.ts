import { locales } from '#site/locales.ts'
import { menus, type MenuItem } from '#site/menus.ts'
import { createStuckPanel } from '../../../src/boot/stuck-panel.ts'
import { pageNotFound, toPageError } from '../../../src/errors/page-error.ts'
import type { Notice } from '../../../src/services/notices.ts'
import { write } from '../fill-in.ts'
import { press, type Scene, type Showpiece } from '../scene.ts'
import type { SitePieces } from '../site-pieces.ts'

const nothing = (): void => undefined

const update: Notice = {
  kind: 'update',
  text: 'ui.shell.update',
  action: { label: 'ui.shell.updateNow', run: nothing },
}
const retry = { label: 'ui.errors.retry', run: nothing } as const
const language = Object.values(locales)[0]?.label ?? ''

/** As the site shows them, one of each kind. */
const notices: readonly Notice[] = [
  { kind: 'session', text: 'ui.shell.sessionEnded' },
  { kind: 'language', text: 'ui.shell.languageFailed', values: { language }, action: retry },
  { kind: 'unreachable', text: 'ui.shell.unreachable', action: retry },
  update,
]

/** Not every site has pages for members. */
const members: readonly MenuItem[] = menus.members

type MakeScene = (shows: string, rest?: Partial<Scene>) => Scene

const header = (page: MakeScene): Showpiece => ({
  title: 'Header, menus and footer',
  states: {
    guest: page('.header .brand'),
    member: page('.header .brand', { isMember: true }),
    slim: page('.header .brand', { isSlim: true }),
    menu: page('#menu:popover-open', { act: () => press('.menu-button'), isWide: false }),
    ...(members.length > 0 && {
      account: page('#account .nav-link', {
        act: () => press('.menu-button, .navbar .menu > .header-button'),
        isMember: true,
      }),
    }),
    languages: page('.language-list .nav-link', {
      act: () => press('.languages > .header-button'),
      isWide: false,
    }),
  },
})

/** Asked before signing out, and before a form is left that was typed into. */
function dialog(page: MakeScene, { block, form }: SitePieces): Showpiece {
  const signOut = block('signOut')
  const asked = { ...signOut, confirm: signOut.confirm ?? signOut.title }
  const typed = form(({ fields }) => fields[0]?.type === 'text')
  const type = (): void => {
    const input = document.querySelector<HTMLInputElement>('form.form input')
    if (input) write(input, 'Olena')
  }
  return {
    title: 'Questions',
    states: {
      confirm: page('[role=alertdialog]', { page: [asked], isMember: true, isWide: false }),
      leave: page('[role=alertdialog] p', {
        page: [typed.block],
        forms: { [typed.block.form]: { ...typed.form, confirmLeave: true } },
        act: ({ leaveGuard }) => {
          type()
          void leaveGuard.mayLeave()
        },
        isWide: false,
      }),
    },
  }
}

const noticeList = (page: MakeScene): Showpiece => ({
  title: 'Notices',
  states: {
    update: page('.notices .notice', { act: (services) => services.notices.show(update), isWide: false }),
    all: page('.notices .notice:nth-child(4)', {
      act: (services) => notices.forEach(services.notices.show),
      isWide: false,
    }),
  },
})

const stuck = (page: MakeScene): Showpiece => {
  const scene = (wording: 'panel' | 'wait-online'): Scene =>
    page(`body > .stuck [data-when=${wording}]`, {
      act: () => createStuckPanel(document)(wording, nothing),
      isWide: false,
    })
  return { title: 'Code that is missing', states: { failed: scene('panel'), offline: scene('wait-online') } }
}

const loading = (page: MakeScene): Showpiece => ({
  title: 'A page that is waited for',
  states: {
    long: page('html[data-loading]', {
      act: () => document.documentElement.setAttribute('data-loading', ''),
      isWide: false,
    }),
  },
})

const errors = (page: MakeScene): Showpiece => ({
  title: 'Error pages',
  states: {
    'not-found': page('.error .missing-path', { page: pageNotFound('/') }),
    server: page('.error button', { page: toPageError(null) }),
  },
})

/** What lies around the blocks of a page, or in place of them. */
export function pageScenes(pieces: SitePieces): Readonly<Record<string, Showpiece>> {
  const page: MakeScene = (shows, rest) => ({
    page: [pieces.block('hero')],
    extent: 'window',
    isWide: true,
    shows,
    ...rest,
  })
  return {
    header: header(page),
    dialog: dialog(page, pieces),
    notices: noticeList(page),
    stuck: stuck(page),
    loading: loading(page),
    errors: errors(page),
  }
}
