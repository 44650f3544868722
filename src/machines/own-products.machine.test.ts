import { expect, it } from 'vitest'
import { ownProduct } from '#tests/support/alphabets/listing-change.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { listingChangeMachine } from './listing-change.machine.ts'
import { ownProductListMachine } from './own-product-list.machine.ts'
import { ownProductsMachine, ownProductsParts } from './own-products.machine.ts'

it('reads the list again after each change, and only then', async () => {
  const reads = [ownProduct, { ...ownProduct, status: 'inactive' }].map((product) => () => ({
    read: { results: { products: [product], total: 1 }, items: [product], total: 1 },
  }))
  const machine = ownProductsMachine.provide({
    actors: {
      list: answered(ownProductListMachine, { reading: reads }),
      change: answered(listingChangeMachine, {
        changing: [() => ({ changed: { fate: 'changed', product: { ...ownProduct, status: 'inactive' } } })],
      }),
    },
  })
  const { state } = runFlow(machine, { query: { sellerId: ownProduct.seller._id } })
  const { list, change } = ownProductsParts(state())
  const shown = () => list.getSnapshot().context.items.map(({ status }) => status)
  await settled()
  change.send({ type: 'action.chosen', action: 'deactivate', listing: ownProduct })
  await settled()
  expect(shown()).toEqual(['active'])
  change.send({ type: 'action.confirmed' })
  await settled()
  await settled()
  expect(shown()).toEqual(['inactive'])
})
