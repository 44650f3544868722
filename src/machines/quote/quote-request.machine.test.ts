import { expect, it } from 'vitest'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { sampleQuote } from '#tests/support/quote-fixtures.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { quoteRequestMachine } from './quote-request.machine.ts'

const { item, incoterm, timeZone } = sampleQuote
const { productId, quantity } = item
const addressId = '01936d3e-8a00-7c31-9f3b-000000000030'
const input = { body: { action: 'request' as const, productId, quantity, incoterm, addressId, timeZone } }
const asked = { answer: { results: sampleQuote, message: 'Asked.' } }

it('reaches every state', () => {
  const events = [
    { type: 'form.submitted' as const, input },
    { type: 'form.reopened' as const },
    actorDone('sending', asked),
    actorFailed('sending', rejected(422, '', { quantity: 'Too little' })),
    actorFailed('sending', rejected(409)),
    actorFailed('sending', unreachable),
  ]
  expect(reachedStates(quoteRequestMachine, events, [undefined])).toEqual(statesOf(quoteRequestMachine))
})

it('is done with what was typed and leads to the quote, where the offer will be', async () => {
  const { actor, emitted } = runFlow(answered(quoteRequestMachine, { sending: [() => asked] }), undefined)
  actor.send({ type: 'form.submitted', input })
  await settled()
  expect(emitted).toEqual([
    { type: 'draft.finished', draft: `quote.${item.productId}` },
    { type: 'toast', tone: 'success', text: { message: 'Asked.' } },
    { type: 'navigate', to: `/my-quote-details?quote=${sampleQuote._id}`, replace: true },
  ])
})
