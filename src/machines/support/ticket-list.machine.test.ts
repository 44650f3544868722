import { expect, it } from 'vitest'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { repliedTicket, openTicket } from '#tests/support/ticket-fixtures.ts'
import { ticketListMachine } from './ticket-list.machine.ts'

const tickets = (ticket: typeof openTicket) => ({ tickets: [ticket], total: 1 })
const seen = { type: 'live.changed' as const, event: { type: 'notification.created' as const, subjectId: 'n' } }

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    seen,
    actorDone('reading', tickets(openTicket)),
    actorFailed('reading', rejected(403)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(ticketListMachine, events, [{}])).toEqual(statesOf(ticketListMachine))
})

it('is read anew when a notification may bring an answer', async () => {
  const reading = [() => tickets(openTicket), () => tickets(repliedTicket)]
  const { actor, state } = runFlow(answered(ticketListMachine, { reading }), {})
  await settled()
  actor.send(seen)
  await settled()
  expect(state().context.results).toEqual(tickets(repliedTicket))
})
