/**
 * Days of the reader's calendar from `now` to an ISO 8601 time: 0 for later today, 1 for tomorrow whatever the hour; negative for
 * days that are gone. Counted by the dates, so that a day on which the clocks change is one day too.
 */
export function daysUntil(time: string, now: Date): number {
  return (dayNumber(new Date(time)) - dayNumber(now)) / 86_400_000
}

const dayNumber = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
