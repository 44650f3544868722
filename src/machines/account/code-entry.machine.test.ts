import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { failWith, rejected } from '#tests/support/actor-events.ts'
import { codeEntryEvents, codeSent } from '#tests/support/event-fixtures/code-entry.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow } from '#tests/support/run-flow.ts'
import { type CodeEntryInput, codeEntryMachine } from './code-entry.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

const codeInput = codeEntryEvents.inputs['a code just sent']
const secondsLater = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
}
const settled = () => secondsLater(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  configureApi({})
})

function run(input: CodeEntryInput, actors: Record<string, Answers> = {}) {
  return runFlow(answered(codeEntryMachine, actors), input)
}

it('reaches every state', () => {
  const { events, inputs } = codeEntryEvents
  expect(reachedStates(codeEntryMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(codeEntryMachine))
})

describe('a one-time code', () => {
  it('opens the account and leads to the login page', async () => {
    const { actor, emitted, state } = run(codeInput, { verifying: [() => ({ results: {}, message: '' })] })
    actor.send({ type: 'code.entered', code: '493027' })
    await settled()
    expect(emitted).toEqual([
      { type: 'session.remembered', changes: { userEmail: null, verificationType: null, codeToken: null } },
      { type: 'toast', tone: 'success', text: { key: 'auth:code.done' } },
      { type: 'navigate', to: '/login', replace: true, state: { from: '/card' } },
    ])
    expect(state().hasTag('done')).toBe(true)
  })

  it.each([
    ['/place-order?quantity=320', '/card?next=%2Fplace-order%3Fquantity%3D320'],
    ['https://thief.example', '/card'],
  ])('keeps where the person was going when they registered: %s', async (from, to) => {
    const { actor, emitted } = run({ ...codeInput, from }, { verifying: [() => ({ results: {}, message: '' })] })
    actor.send({ type: 'code.entered', code: '493027' })
    await settled()
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/login', replace: true, state: { from: to } })
  })

  it('may be wrong and entered again', async () => {
    const { actor, emitted, state } = run(codeInput, {
      verifying: [
        failWith(rejected(422, 'Check', { code: 'This code is not right.' })),
        () => ({ results: {}, message: 'Ready.' }),
      ],
    })
    actor.send({ type: 'code.entered', code: '000000' })
    await settled()
    expect(fieldErrors(state().context.failure)).toEqual({ code: 'This code is not right.' })
    actor.send({ type: 'code.entered', code: '493027' })
    await settled()
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/login', replace: true, state: { from: '/card' } })
  })

  it('is no longer taken after ten minutes', async () => {
    const { actor, state } = run(codeInput)
    await vi.advanceTimersByTimeAsync(599_999)
    expect(state().hasTag('expired')).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(state().hasTag('expired')).toBe(true)
    actor.send({ type: 'code.entered', code: '493027' })
    expect(state().hasTag('busy')).toBe(false)
  })

  it('can be asked for again after the pause that the server names, and counts ten minutes anew', async () => {
    const { actor, emitted, state } = run(codeInput, { resending: [() => codeSent] })
    actor.send({ type: 'code.wanted' })
    await secondsLater(59)
    expect([state().hasTag('cooling'), state().context.resendAfter]).toEqual([true, 1])
    await secondsLater(1)
    actor.send({ type: 'code.wanted' })
    expect(state().hasTag('resending')).toBe(true)
    await settled()
    expect(emitted).toEqual([
      { type: 'session.remembered', changes: { codeToken: 'its-token' } },
      { type: 'toast', tone: 'success', text: { message: 'A code is on its way.' } },
    ])
    expect(state().hasTag('cooling')).toBe(true)
    await vi.advanceTimersByTimeAsync(599_999)
    expect(state().hasTag('expired')).toBe(false)
  })

  it('takes back what was said about the old one when a new one is sent', async () => {
    const { actor, state } = run(
      { ...codeInput, resendAfter: 0 },
      { verifying: [failWith(rejected(422, '', { code: 'Wrong' }))], resending: [() => codeSent] },
    )
    await secondsLater(1)
    actor.send({ type: 'code.entered', code: '000000' })
    await settled()
    actor.send({ type: 'code.wanted' })
    await settled()
    expect([state().hasTag('failed'), fieldErrors(state().context.failure)]).toEqual([false, {}])
  })

  it('has nothing to check without an address', () => {
    const { state } = run({ ...codeInput, email: null })
    expect(state().hasTag('empty')).toBe(true)
  })

  it('of a forgotten password leads to the new password, with the token that the server gave for it', async () => {
    const { actor, emitted } = run(
      { ...codeInput, purpose: 'passwordReset' },
      { verifying: [() => ({ results: { resetToken: 'the-reset-token' }, message: '' })] },
    )
    actor.send({ type: 'code.entered', code: '493027' })
    await settled()
    expect(emitted).toEqual([
      { type: 'navigate', to: '/reset-password', replace: true, state: { resetToken: 'the-reset-token' } },
    ])
  })

  it('is checked and sent again for what it is for', async () => {
    const asked: unknown[] = []
    configureApi({
      baseUrl: 'https://kimiya.example/api',
      fetch: async (request) => {
        asked.push([request.method, new URL(request.url).pathname, await request.json()])
        return Response.json({ error: false, code: 200, message: '', results: codeSent.results })
      },
    })
    const email = codeInput.email
    for (const purpose of ['signup', 'passwordReset'] as const) {
      const { actor } = runFlow(codeEntryMachine, {
        purpose,
        email,
        codeToken: 'first-token',
        deviceId: 'device-0001',
        resendAfter: 1,
        from: undefined,
      })
      await secondsLater(1)
      actor.send({ type: 'code.wanted' })
      await vi.waitUntil(() => actor.getSnapshot().hasTag('cooling'))
      actor.send({ type: 'code.entered', code: '493027' })
      await vi.waitUntil(() => actor.getSnapshot().hasTag('done'))
    }
    expect(asked).toEqual([
      ['PATCH', '/api/auth/resendOTP', { codeToken: 'first-token' }],
      ['PATCH', '/api/auth/verifyOTP', { email, code: '493027', codeToken: 'its-token', purpose: 'signup' }],
      ['PATCH', '/api/auth/forgetPassword', { email, deviceId: 'device-0001' }],
      ['PATCH', '/api/auth/verifyOTP', { email, code: '493027', codeToken: 'its-token', purpose: 'passwordReset' }],
    ])
  })
})
