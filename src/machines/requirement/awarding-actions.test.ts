import { describe, expect, it } from 'vitest'
import type { components } from '#src/generated/schema.ts'
import { comparedBids, openRequirement, ownRequirement } from '#tests/support/requirement-fixtures.ts'
import { awardingActions, bidActions, isEditable } from './awarding-actions.ts'

type Requirement = components['schemas']['Requirement']

const [standing, , rejected] = comparedBids
const statuses = ['open', 'awarded', 'closed', 'expired'] as const
const bidStatuses = ['submitted', 'accepted', 'rejected', 'withdrawn', 'lapsed'] as const
const withBid = (status: (typeof bidStatuses)[number]): Requirement => ({ ...ownRequirement, bids: [{ ...standing, status }] })

describe('what a buyer can do with a bid', () => {
  it('is to accept or reject one that stands, while the requirement is open', () => {
    expect(bidStatuses.map((status) => bidActions(withBid(status), standing._id, 'buyer'))).toEqual([
      ['accept', 'reject'],
      [],
      [],
      [],
      [],
    ])
    expect(statuses.map((status) => bidActions({ ...ownRequirement, status }, standing._id, 'buyer'))).toEqual([
      ['accept', 'reject'],
      ['reject'],
      ['reject'],
      ['reject'],
    ])
  })

  it('is nothing with a bid that is not there any more, on the other side, or of somebody else’s requirement', () => {
    expect(bidActions(ownRequirement, 'gone', 'buyer')).toEqual([])
    expect(bidActions(ownRequirement, rejected._id, 'buyer')).toEqual([])
    expect(bidActions(ownRequirement, standing._id, 'seller')).toEqual([])
    expect(bidActions({ ...ownRequirement, own: false }, standing._id, 'buyer')).toEqual([])
  })
})

describe('what a buyer can do with a requirement', () => {
  it('is what can be done with its bids, each once, and to close it while it is open', () => {
    expect(awardingActions(ownRequirement, 'buyer')).toEqual(['accept', 'reject', 'close'])
    expect(awardingActions({ ...ownRequirement, bids: [] }, 'buyer')).toEqual(['close'])
    expect(awardingActions({ ...ownRequirement, status: 'closed', bids: [] }, 'buyer')).toEqual([])
    expect(awardingActions(ownRequirement, 'seller')).toEqual([])
  })

  it('includes to edit it until somebody has bid', () => {
    expect(isEditable({ ...ownRequirement, bids: [] }, 'buyer')).toBe(true)
    expect(isEditable(ownRequirement, 'buyer')).toBe(false)
    expect(isEditable({ ...ownRequirement, bids: [], status: 'awarded' }, 'buyer')).toBe(false)
    expect(isEditable({ ...ownRequirement, bids: [] }, 'seller')).toBe(false)
    expect(isEditable(openRequirement, 'buyer')).toBe(false)
  })
})
