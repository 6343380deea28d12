import { vi } from 'vitest'

/** A form with these data, as far as it is looked at; `unreadable` is a number that the browser cannot make out. */
export function filledForm(data: Readonly<Record<string, string>>, unreadable?: string): HTMLFormElement {
  class Input {
    readonly validity: { badInput: boolean }
    constructor(badInput: boolean) {
      this.validity = { badInput }
    }
  }
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('FormData', function formData() {
    return new Map(Object.entries(data))
  })
  // A form as far as it is looked at.
  return {
    elements: { namedItem: (name: string) => new Input(name === unreadable) },
  } as unknown as HTMLFormElement
}
