import { expect, it } from 'vitest'
import { listingActions } from './listing-actions.ts'

it('offers what the life-cycle of a product allows', () => {
  const actions = (status: 'active' | 'inactive' | 'deleted', promoted = false) => listingActions({ status, promoted })
  expect(actions('active')).toEqual(['restock', 'promote', 'deactivate', 'delete'])
  expect(actions('active', true)).toEqual(['restock', 'deactivate', 'delete'])
  expect(actions('inactive')).toEqual(['restock', 'activate', 'delete'])
  expect(actions('deleted')).toEqual([])
})
