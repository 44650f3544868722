import { expect, it } from 'vitest'
import { listing } from '#tests/support/event-fixtures/listing-change.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { listingChangeMachine } from './listing-change.machine.ts'
import { listingListMachine } from './listing-list.machine.ts'
import { listingsMachine, listingsParts } from './listings.machine.ts'

it('reads the list again after each change, and only then', async () => {
  const reads = [listing, { ...listing, status: 'inactive' }].map((product) => () => ({
    read: { results: { products: [product], total: 1 }, items: [product], total: 1 },
  }))
  const machine = listingsMachine.provide({
    actors: {
      list: answered(listingListMachine, { reading: reads }),
      change: answered(listingChangeMachine, {
        changing: [() => ({ changed: { fate: 'changed', product: { ...listing, status: 'inactive' } } })],
      }),
    },
  })
  const { state } = runFlow(machine, { query: { sellerId: listing.seller._id } })
  const { list, change } = listingsParts(state())
  const shown = () => list.getSnapshot().context.items.map(({ status }) => status)
  await settled()
  change.send({ type: 'action.chosen', action: 'deactivate', listing: listing })
  await settled()
  expect(shown()).toEqual(['active'])
  change.send({ type: 'action.confirmed' })
  await settled()
  await settled()
  expect(shown()).toEqual(['inactive'])
})
