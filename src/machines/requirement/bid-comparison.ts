import type { components } from '#src/generated/schema.ts'

type Bid = components['schemas']['Bid']

/** What speaks for a bid. */
export const merits = ['price', 'leadTime', 'validUntil', 'rating'] as const

export type Merit = (typeof merits)[number]

/** The larger, the better. Nobody has rated a seller without ratings, which is neither good nor bad. */
const values: Record<Merit, (bid: Bid) => number | undefined> = {
  price: ({ comparison }) => (comparison?.aboveLowest === undefined ? undefined : -comparison.aboveLowest),
  leadTime: ({ leadTimeDays }) => -leadTimeDays,
  validUntil: ({ validUntil }) => Date.parse(validUntil),
  rating: ({ seller }) => (seller === undefined || seller.ratingCount === 0 ? undefined : seller.rating),
}

/** Whether the bid is in the running: the server ranks those that stand or were accepted. */
const isRanked = ({ comparison }: Bid): boolean => comparison?.rank !== undefined

/** In which respects each bid is the best of those in the running, by its id; none is where they do not differ. */
export function bestOf(bids: readonly Bid[]): ReadonlyMap<string, readonly Merit[]> {
  const running = bids.filter(isRanked)
  const best = new Map<string, Merit[]>(bids.map(({ _id }) => [_id, []]))
  for (const merit of merits) {
    const measured = running.flatMap((bid) => {
      const value = values[merit](bid)
      return value === undefined ? [] : [{ _id: bid._id, value }]
    })
    const highest = Math.max(...measured.map(({ value }) => value))
    const holders = measured.filter(({ value }) => value === highest)
    if (holders.length < measured.length) for (const { _id } of holders) best.get(_id)?.push(merit)
  }
  return best
}

/** The best first by one merit, then by price; those that are out of the running come last. */
export function sortedBids(bids: readonly Bid[], by: Merit): Bid[] {
  const order = (one: Bid, other: Bid, merit: Merit) =>
    (values[merit](other) ?? -Infinity) - (values[merit](one) ?? -Infinity) || 0
  return bids.toSorted(
    (one, other) => Number(isRanked(other)) - Number(isRanked(one)) || order(one, other, by) || order(one, other, 'price') || 0,
  )
}
