import { expect, it } from 'vitest'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { openRequest } from '#tests/support/document-fixtures.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { documentAskingMachine } from './document-asking.machine.ts'

const input = { body: { productId: openRequest.product._id, kind: 'CoA' as const } }
const asked = { answer: { results: openRequest, message: 'Asked.' } }

it('reaches every state', () => {
  const events = [
    { type: 'form.submitted' as const, input },
    { type: 'form.reopened' as const },
    actorDone('sending', asked),
    actorFailed('sending', rejected(422, '', { kind: 'Choose one' })),
    actorFailed('sending', rejected(409)),
    actorFailed('sending', unreachable),
  ]
  expect(reachedStates(documentAskingMachine, events, [undefined])).toEqual(statesOf(documentAskingMachine))
})

it('leads to the request, where the answer will be', async () => {
  const { actor, emitted } = runFlow(answered(documentAskingMachine, { sending: [() => asked] }), undefined)
  actor.send({ type: 'form.submitted', input })
  await settled()
  expect(emitted).toEqual([
    { type: 'draft.finished', draft: `documentQuestion.${openRequest.product._id}` },
    { type: 'toast', tone: 'success', text: { message: 'Asked.' } },
    { type: 'navigate', to: `/my-document-details?documentRequest=${openRequest._id}`, replace: true },
  ])
})
