/** Whole hours from `now` to an ISO 8601 time, the one that has begun left out; negative once it is past. */
export function hoursUntil(time: string, now: Date): number {
  return Math.floor((Date.parse(time) - now.getTime()) / 3_600_000)
}
