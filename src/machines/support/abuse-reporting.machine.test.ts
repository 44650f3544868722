import { describe, expect, it } from 'vitest'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { abuseReportingEvents } from '#tests/support/event-fixtures/abuse-reporting.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { fromPromise } from 'xstate'
import { abuseReportingMachine } from './abuse-reporting.machine.ts'

const { events } = abuseReportingEvents
const chosen = events['listing chosen']
const submitted = events['report submitted']

it('reaches every state', () =>
  expect(reachedStates(abuseReportingMachine, Object.values(events), [undefined])).toEqual(statesOf(abuseReportingMachine)))

async function report(answer: () => unknown) {
  const flow = runFlow(answered(abuseReportingMachine, { sending: [answer, answer] }), undefined)
  flow.actor.send(chosen)
  flow.actor.send(submitted)
  await settled()
  return flow
}

describe('a report of abuse', () => {
  it('is told to have arrived, and the dialog is gone', async () => {
    const { emitted, state } = await report(() => ({ message: 'We have it.' }))
    expect([emitted, state().hasTag('dialog'), state().context.subject]).toEqual([
      [{ type: 'toast', tone: 'success', text: { message: 'We have it.' } }],
      false,
      null,
    ])
  })

  it('is sent once by a double click, and cannot be left while nobody knows whether it has arrived', () => {
    const asked: unknown[] = []
    const machine = abuseReportingMachine.provide({
      actors: {
        sending: fromPromise(({ input }) => {
          asked.push(input.report)
          return new Promise(() => undefined)
        }),
      },
    })
    const { actor, state } = runFlow(machine, undefined)
    for (const event of [chosen, submitted, submitted, events['report abandoned']]) actor.send(event)
    expect([asked, state().hasTag('dialog')]).toEqual([
      [{ subject: 'listing', subjectId: chosen.subjectId, reason: 'fraud' }],
      true,
    ])
  })

  it('keeps its key when the same is sent again after no answer came, and takes another for another report', async () => {
    const { actor, state } = await report(failWith(unreachable))
    const { idempotencyKey } = state().context
    actor.send(submitted)
    expect(state().context.idempotencyKey).toBe(idempotencyKey)
    await settled()
    actor.send({ type: 'report.submitted', details: { reason: 'spam' } })
    expect(state().context.idempotencyKey).not.toBe(idempotencyKey)
  })

  it('stays open with what the server found wrong, and says why it was refused', async () => {
    const corrected = await report(failWith(rejected(422, 'Check', { note: 'Say more' })))
    expect([corrected.state().hasTag('dialog'), corrected.state().hasTag('refused'), corrected.emitted]).toEqual([
      true,
      false,
      [],
    ])
    const refused = await report(failWith(rejected(409, 'Reported already')))
    expect([refused.state().hasTag('dialog'), refused.state().hasTag('refused')]).toEqual([true, true])
  })

  it('begins afresh with the next thing', async () => {
    const { actor, state } = await report(failWith(rejected(409, 'Reported already')))
    actor.send(events['report abandoned'])
    actor.send({ type: 'report.chosen', subject: 'person', subjectId: 'p' })
    expect([state().context.failure, state().context.subject]).toEqual([null, { subject: 'person', subjectId: 'p' }])
  })
})
