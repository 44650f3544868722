import { expect, it } from 'vitest'
import { listing } from '#tests/support/event-fixtures/listing-change.ts'
import { listingFlow } from '#tests/support/listing-page.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { orderGroups } from '#src/machines/order/order-groups.ts'
import { listingParts } from './listing-details.machine.ts'

const input = { productId: listing._id, sellerId: listing.seller._id }
const shelved = { ...listing, status: 'inactive' as const, version: 4 }

it('asks for the open trade of this product alone', async () => {
  const { state } = runFlow(listingFlow({}), input)
  const { orders, quotes, ratings } = listingParts(state())
  const closed: readonly string[] = orderGroups.seller.closed
  const { productId, statuses = [] } = orders.getSnapshot().context.query
  expect([productId, statuses.filter((status) => closed.includes(status)), statuses.length]).toEqual([listing._id, [], 11])
  expect(quotes.getSnapshot().context.query).toEqual({
    kind: 'quote',
    productId: listing._id,
    statuses: ['requested', 'countered', 'offered'],
  })
  expect(ratings.getSnapshot().context.query).toEqual({ productId: listing._id })
})

it('reads the product again after each change, and only then', async () => {
  const machine = listingFlow({
    reading: [() => listing, () => shelved],
    changing: [() => ({ changed: { fate: 'changed', product: shelved } })],
  })
  const { emitted, state } = runFlow(machine, input)
  const { view, change } = listingParts(state())
  const shown = () => view.getSnapshot().context.results?.status
  await settled()
  change.send({ type: 'action.chosen', action: 'deactivate', listing: listing })
  await settled()
  expect(shown()).toBe('active')
  change.send({ type: 'action.confirmed' })
  await expect.poll(shown).toBe('inactive')
  expect(emitted).toEqual([])
})

it('leaves a product that was deleted, without reading it again', async () => {
  const machine = listingFlow({
    reading: [() => listing, () => shelved],
    changing: [() => ({ changed: { fate: 'deleted', productId: listing._id } })],
  })
  const { emitted, state } = runFlow(machine, input)
  const { view, change } = listingParts(state())
  await settled()
  change.send({ type: 'action.chosen', action: 'delete', listing: listing })
  change.send({ type: 'action.confirmed' })
  await expect.poll(() => emitted).toEqual([{ type: 'navigate', to: '/seller-product', replace: true }])
  await settled()
  expect(view.getSnapshot().context.results?.status).toBe('active')
})
