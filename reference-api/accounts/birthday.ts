import { latestDay } from '../core/local-time.ts'

/** As the field in site.config.yaml has it. */
const earliest = '1900-01-01'

/** How a day (ISO 8601, or empty) lies outside the lives of those who may sign in; null when it does not. */
export function beyondLife(birthday: string | undefined, now: number): 'tooEarly' | 'tooLate' | null {
  if (!birthday) return null
  // Days of ISO 8601 are in the order of their letters.
  if (birthday < earliest) return 'tooEarly'
  return birthday > latestDay(now) ? 'tooLate' : null
}
