import { describe, expect, it } from 'vitest'
import { openRequirement, sampleBid } from '#tests/support/requirement-fixtures.ts'
import { biddingActions } from './bidding-actions.ts'

const statuses = ['submitted', 'accepted', 'rejected', 'withdrawn', 'lapsed'] as const

describe('what a seller can do with a requirement', () => {
  it('is to bid, and to withdraw a bid that stands', () => {
    expect(biddingActions(openRequirement, 'seller')).toEqual(['bid'])
    expect(statuses.map((status) => biddingActions({ ...openRequirement, myBid: { ...sampleBid, status } }, 'seller'))).toEqual([
      ['bid', 'withdraw'],
      ['bid'],
      ['bid'],
      ['bid'],
      ['bid'],
    ])
  })

  it('is nothing after the deadline, with an own requirement, or on the buyer’s side', () => {
    const myBid = sampleBid
    expect(biddingActions({ ...openRequirement, openForBids: false, myBid }, 'seller')).toEqual([])
    expect(biddingActions({ ...openRequirement, own: true }, 'seller')).toEqual([])
    expect(biddingActions({ ...openRequirement, myBid }, 'buyer')).toEqual([])
  })
})
