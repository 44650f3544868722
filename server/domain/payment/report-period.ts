interface AskedPeriod {
  from?: string | undefined
  to?: string | undefined
}

/**
 * Returns from which moment on and before which a report counts. Without dates it is to this very moment, and from where `start` puts the
 * beginning of a report that ends then.
 */
export function reportPeriod({ from, to }: AskedPeriod, now: string, start: (end: Date) => Date): { from: string; to: string } {
  const end = to === undefined ? new Date(Date.parse(now) + 1) : withinReports(new Date(to))
  return { from: withinReports(from === undefined ? start(end) : new Date(from)).toISOString(), to: end.toISOString() }
}

/** Nothing was booked before 1970 or will be after 9999: years beyond have no ISO form of four digits, which the store reads. */
const [earliest, latest] = [0, Date.parse('9999-12-31T23:59:59.999Z')]
const withinReports = (moment: Date): Date => new Date(Math.min(Math.max(moment.getTime(), earliest), latest))

/** The same moment of the year before: of a report whose periods may be days. */
export function yearBefore(end: Date): Date {
  const date = new Date(end)
  date.setUTCFullYear(date.getUTCFullYear() - 1)
  return date
}

/** The first of twelve whole months (UTC), the last of which has the moment before `end`: of a report by months alone. */
export function startOfTwelveMonths(end: Date): Date {
  const last = new Date(end.getTime() - 1)
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - 11, 1))
}
