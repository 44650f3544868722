import { addDays } from './end-of-day.ts'

/**
 * The calendar day (`2026-12-03`) that a deadline of dispatch is the end of, as those are that were asked for or agreed: it is over at the next
 * midnight, UTC, and is that day for every reader. Undefined for a moment within a day, which a lead time ends at.
 */
export const dispatchDay = (dispatchBy: string): string | undefined =>
  dispatchBy.endsWith('T00:00:00.000Z') ? addDays(dispatchBy.slice(0, 10), -1) : undefined
