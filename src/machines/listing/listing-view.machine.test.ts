import { afterEach, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { listing } from '#tests/support/event-fixtures/listing-change.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { listingViewMachine } from './listing-view.machine.ts'

const input = { productId: listing._id, sellerId: listing.seller._id }

afterEach(() => configureApi({}))

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'view.staled' as const },
    actorDone('reading', listing),
    actorFailed('reading', rejected(404)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(listingViewMachine, events, [input])).toEqual(statesOf(listingViewMachine))
})

function looked(sellerId: string) {
  const asked: string[] = []
  configureApi({
    baseUrl: 'http://kimiya.test/api',
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname)
      return Response.json({ error: false, code: 200, message: '', results: listing })
    },
  })
  const machine = listingViewMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
  return { ...runFlow(machine, { ...input, sellerId }), asked }
}

it('shows the product to who sells it, and again when an order has taken from its stock', async () => {
  const { actor, state, asked } = looked(listing.seller._id)
  await expect.poll(() => state().hasTag('filled')).toBe(true)
  expect(state().context.results).toEqual(listing)
  actor.send({ type: 'live.changed', event: { type: 'order.changed', subjectId: 'an order' } })
  await expect.poll(() => asked).toHaveLength(2)
})

it('is not there for another seller, though the market shows it', async () => {
  const { state } = looked('01936d3e-8a00-7c31-9f3b-ffffffffffff')
  await expect.poll(() => state().hasTag('refused')).toBe(true)
  expect([state().context.results, state().context.failure]).toMatchObject([null, { kind: 'rejected', code: 404 }])
})
