import { useEffect, type RefObject } from 'react'
import { controlsOf, isTouched } from '../boot/form-controls.ts'
import { useConfirm } from '../components/confirm.tsx'
import { useServices } from '../services/services-context.ts'

/** Asks before a half-filled form is left for another page, unless it was taken. */
export function useConfirmLeave(
  wanted: boolean,
  element: RefObject<HTMLFormElement | null>,
  isTaken: () => boolean,
): void {
  const guard = useServices()?.leaveGuard
  const confirm = useConfirm()
  useEffect(() => {
    if (!wanted) return
    return guard?.watch(() => {
      const form = element.current
      if (!form || isTaken() || !controlsOf(form).some(isTouched)) return true
      return confirm({ title: 'ui.dialog.leave.title', text: 'ui.dialog.leave.text' })
    })
  }, [wanted, guard, confirm, element, isTaken])
}
