import { afterEach, describe, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { otherSession, thisSession } from '#tests/support/account-fixtures.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { sessionsEvents } from '#tests/support/event-fixtures/sessions.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { sessionsMachine } from './sessions.machine.ts'

const sessions = [thisSession, otherSession]

afterEach(() => configureApi({}))

it('reaches every state', () => {
  const { inputs, events } = sessionsEvents
  expect(reachedStates(sessionsMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(sessionsMachine))
})

async function end(ending: Answers) {
  const reading = [() => ({ sessions }), () => ({ sessions: [thisSession] })]
  const flow = runFlow(answered(sessionsMachine, { reading, ending }), undefined)
  await settled()
  flow.actor.send({ type: 'ending.asked', sessions: [otherSession] })
  expect(flow.state().hasTag('dialog')).toBe(true)
  flow.actor.send({ type: 'ending.confirmed' })
  await settled()
  return flow
}

describe('signing a device out', () => {
  it('asks first, tells it, and reads the list again', async () => {
    const { emitted, state } = await end([() => undefined])
    expect([emitted, state().context.sessions]).toEqual([
      [{ type: 'toast', tone: 'success', text: { key: 'account:sessions.ended', values: { count: 1 } } }],
      [thisSession],
    ])
  })

  it('shows what is left when the line breaks', async () => {
    const { emitted, state } = await end([failWith(unreachable)])
    expect([emitted.map(({ type }) => type), state().hasTag('filled')]).toEqual([['toast'], true])
  })

  it('takes one that has ended by itself meanwhile for done', async () => {
    const asked: string[] = []
    configureApi({
      baseUrl: 'https://kimiya.example/api',
      fetch: (request) => {
        asked.push(`${request.method} ${new URL(request.url).pathname}`)
        const gone = request.url.includes(otherSession._id)
        const code = gone ? 404 : 200
        return Promise.resolve(Response.json({ error: gone, code, message: '', results: {} }, { status: code }))
      },
    })
    const third = { ...otherSession, _id: otherSession._id.replace(/.$/, '3') }
    const reading = [() => ({ sessions: [thisSession, otherSession, third] }), () => ({ sessions: [thisSession] })]
    const { actor, emitted, state } = runFlow(answered(sessionsMachine, { reading }), undefined)
    await settled()
    actor.send({ type: 'ending.asked', sessions: [otherSession, third] })
    actor.send({ type: 'ending.confirmed' })
    await expect.poll(() => state().context.sessions).toEqual([thisSession])
    expect(asked).toEqual([otherSession, third].map(({ _id }) => `DELETE /api/auth/endSession/${_id}`))
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key: 'account:sessions.ended', values: { count: 2 } } }])
  })
})
