import { expect, it } from 'vitest'
import { failWith, rejected } from '#tests/support/actor-events.ts'
import { quoteDetailsEvents, quoteDetailsNeverIn } from '#tests/support/event-fixtures/quote-details.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { endedQuote, quoteAfter } from '#tests/support/quote-fixtures.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { quoteDetailsMachine } from './quote-details.machine.ts'

it('reaches every state that a quote can bring it to', () => {
  const { events, inputs } = quoteDetailsEvents
  expect(reachedStates(quoteDetailsMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(quoteDetailsMachine).filter((state) => !quoteDetailsNeverIn.includes(state)),
  )
})

async function open(side: 'buyer' | 'seller', ...readings: ReturnType<typeof quoteAfter>[]) {
  const machine = answered(quoteDetailsMachine, {
    reading: readings.map((entity) => () => ({ entity })),
    changing: [failWith(rejected(409, 'There is a newer offer.'))],
  })
  const flow = runFlow(machine, { id: quoteAfter(0)._id, side })
  await settled()
  return flow
}

it('lets the buyer accept an offer, and not the seller who made it', async () => {
  const [buyer, seller] = [await open('buyer', quoteAfter(1)), await open('seller', quoteAfter(1))]
  for (const { actor } of [buyer, seller]) actor.send({ type: 'action.chosen', action: 'accept' })
  expect([buyer.state().context.asked, seller.state().context.asked]).toEqual(['accept', null])
})

it('offers nothing any more when the quote has ended', async () => {
  const { actor, state } = await open('buyer', endedQuote('expired', 'system'))
  actor.send({ type: 'action.chosen', action: 'withdraw' })
  expect(state().context.asked).toBeNull()
})

it('shows the newer offer when the one that was to be accepted has been replaced, and says so', async () => {
  const { actor, state } = await open('buyer', quoteAfter(1), quoteAfter(3))
  actor.send({ type: 'action.chosen', action: 'accept' })
  actor.send({ type: 'action.confirmed', command: { type: 'accept', version: 1 } })
  await settled()
  await settled()
  expect([state().context.entity?.version, state().context.failure]).toEqual([3, rejected(409, 'There is a newer offer.')])
})
