import { afterEach, describe, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { pushInput, pushPermissionEvents } from '#tests/support/event-fixtures/push-permission.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { type PushPermissionInput, pushPermissionMachine } from './push-permission.machine.ts'

afterEach(() => configureApi({}))

it('reaches every state', () => {
  const { events, inputs } = pushPermissionEvents
  expect(reachedStates(pushPermissionMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(pushPermissionMachine),
  )
})

/** The flow in a browser that does as told; `sent` is what the server got, `logged` what was written to the log. */
async function runPush(more: Partial<PushPermissionInput>, status = 200) {
  const sent: unknown[] = []
  const logged: unknown[] = []
  configureApi({
    baseUrl: 'https://kimiya.example/api',
    fetch: async (request) => {
      sent.push([request.method, new URL(request.url).pathname, await request.json()])
      return Response.json({ error: status !== 200, code: status, message: '', results: {} }, { status })
    },
  })
  const flow = runFlow(pushPermissionMachine, { ...pushInput, log: (failure) => logged.push(failure), ...more })
  await rest()
  return { ...flow, sent, logged }
}

/** A call takes several turns of the event loop. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await settled()
}

const registration = {
  deviceId: 'web-4f6b1c7e90',
  deviceOS: 'Web',
  fcmToken: 'push token',
  deviceName: 'Linux x86_64',
  OSVersion: 'Linux',
  buildNumber: '1.0.0',
  language: 'English',
  userToken: 'session token',
}
const registered = (more: object = {}) => ['POST', '/api/auth/registerDevice', { ...registration, ...more }]
const stored = { type: 'session.remembered', changes: { pushToken: 'push token' } }
const granted = { findDevice: () => Promise.resolve('granted' as const) }

describe('a browser that may be pushed to', () => {
  it('fetches a push token, stores it, and registers the device of who is signed in', async () => {
    const { emitted, sent, logged } = await runPush(granted)
    expect([emitted, sent, logged]).toEqual([[stored], [registered()], []])
  })

  it('stores the token and registers nothing as long as nobody is signed in', async () => {
    const { actor, emitted, sent } = await runPush({ ...granted, userToken: null })
    expect([emitted, sent]).toEqual([[stored], []])
    actor.send({ type: 'user.changed', userToken: 'session token' })
    await rest()
    expect(sent).toEqual([registered()])
  })

  it('registers again in another language, and not in the same one', async () => {
    const { actor, sent } = await runPush(granted)
    actor.send({ type: 'language.changed', language: 'English' })
    actor.send({ type: 'language.changed', language: 'Bangla' })
    await rest()
    expect(sent).toEqual([registered(), registered({ language: 'Bangla' })])
  })

  it('replaces the token that the server knows this browser by, and registers with the next user', async () => {
    const { actor, emitted, sent } = await runPush({ ...granted, storedToken: 'older token' })
    const replaced = ['PUT', '/api/auth/updateFCM', { deviceId: 'web-4f6b1c7e90', fcmToken: 'push token' }]
    expect([emitted, sent]).toEqual([[stored], [replaced]])
    actor.send({ type: 'user.changed', userToken: 'another session' })
    await rest()
    expect(sent).toEqual([replaced, registered({ userToken: 'another session' })])
  })

  it('only logs that a token could not be had', async () => {
    const failure = new Error('blocked')
    const { emitted, sent, logged } = await runPush({ ...granted, fetchToken: () => Promise.reject(failure) })
    expect([emitted, sent, logged]).toEqual([[], [], [failure]])
  })

  it('only logs that the device could not be registered', async () => {
    const { emitted, logged } = await runPush(granted, 422)
    expect([emitted, logged.length]).toEqual([[stored], 1])
  })
})

describe('a browser that has not decided', () => {
  it('is asked by the page first, and by itself after a press', async () => {
    const asked: string[] = []
    const askBrowser = () => {
      asked.push('browser')
      return Promise.resolve('granted' as const)
    }
    const { actor, state, sent } = await runPush({ askBrowser })
    expect([state().hasTag('asked'), asked]).toEqual([true, []])
    actor.send({ type: 'push.accepted' })
    // In the same turn: after an await the press is no longer fresh.
    expect(asked).toEqual(['browser'])
    await rest()
    expect([state().hasTag('asked'), sent]).toEqual([false, [registered()]])
  })

  it('stays undecided when its question is put away', async () => {
    const { actor, state } = await runPush({})
    actor.send({ type: 'push.accepted' })
    await rest()
    expect([state().hasTag('asked'), state().hasTag('busy')]).toEqual([true, false])
  })

  it('is left alone after a no, which is remembered', async () => {
    const { actor, state, emitted } = await runPush({})
    actor.send({ type: 'push.postponed' })
    expect([state().hasTag('asked'), emitted]).toEqual([
      false,
      [{ type: 'session.remembered', changes: { pushPostponed: true } }],
    ])
    expect((await runPush({ postponed: true })).state().hasTag('asked')).toBe(false)
  })
})

it.each(['denied', 'unavailable'] as const)('does nothing in a browser where pushes are %s', async (standing) => {
  const { emitted, sent, logged, state } = await runPush({ findDevice: () => Promise.resolve(standing) })
  expect([emitted, sent, logged, state().hasTag('asked')]).toEqual([[], [], [], false])
})

it('only logs that the settings could not be read', async () => {
  const failure = new Error('away')
  const { emitted, sent, logged } = await runPush({ findDevice: () => Promise.reject(failure) })
  expect([emitted, sent, logged]).toEqual([[], [], [failure]])
})
