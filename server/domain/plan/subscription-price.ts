import type { Row } from '#server/store/tables.ts'

/** Returns the value of a subscription's unused rest: its share of the time that was paid for, rounded half up to the minor unit. */
export function unusedValue(subscription: Pick<Row<'subscriptions'>, 'price' | 'startsAt' | 'endsAt'>, now: string): number {
  const [start, end, at] = [subscription.startsAt, subscription.endsAt, now].map((moment) => BigInt(Date.parse(moment)))
  if (start === undefined || end === undefined || at === undefined || at >= end || end <= start) return 0
  const rest = end - (at > start ? at : start)
  const whole = end - start
  return Number((2n * BigInt(subscription.price) * rest + whole) / (2n * whole))
}
