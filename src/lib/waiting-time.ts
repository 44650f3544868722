const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface WaitingTime {
  unit: 'minutes' | 'hours' | 'days'
  count: number
  /** Longer than a day. */
  isLate: boolean
}

/** How long something has waited since an ISO 8601 time, in the largest unit of which there is a whole one. */
export function waitingTime(since: string, now: number): WaitingTime {
  const waited = Math.max(0, now - Date.parse(since))
  const isLate = waited > day
  if (waited >= day) return { unit: 'days', count: Math.floor(waited / day), isLate }
  if (waited >= hour) return { unit: 'hours', count: Math.floor(waited / hour), isLate }
  return { unit: 'minutes', count: Math.floor(waited / minute), isLate }
}
