import { expect, it } from 'vitest'
import { groupOf, queryOfGroup, queryOfSearch } from './order-list-view.ts'

it('finds the group that a query asks for', () => {
  expect(groupOf('buyer', {})).toBe('all')
  expect(groupOf('buyer', { statuses: ['invoiced', 'paymentReview'] })).toBe('toPay')
  expect(groupOf('seller', queryOfGroup('seller', 'toDispatch', {}))).toBe('toDispatch')
})

it('keeps the search while a group is chosen, and the group while something is searched for', () => {
  expect(queryOfGroup('seller', 'fresh', { search: 'acetone' })).toEqual({ search: 'acetone', statuses: ['placed'] })
  expect(queryOfSearch('acetone', { statuses: ['placed'] })).toEqual({ search: 'acetone', statuses: ['placed'] })
  expect(queryOfSearch('', { search: 'acetone', statuses: ['placed'] })).toEqual({ statuses: ['placed'] })
})

it('goes back to everything when all are chosen', () => {
  expect(queryOfGroup('buyer', 'all', { search: 'acetone', statuses: ['invoiced', 'paymentReview'] })).toEqual({})
})
