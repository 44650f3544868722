import { describe, expect, it } from 'vitest'
import {
  groupOfOwn,
  groupOfSeller,
  isNarrowed,
  queryOfCategory,
  queryOfOwnGroup,
  queryOfSearch,
  queryOfSellerGroup,
  requirementGroups,
} from './requirement-list-view.ts'

describe('a list of requirements', () => {
  it('has a group of a buyer’s own for each state, and one for all', () => {
    expect(requirementGroups).toEqual(['open', 'awarded', 'closed', 'expired'])
    for (const group of requirementGroups) expect(groupOfOwn(queryOfOwnGroup(group, { search: 'toluene' }))).toBe(group)
    expect(queryOfOwnGroup('all', { search: 'toluene', statuses: ['open'] })).toEqual({ search: 'toluene' })
    expect(groupOfOwn({})).toBe('all')
  })

  it('shows a seller what takes bids or what it has bid for, and sorts only the former', () => {
    expect(queryOfSellerGroup('myBids', { sort: 'closingSoon', search: 'acid' })).toEqual({ search: 'acid', myBids: true })
    expect(queryOfSellerGroup('biddable', { myBids: true, sort: 'closingSoon' })).toEqual({ sort: 'closingSoon' })
    expect([groupOfSeller({}), groupOfSeller({ myBids: true })]).toEqual(['biddable', 'myBids'])
    const withoutBid = queryOfSellerGroup('withoutBid', { myBids: true, sort: 'closingSoon' })
    expect([withoutBid, groupOfSeller(withoutBid)]).toEqual([{ sort: 'closingSoon', withoutBid: true }, 'withoutBid'])
    expect(queryOfSellerGroup('myBids', withoutBid)).toEqual({ myBids: true })
  })

  it('keeps the rest when one thing is narrowed or widened', () => {
    expect(queryOfSearch('acid', { myBids: true })).toEqual({ myBids: true, search: 'acid' })
    expect(queryOfSearch('', { myBids: true, search: 'acid' })).toEqual({ myBids: true })
    expect(queryOfCategory('c1', { search: 'acid' })).toEqual({ search: 'acid', categoryId: 'c1' })
    expect(queryOfCategory('', { search: 'acid', categoryId: 'c1' })).toEqual({ search: 'acid' })
  })

  it('is narrowed by words, state, category and country, not by the group of a seller', () => {
    const wide = [{}, { myBids: true }, { sort: 'newest' as const }]
    const narrow = [{ search: 'a' }, { statuses: ['open' as const] }, { categoryId: 'c' }, { countries: ['BD'] }]
    expect([...wide, ...narrow].map(isNarrowed)).toEqual([false, false, false, true, true, true, true])
  })
})
