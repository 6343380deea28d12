import type { ReactNode } from 'react'

const slotId = 'problems'

/** The place above the heading of a page where its forms say what is wrong; empty until then. */
export const ProblemSlot = (): ReactNode => <div className="problems" id={slotId} />

/** The place on the page that is shown. */
export const problemSlot = (): HTMLElement | null => document.getElementById(slotId)
