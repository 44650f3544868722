interface AskedPeriod {
  from?: string | undefined
  to?: string | undefined
}

/** Returns from which moment on and before which a report of months counts; without dates the last twelve months, to this very moment. */
export function reportPeriod({ from, to }: AskedPeriod, now: string): { from: string; to: string } {
  const end = to === undefined ? new Date(Date.parse(now) + 1) : new Date(to)
  return { from: from === undefined ? startOfTwelveMonths(end) : new Date(from).toISOString(), to: end.toISOString() }
}

/** The first of twelve whole months (UTC), the last of which has the moment before `end`. */
function startOfTwelveMonths(end: Date): string {
  const last = new Date(end.getTime() - 1)
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - 11, 1)).toISOString()
}
