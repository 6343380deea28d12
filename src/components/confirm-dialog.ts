export interface ConfirmTexts {
  readonly title: string
  readonly text: string | null
  readonly yes: string
  readonly no: string
}

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

/** The dialog as the browser has it: it keeps the focus inside, Escape closes it, and the focus returns. */
function makeDialog({ title, text, yes, no }: ConfirmTexts): HTMLDialogElement {
  const heading = element('h2', { id: 'confirm-title', textContent: title })
  const words = text === null ? [] : [element('p', { id: 'confirm-text', textContent: text })]
  // Nothing is lost by the one that has the focus first.
  const refuse = element('button', {
    className: 'button secondary',
    value: '',
    textContent: no,
    autofocus: true,
  })
  const agree = element('button', { className: 'button', value: 'yes', textContent: yes })
  const choice = element('div', { className: 'actions' }, agree, refuse)
  const form = element('form', { method: 'dialog' }, heading, ...words, choice)
  const dialog = element('dialog', { className: 'dialog' }, form)
  dialog.setAttribute('role', 'alertdialog')
  dialog.setAttribute('aria-labelledby', heading.id)
  if (text !== null) dialog.setAttribute('aria-describedby', 'confirm-text')
  return dialog
}

/** Asks until it is answered; each of the signals takes the question back, which is a no. */
export function askInDialog(texts: ConfirmTexts, signals: readonly AbortSignal[]): Promise<boolean> {
  if (signals.some(({ aborted }) => aborted)) return Promise.resolve(false)
  const dialog = makeDialog(texts)
  const done = new AbortController()
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    const listen = { signal: done.signal }
    const answer = (yes: boolean): void => {
      done.abort()
      dialog.close()
      dialog.remove()
      resolve(yes)
    }
    const refuse = (): void => answer(false)
    for (const signal of signals) signal.addEventListener('abort', refuse, listen)
    // The event `close` comes a moment after the dialog is gone, and whoever is quick asks for the next thing by then.
    dialog.addEventListener('cancel', refuse, listen)
    dialog.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        answer(event.submitter?.getAttribute('value') === 'yes')
      },
      listen,
    )
    // Not every way to close it can be cancelled.
    dialog.addEventListener('close', refuse, listen)
  })
}
