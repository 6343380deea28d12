import type { Control } from '../../../../src/boot/form-controls.ts'

interface ControlState {
  name?: string
  type?: string
  autocomplete?: string
  value?: string
  defaultValue?: string
  checked?: boolean
  defaultChecked?: boolean
  /** Of a select: whether each option is marked in the HTML. */
  options?: boolean[]
  selectedIndex?: number
  /** Marked as something that is to be kept nowhere. */
  secret?: boolean
}

/** A control with the properties of its kind, and no others. */
export function control({
  type = 'text',
  options,
  selectedIndex = 0,
  secret = false,
  ...state
}: ControlState): Control {
  const common = {
    name: 'field',
    type,
    autocomplete: '',
    value: '',
    dataset: secret ? { secret: '' } : {},
    dispatchEvent: () => true,
  }
  const own = options
    ? { selectedIndex, options: options.map((defaultSelected) => ({ defaultSelected })) }
    : { defaultValue: '', checked: false, defaultChecked: false }
  // What a form keeper looks at.
  return { ...common, ...own, ...state } as unknown as Control
}

/** A form as far as the boot script looks at it. */
export class FakeForm {
  readonly attributes: Record<string, string>
  readonly dataset: { form: string }
  readonly sent: unknown[] = []
  isConnected = true

  readonly controls: Control[]

  constructor(
    controls: Control[] = [],
    { name = 'signIn', attributes = {} }: { name?: string; attributes?: Record<string, string> } = {},
  ) {
    this.controls = controls
    this.dataset = { form: name }
    this.attributes = attributes
  }

  querySelectorAll(): Control[] {
    return this.controls
  }
  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null
  }
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value
  }
  removeAttribute(name: string): void {
    Reflect.deleteProperty(this.attributes, name)
  }
  requestSubmit(submitter: unknown): void {
    this.sent.push(submitter)
  }
  /** What the code takes it for. */
  get element(): HTMLFormElement {
    return this as unknown as HTMLFormElement
  }
}
