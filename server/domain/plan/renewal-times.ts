const day = 86_400_000

const daysAfter = (moment: string, days: number) => new Date(Date.parse(moment) + days * day).toISOString()

const noticeDays = 7
const graceDays = 7
/** Of who left a grace unpaid: as long as the charge itself may take, after an outage too. */
const shortGraceDays = 1
/** Days after the end of the paid month on which a renewal that failed is tried again. */
const tryDays = [3, 6] as const
/** A higher price is announced with so many days left at least: a notice that comes later, after an outage, announces none. */
const riseDays = 6

/** When the charge at the end of a paid month is announced. */
export const noticeTime = (endsAt: string): string => daysAfter(endsAt, -noticeDays)

/** When the rights of a plan end that could not be renewed at the end of the paid month. */
export const graceEnd = (endsAt: string, isShort = false): string => daysAfter(endsAt, isShort ? shortGraceDays : graceDays)

/** When a renewal that failed at `now` is tried again, before its grace ends at `runsUntil`; null: not any more. */
export function nextTry({ endsAt, runsUntil }: { endsAt: string; runsUntil: string }, now: string): string | null {
  return tryDays.map((days) => daysAfter(endsAt, days)).find((at) => at > now && at < runsUntil) ?? null
}

/** Whether a price that has risen can still be announced for the charge at `endsAt`. */
export const canAnnounceRise = (endsAt: string, now: string): boolean => now <= daysAfter(endsAt, -riseDays)
