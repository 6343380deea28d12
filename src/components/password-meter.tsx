import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { textOf } from '../i18n/text.tsx'
import type { PasswordStrength } from './password-strength.ts'
import { useSettled } from './use-settled.ts'

interface PasswordMeterProps {
  /** Of the text that describes the field. */
  id: string
  strength: PasswordStrength
}

/** How strong a password is: at once for the eye, after a pause in typing for the ear. */
export function PasswordMeter({ id, strength }: PasswordMeterProps): ReactNode {
  const intl = useIntl()
  const said = useSettled(strength)
  const words = (level: PasswordStrength): string => {
    const word = textOf(intl, `ui.password.${level}`)
    return level === 'prompt' ? word : textOf(intl, 'ui.password.strength', { level: word })
  }
  return (
    <div className="strength" data-strength={strength}>
      <span className="strength-bar" aria-hidden="true" />
      <p className="field-hint" id={id}>
        {words(strength)}
      </p>
      <p className="visually-hidden" role="status">
        {said === 'prompt' ? '' : words(said)}
      </p>
    </div>
  )
}
