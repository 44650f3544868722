import { describe, expect, it } from 'vitest'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { logoutEvents } from '#tests/support/event-fixtures/logout.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { logoutMachine } from './logout.machine.ts'

it('reaches every state', () =>
  expect(reachedStates(logoutMachine, Object.values(logoutEvents.events), Object.values(logoutEvents.inputs))).toEqual(
    statesOf(logoutMachine),
  ))

async function logOut(answer: () => unknown) {
  const flow = runFlow(answered(logoutMachine, { loggingOut: [answer] }), undefined)
  flow.actor.send({ type: 'logout.asked' })
  flow.actor.send({ type: 'logout.confirmed' })
  await settled()
  return flow
}

describe('signing out', () => {
  it('asks first', () => {
    const { actor, emitted, state } = runFlow(logoutMachine, undefined)
    actor.send({ type: 'logout.asked' })
    expect(state().hasTag('dialog')).toBe(true)
    actor.send({ type: 'logout.cancelled' })
    expect([state().hasTag('dialog'), emitted]).toEqual([false, []])
  })

  it('closes the session with the server’s words and leads to the login page', async () => {
    const { emitted } = await logOut(() => ({ message: 'Bye.' }))
    expect(emitted).toEqual([
      { type: 'toast', tone: 'success', text: { message: 'Bye.' } },
      { type: 'session.closed' },
      { type: 'navigate', to: '/login' },
    ])
  })

  it('has words of its own for a server that has none', async () => {
    const { emitted } = await logOut(() => ({ message: '' }))
    expect(emitted[0]).toEqual({ type: 'toast', tone: 'success', text: { key: 'app:logout.done' } })
  })

  it('shows a refusal and leads to the login page, still signed in', async () => {
    const { emitted } = await logOut(failWith(rejected(503, 'Not now')))
    expect(emitted).toEqual([
      { type: 'toast', tone: 'error', text: { message: 'Not now' } },
      { type: 'navigate', to: '/login' },
    ])
  })

  it('closes a session that the server says is over', async () => {
    const { emitted } = await logOut(failWith(rejected(401, 'Your session has ended')))
    expect(emitted).toEqual([
      { type: 'toast', tone: 'error', text: { message: 'Your session has ended' } },
      { type: 'session.closed' },
      { type: 'navigate', to: '/login' },
    ])
  })

  it('stays signed in when no answer comes, and says so', async () => {
    const { emitted, state } = await logOut(failWith(unreachable))
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:logout.unexpected' } }])
    expect(state().hasTag('dialog')).toBe(false)
  })

  it('can be asked for again after a failure', async () => {
    const { actor, state } = await logOut(failWith(unreachable))
    actor.send({ type: 'logout.asked' })
    expect(state().hasTag('dialog')).toBe(true)
  })
})
