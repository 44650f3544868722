export type TimeLeft = { unit: 'days' | 'hours'; count: number } | 'soon' | 'over'

const hour = 3_600_000
const day = 24 * hour

/**
 * How long it is until an ISO 8601 time, as one would say it: whole days from two days on, hours below that, rounded down so that
 * nobody counts on time that is not there.
 */
export function timeLeft(time: string, now: Date): TimeLeft {
  const left = Date.parse(time) - now.getTime()
  if (left <= 0) return 'over'
  if (left < hour) return 'soon'
  return left < 2 * day ? { unit: 'hours', count: Math.floor(left / hour) } : { unit: 'days', count: Math.floor(left / day) }
}
