import { expect, it } from 'vitest'
import { ownProduct } from '#tests/support/alphabets/listing-change.ts'
import { ownProductFlow } from '#tests/support/own-product-page.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { orderGroups } from './order-groups.ts'
import { ownProductParts } from './own-product-details.machine.ts'

const input = { productId: ownProduct._id, sellerId: ownProduct.seller._id }
const shelved = { ...ownProduct, status: 'inactive' as const, version: 4 }

it('asks for the open trade of this product alone', async () => {
  const { state } = runFlow(ownProductFlow({}), input)
  const { orders, quotes, ratings } = ownProductParts(state())
  const closed: readonly string[] = orderGroups.seller.closed
  const { productId, statuses = [] } = orders.getSnapshot().context.query
  expect([productId, statuses.filter((status) => closed.includes(status)), statuses.length]).toEqual([ownProduct._id, [], 10])
  expect(quotes.getSnapshot().context.query).toEqual({
    kind: 'quote',
    productId: ownProduct._id,
    statuses: ['requested', 'countered', 'offered'],
  })
  expect(ratings.getSnapshot().context.query).toEqual({ productId: ownProduct._id })
})

it('reads the product again after each change, and only then', async () => {
  const machine = ownProductFlow({
    reading: [() => ownProduct, () => shelved],
    changing: [() => ({ changed: { fate: 'changed', product: shelved } })],
  })
  const { heard, state } = runFlow(machine, input)
  const { view, change } = ownProductParts(state())
  const shown = () => view.getSnapshot().context.results?.status
  await settled()
  change.send({ type: 'action.chosen', action: 'deactivate', listing: ownProduct })
  await settled()
  expect(shown()).toBe('active')
  change.send({ type: 'action.confirmed' })
  await expect.poll(shown).toBe('inactive')
  expect(heard).toEqual([])
})

it('leaves a product that was deleted, without reading it again', async () => {
  const machine = ownProductFlow({
    reading: [() => ownProduct, () => shelved],
    changing: [() => ({ changed: { fate: 'deleted', productId: ownProduct._id } })],
  })
  const { heard, state } = runFlow(machine, input)
  const { view, change } = ownProductParts(state())
  await settled()
  change.send({ type: 'action.chosen', action: 'delete', listing: ownProduct })
  change.send({ type: 'action.confirmed' })
  await expect.poll(() => heard).toEqual([{ type: 'navigate', to: '/seller-product', replace: true }])
  await settled()
  expect(view.getSnapshot().context.results?.status).toBe('active')
})
