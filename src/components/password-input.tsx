import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import { useText } from '../i18n/text.tsx'
import { Icon } from '../icons/icon.tsx'
import { labelId } from './label-id.ts'
import { PasswordMeter } from './password-meter.tsx'
import { passwordStrength } from './password-strength.ts'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'type'> {
  /** Says how strong the password is. */
  meter?: boolean
}

/** Whether the password can be read; not while the form is sent, when a browser may offer to keep it. */
function useShown(input: RefObject<HTMLInputElement | null>) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const form = input.current?.form
    const hide = (): void => setShown(false)
    form?.addEventListener('submit', hide)
    form?.addEventListener('reset', hide)
    return () => {
      form?.removeEventListener('submit', hide)
      form?.removeEventListener('reset', hide)
    }
  }, [input])
  return [shown, () => setShown(!shown)] as const
}

/** A password that can be looked at while it is typed. */
export function PasswordInput({ meter = false, ...input }: PasswordInputProps): ReactNode {
  const text = useText()
  const ownId = useId()
  const ref = useRef<HTMLInputElement>(null)
  const [shown, toggle] = useShown(ref)
  const [strength, setStrength] = useState(passwordStrength(''))
  const id = input.id ?? ownId
  const meterId = `${id}-strength`
  // A form may have emptied the field since it was typed into.
  const measure = (): void => setStrength(passwordStrength(ref.current?.value ?? ''))
  const described = [input['aria-describedby'], meter && meterId].filter(Boolean).join(' ')
  return (
    <>
      <div className="input-with-button">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          ref={ref}
          id={id}
          type={shown ? 'text' : 'password'}
          aria-describedby={described || undefined}
          onInput={measure}
          onFocus={measure}
        />
        <button
          className="input-button"
          type="button"
          aria-controls={id}
          aria-describedby={labelId(id)}
          onClick={toggle}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
          <span className="visually-hidden">{text(shown ? 'ui.password.hide' : 'ui.password.show')}</span>
        </button>
      </div>
      {meter && <PasswordMeter id={meterId} strength={strength} />}
    </>
  )
}
