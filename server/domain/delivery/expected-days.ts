import { addDays, dayIn } from '#src/lib/end-of-day.ts'

const mostTransitDays = 365

/** Whether goods can be expected on a day (`2026-12-01`): it is not over everywhere, and within a year. */
export function canBeExpected(day: string, now: string): boolean {
  const today = dayIn('UTC', now)
  // A day is over in the east when it begins in the west.
  return day >= addDays(today, -1) && day <= addDays(today, mostTransitDays)
}
