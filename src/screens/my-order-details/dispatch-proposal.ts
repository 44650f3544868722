import type { components } from '#src/generated/schema.ts'

type Dates = Pick<components['schemas']['Order'], 'dispatchBy' | 'proposedDispatchOn'>

/** The first day that a dispatch can be put off to, on a day: the first whose end, in UTC, is later than what was promised. */
export function earliestNewDay({ dispatchBy }: Dates, today: string): string {
  const promised = dispatchBy?.slice(0, 10) ?? today
  return promised > today ? promised : today
}

/** The day that the seller proposes and the buyer can still agree to; undefined without one. */
export function openProposal(order: Dates, today: string): string | undefined {
  const { proposedDispatchOn = '' } = order
  return proposedDispatchOn >= earliestNewDay(order, today) ? proposedDispatchOn : undefined
}
