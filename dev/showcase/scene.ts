import type { Block, FormModel } from '#site/types.ts'
import type { PageError } from '../../src/errors/page-error.ts'
import type { Services } from '../../src/services/services-context.ts'
import type { Answers } from './pretend-fetch.ts'

/** A page of the site in one state: what it is made of, and what happens on it before it is looked at. */
export interface Scene {
  /** What its page shows, or why there is none. */
  readonly page: readonly Block[] | PageError
  /** By the names that the blocks use; in place of those of the site. */
  readonly forms?: Readonly<Record<string, FormModel>>
  /** What the server answers. */
  readonly answers?: Answers
  /** Query of the address, with "?". */
  readonly search?: string
  readonly isMember?: boolean
  /** Without the bar of links. */
  readonly isSlim?: boolean
  /** The blocks alone, as high as they are; or all of a window, with header, footer and what lies above them. */
  readonly extent: 'blocks' | 'window'
  /** Needs all the width there is. */
  readonly isWide?: boolean
  /** What a visitor does, or what happens to him. */
  readonly act?: (services: Services) => void
  /** Selector of what is visible when the state has been reached. */
  readonly shows: string
}

/** A part of the interface. */
export interface Showpiece {
  readonly title: string
  /** By what they are called. */
  readonly states: Readonly<Record<string, Scene>>
}

/** Clicks the first of these that a visitor can see. */
export function press(selector: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.checkVisibility(),
  )
  found?.click()
}
