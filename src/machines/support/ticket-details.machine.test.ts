import { afterEach, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { ticketDetailsEvents, ticketDetailsNeverIn } from '#tests/support/event-fixtures/ticket-details.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { repliedTicket, closedTicket, openTicket } from '#tests/support/ticket-fixtures.ts'
import { ticketDetailsMachine } from './ticket-details.machine.ts'

afterEach(() => configureApi({}))

it('reaches every state that a thing without documents has', () => {
  const { events, inputs } = ticketDetailsEvents
  expect(reachedStates(ticketDetailsMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(ticketDetailsMachine).filter((state) => !ticketDetailsNeverIn.includes(state)),
  )
})

/** Opens a ticket over a line that answers each call with the next of these. */
function open(...answers: unknown[]) {
  const calls: unknown[] = []
  configureApi({
    baseUrl: 'https://kimiya.example/api',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const text = await request.text()
      const body: unknown = text === '' ? null : JSON.parse(text)
      calls.push([pathname.replace(openTicket._id, ':id'), body])
      const results = answers.length > 1 ? answers.shift() : answers[0]
      return Response.json({ error: false, code: 200, message: 'Done.', results })
    },
  })
  const { actor, emitted, state } = runFlow(ticketDetailsMachine, { id: openTicket._id, side: 'buyer' })
  return { actor, emitted, state, calls }
}

it('sends a reply, and is done with its draft', async () => {
  const { actor, emitted, state, calls } = open(repliedTicket, openTicket)
  await expect.poll(() => state().hasTag('filled')).toBe(true)
  actor.send({ type: 'action.decided', command: { type: 'reply', message: 'Any news?' } })
  await expect
    .poll(() => emitted)
    .toEqual([
      { type: 'draft.finished', draft: `ticketReply.${openTicket._id}` },
      { type: 'toast', tone: 'success', text: { message: 'Done.' } },
    ])
  expect(calls.slice(0, 2)).toEqual([
    ['/api/platform/viewTicket/:id', null],
    ['/api/platform/replyTicket/:id', { message: 'Any news?' }],
  ])
})

it('closes a ticket once that was confirmed, and leaves a closed one alone', async () => {
  const { actor, state, calls } = open(repliedTicket, closedTicket)
  await expect.poll(() => state().hasTag('filled')).toBe(true)
  actor.send({ type: 'action.chosen', action: 'close' })
  expect([state().hasTag('dialog'), calls.length]).toEqual([true, 1])
  actor.send({ type: 'action.confirmed', command: { type: 'close' } })
  await expect.poll(() => state().context.entity?.status).toBe('closed')
  expect(calls[1]).toEqual(['/api/platform/closeTicket/:id', null])
  actor.send({ type: 'action.chosen', action: 'close' })
  actor.send({ type: 'action.decided', command: { type: 'reply', message: 'One more thing' } })
  expect([state().hasTag('dialog'), state().hasTag('busy')]).toEqual([false, false])
})
