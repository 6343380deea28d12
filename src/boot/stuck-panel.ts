import type { ReloadDecision } from '../services/reload-guard.ts'

/** Which part of the panel speaks when (`data-when`). */
type Wording = Exclude<ReloadDecision, 'reload'>

/** The element of `<template id="stuck">`; null on a page without one. */
function copyPanel(document: PanelDocument): HTMLElement | null {
  // Written by our own build: a template that holds one element.
  const template = document.getElementById('stuck') as HTMLTemplateElement | null
  const panel = template?.content.firstElementChild as HTMLElement | null | undefined
  return panel ? document.importNode(panel, true) : null
}

type PanelDocument = Pick<Document, 'getElementById' | 'importNode' | 'documentElement' | 'body'>

/** Shows the panel for code that cannot be loaded; later calls change what it says. */
export function createStuckPanel(document: PanelDocument): (wording: Wording, retry: () => void) => void {
  let panel: HTMLElement | null = null

  return (wording, retry) => {
    panel ??= copyPanel(document)
    if (!panel) return
    // Nobody is left to decide whether there is such a page.
    document.documentElement.removeAttribute('data-unchecked')
    for (const part of panel.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = part.dataset['when'] !== wording
    }
    const button = panel.querySelector('button')
    if (button) button.onclick = retry
    // Filled in first: what is put into the document is announced as a whole.
    if (!panel.isConnected) document.body.append(panel)
  }
}
