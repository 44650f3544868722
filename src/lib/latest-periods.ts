export type PeriodKind = 'day' | 'week' | 'month'

const day = 86_400_000
const counts: Record<PeriodKind, number> = { day: 30, week: 13, month: 12 }

/** First days (UTC) of the latest periods up to the one that runs, oldest first; a week begins on Monday. */
export function latestPeriods(by: PeriodKind, now: Date): string[] {
  const count = counts[by]
  return Array.from({ length: count }, (_, at) =>
    startOf(by, now, count - 1 - at)
      .toISOString()
      .slice(0, 10),
  )
}

/** The first moment of the period that lies `back` periods before the one of `now`. */
function startOf(by: PeriodKind, now: Date, back: number): Date {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  if (by === 'month') return new Date(Date.UTC(year, month - back, 1))
  const today = Date.UTC(year, month, date)
  if (by === 'day') return new Date(today - back * day)
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return new Date(today - (sinceMonday + 7 * back) * day)
}
