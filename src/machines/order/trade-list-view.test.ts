import { expect, it } from 'vitest'
import { orderGroups, sellerDispatchGroups } from './order-groups.ts'
import { quoteMachine } from '#src/machines/lifecycles/quote.machine.ts'
import { quoteGroups } from '#src/machines/quote/quote-groups.ts'
import { groupOf, queryOfGroup, queryOfSearch } from './trade-list-view.ts'

const { buyer, seller } = orderGroups

it('finds the group that a query asks for', () => {
  expect(groupOf(buyer, {})).toBe('all')
  expect(groupOf(buyer, { statuses: ['delivered'] })).toBe('delivered')
  expect(groupOf(buyer, { waitsFor: 'payment' })).toBe('toPay')
  expect(groupOf(seller, queryOfGroup(seller, 'toDispatch', {}))).toBe('toDispatch')
})

it('asks for what waits for its payment or its preparation, whatever its state', () => {
  const query = queryOfGroup(seller, 'unpaid', { kind: 'product', search: 'acetone', dispatch: 'due' })
  expect([query, groupOf(seller, query)]).toEqual([{ kind: 'product', search: 'acetone', waitsFor: 'payment' }, 'unpaid'])
  expect(queryOfSearch('', query)).toEqual({ kind: 'product', waitsFor: 'payment' })
  expect(queryOfGroup(seller, 'toProcess', query)).toEqual({ kind: 'product', search: 'acetone', waitsFor: 'preparation' })
  expect(queryOfGroup(buyer, 'toPay', {})).toEqual({ waitsFor: 'payment' })
})

it('keeps the search while a group is chosen, and the group while something is searched for', () => {
  expect(queryOfGroup(seller, 'fresh', { search: 'acetone' })).toEqual({ search: 'acetone', statuses: ['placed'] })
  expect(queryOfSearch('acetone', { statuses: ['placed'] })).toEqual({ search: 'acetone', statuses: ['placed'] })
  expect(queryOfSearch('', { search: 'acetone', statuses: ['placed'] })).toEqual({ statuses: ['placed'] })
})

it('goes back to everything when all are chosen', () =>
  expect(queryOfGroup(buyer, 'all', { search: 'acetone', statuses: ['invoiced', 'paymentReview'] })).toEqual({}))

it('stays with its kind whatever is chosen', () => {
  const query = queryOfGroup(quoteGroups.buyer, 'toDecide', { kind: 'quote', search: 'acetone' })
  expect(query).toEqual({ kind: 'quote', search: 'acetone', statuses: ['offered'] })
  expect(queryOfSearch('', query)).toEqual({ kind: 'quote', statuses: ['offered'] })
  expect(queryOfGroup(quoteGroups.buyer, 'all', query)).toEqual({ kind: 'quote' })
})

it('has every state of a quote in one group of each side', () => {
  for (const groups of Object.values(quoteGroups)) {
    expect(Object.values(groups).flat().toSorted()).toEqual(Object.keys(quoteMachine.states).toSorted())
  }
})

it('asks for what is to be dispatched, whatever its state', () => {
  const groups = { ...seller, ...sellerDispatchGroups }
  const query = queryOfGroup(groups, 'dispatchDue', { kind: 'product', search: 'acetone', statuses: ['placed'] })
  expect([query, groupOf(groups, query)]).toEqual([{ kind: 'product', search: 'acetone', dispatch: 'due' }, 'dispatchDue'])
  expect(queryOfSearch('', query)).toEqual({ kind: 'product', dispatch: 'due' })
  expect(queryOfGroup(groups, 'fresh', query)).toEqual({ kind: 'product', search: 'acetone', statuses: ['placed'] })
})
