import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import type { components } from '#src/generated/schema.ts'
import { unreachable } from '#tests/support/actor-events.ts'
import { sellerDetailsEvents } from '#tests/support/event-fixtures/seller-details.ts'
import { acetoneCard, bareCard, gulfMarjan } from '#tests/support/catalogue-fixtures.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'
import { sellerDetailsMachine } from './seller-details.machine.ts'

type Page = components['schemas']['ProductPage']

const firstPage: Page = { products: [acetoneCard], total: 30 }

/** A seller's page that has come; the pages of products wait for the test. */
async function openSeller() {
  const turned: { page: number; answer: (offers: Page) => void; fail: (failure: ApiFailure) => void }[] = []
  const emitted: FlowEmitted[] = []
  const machine = sellerDetailsMachine.provide({
    actors: {
      reading: fromPromise<{ seller: typeof gulfMarjan; offers: Page }, { sellerId: string }>(async () => ({
        seller: gulfMarjan,
        offers: firstPage,
      })),
      paging: fromPromise<{ page: number; offers: Page }, { sellerId: string; page: number }>(
        ({ input: { page } }) =>
          new Promise((resolve, reject) => {
            turned.push({ page, answer: (offers) => resolve({ page, offers }), fail: (failure) => reject(new ApiError(failure)) })
          }),
      ),
    },
  })
  const actor = createActor(machine, { input: { sellerId: gulfMarjan._id } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'))
  await settled()
  return { actor, turned, emitted, settled }
}

it('reaches every state', () => {
  const { events, inputs } = sellerDetailsEvents
  expect(reachedStates(sellerDetailsMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(sellerDetailsMachine),
  )
})

it('shows the page chosen last, whichever answers first', async () => {
  const { actor, turned, settled } = await openSeller()
  actor.send({ type: 'page.chosen', page: 2 })
  actor.send({ type: 'page.chosen', page: 3 })
  turned[1]?.answer({ products: [bareCard], total: 30 })
  turned[0]?.answer(firstPage)
  const { page, products } = (await settled()).context
  expect({ page, products }).toEqual({ page: 3, products: [bareCard] })
})

it('stays on the page before when the next one cannot be had, and says so', async () => {
  const { actor, turned, emitted, settled } = await openSeller()
  actor.send({ type: 'page.chosen', page: 2 })
  turned[0]?.fail(unreachable)
  const { page, products } = (await settled()).context
  expect({ page, products, emitted }).toEqual({
    page: 1,
    products: [acetoneCard],
    emitted: [{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }],
  })
})
