import { expect, it } from 'vitest'
import { sampleCard } from '#tests/support/account-fixtures.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { savedCardsEvents } from '#tests/support/event-fixtures/saved-cards.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { savedCardsMachine } from './saved-cards.machine.ts'

it('reaches every state', () => {
  const { inputs, events } = savedCardsEvents
  expect(reachedStates(savedCardsMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(savedCardsMachine))
})

async function remove(deleting: Answers, after: readonly (typeof sampleCard)[]) {
  const reading = [() => ({ cards: [sampleCard] }), () => ({ cards: after })]
  const flow = runFlow(answered(savedCardsMachine, { reading, deleting }), undefined)
  await settled()
  flow.actor.send({ type: 'deleting.asked', card: sampleCard })
  flow.actor.send({ type: 'deleting.confirmed' })
  await settled()
  return flow
}

it('tells that a card is gone, and that none is left', async () => {
  const { emitted, state } = await remove([() => ({ message: 'Card removed.' })], [])
  expect([emitted, state().hasTag('empty')]).toEqual([
    [{ type: 'toast', tone: 'success', text: { message: 'Card removed.' } }],
    true,
  ])
})

it('shows the card again when it could not be taken away', async () => {
  const { emitted, state } = await remove([failWith(unreachable)], [sampleCard])
  expect([emitted.map(({ type }) => type), state().context.cards]).toEqual([['toast'], [sampleCard]])
})
