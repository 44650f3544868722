import { expect, it } from 'vitest'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { openTicket } from '#tests/support/ticket-fixtures.ts'
import { ticketRaisingMachine } from './ticket-raising.machine.ts'

const input = { body: { topic: 'payment' as const, subject: 'Transfer not seen', message: 'I paid on Monday.' } }
const raised = { answer: { results: openTicket, message: 'We have it.' } }

it('reaches every state', () => {
  const events = [
    { type: 'form.submitted' as const, input },
    { type: 'form.reopened' as const },
    actorDone('sending', raised),
    actorFailed('sending', rejected(422, '', { subject: 'Too short' })),
    actorFailed('sending', rejected(409)),
    actorFailed('sending', unreachable),
  ]
  expect(reachedStates(ticketRaisingMachine, events, [undefined])).toEqual(statesOf(ticketRaisingMachine))
})

it('leads to the ticket, where the answer will be', async () => {
  const { actor, emitted } = runFlow(answered(ticketRaisingMachine, { sending: [() => raised] }), undefined)
  actor.send({ type: 'form.submitted', input })
  await settled()
  expect(emitted).toEqual([
    { type: 'draft.finished', draft: 'ticket' },
    { type: 'toast', tone: 'success', text: { message: 'We have it.' } },
    { type: 'navigate', to: `/help-and-support?ticket=${openTicket._id}` },
  ])
})
