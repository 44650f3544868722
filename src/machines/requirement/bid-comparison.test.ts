import { describe, expect, it } from 'vitest'
import type { components } from '#src/generated/schema.ts'
import { comparedBids, sampleBid } from '#tests/support/requirement-fixtures.ts'
import { bestOf, merits, sortedBids } from './bid-comparison.ts'

type Bid = components['schemas']['Bid']

const [cheap, fast, gone] = comparedBids
const meritsOf = (bids: readonly Bid[]) => Object.fromEntries(bestOf(bids))
const namesOf = (bids: readonly Bid[]) => bids.map(({ goodsName }) => goodsName)

describe('bids compared', () => {
  it('tells in which respects each is the best; what is out of the running is best in none', () =>
    expect(meritsOf(comparedBids)).toEqual({
      [cheap._id]: ['price', 'validUntil'],
      [fast._id]: ['leadTime', 'rating'],
      [gone._id]: [],
    }))

  it('calls nothing the best where there is nothing to choose from', () => {
    expect(meritsOf([cheap])).toEqual({ [cheap._id]: [] })
    expect(meritsOf([cheap, { ...cheap, _id: 'twin' }])).toEqual({ [cheap._id]: [], twin: [] })
    expect(bestOf([])).toEqual(new Map())
  })

  it('shares a merit between equals', () => {
    const twin = { ...cheap, _id: 'twin' }
    expect(bestOf([cheap, twin, fast]).get('twin')).toEqual(['price', 'validUntil'])
  })

  it('takes a seller that nobody has rated for neither good nor bad', () => {
    const unrated = { ...fast, _id: 'new', seller: { ...fast.seller, rating: 0, ratingCount: 0 } } as Bid
    expect(bestOf([cheap, unrated]).get(cheap._id)).not.toContain('rating')
    expect(namesOf(sortedBids([unrated, cheap], 'rating'))).toEqual(namesOf([cheap, unrated]))
  })

  it.each([
    ['price', [cheap, fast, gone]],
    ['leadTime', [fast, cheap, gone]],
    ['validUntil', [cheap, fast, gone]],
    ['rating', [fast, cheap, gone]],
  ] as const)('puts the best by %s first and what is out of the running last', (by, expected) => {
    expect(namesOf(sortedBids(comparedBids, by))).toEqual(namesOf(expected))
    expect(namesOf(sortedBids(comparedBids.toReversed(), by))).toEqual(namesOf(expected))
  })

  it('breaks a tie by the price', () => {
    const dear = { ...fast, _id: 'dear', goodsName: 'dear', leadTimeDays: cheap.leadTimeDays }
    expect(namesOf(sortedBids([dear, cheap], 'leadTime'))).toEqual([cheap.goodsName, 'dear'])
  })

  it('knows no merit of a bid that is not compared', () => {
    expect(meritsOf([sampleBid])).toEqual({ [sampleBid._id]: [] })
    expect(merits).toHaveLength(4)
  })
})
