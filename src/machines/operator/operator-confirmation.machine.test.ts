import { afterEach, describe, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { identityConfirmationEvents, options } from '#tests/support/event-fixtures/identity-confirmation.ts'
import { assertion } from '#tests/support/event-fixtures/sign-in-confirmation.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { operatorConfirmationMachine } from './operator-confirmation.machine.ts'

const entered = { type: 'proof.entered', proof: { code: '493027' } } as const
const input = { methods: ['passkey', 'authenticator'] as const, signWithPasskey: () => Promise.resolve(assertion) }

async function confirm(answer: () => unknown) {
  const flow = runFlow(answered(operatorConfirmationMachine, { confirming: [answer] }), input)
  flow.actor.send(entered)
  await settled()
  return flow
}

it('reaches every state', () =>
  expect(reachedStates(operatorConfirmationMachine, Object.values(identityConfirmationEvents.events), [input])).toEqual(
    statesOf(operatorConfirmationMachine),
  ))

it('offers the passkey first', () => {
  expect(runFlow(operatorConfirmationMachine, input).state().context.method).toBe('passkey')
})

it.each([
  ['the code was wrong', rejected(422, 'Check', { code: 'Wrong' })],
  ['there were too many proofs', rejected(429)],
  ['no answer came', unreachable],
])('takes another proof when %s', async (_, failure) => {
  const { actor, state } = await confirm(failWith(failure))
  expect([state().hasTag('failed'), state().context.failure]).toEqual([true, failure])
  actor.send({ type: 'passkey.wanted' })
  expect([state().hasTag('busy'), state().context.failure]).toEqual([true, null])
})

it.each([
  ['is confirmed', () => ({}), 'done'],
  ['is over', failWith(rejected(401)), 'expired'],
] as const)('asks for nothing more once it %s', async (_, answer, tag) => {
  const { actor, state } = await confirm(answer)
  actor.send(entered)
  actor.send({ type: 'passkey.wanted' })
  expect([state().hasTag(tag), state().hasTag('busy')]).toEqual([true, false])
})

it('keeps the code nowhere', async () => {
  const { state } = await confirm(failWith(unreachable))
  expect(JSON.stringify(state().context)).not.toContain(entered.proof.code)
})

describe('its calls', () => {
  afterEach(() => configureApi({}))

  it('are the operator’s own: the challenge, and one proof alone', async () => {
    const calls: string[] = []
    configureApi({
      baseUrl: 'http://localhost/api',
      token: () => 'the-token',
      fetch: async (request) => {
        const path = new URL(request.url).pathname
        calls.push(`${path} ${await request.text()}`.trim())
        return Response.json({ error: false, code: 200, message: '', results: path.endsWith('challengeOperator') ? options : {} })
      },
    })
    const byPasskey = runFlow(operatorConfirmationMachine, input)
    byPasskey.actor.send({ type: 'passkey.wanted' })
    await settled()
    await expect.poll(() => byPasskey.state().hasTag('done')).toBe(true)
    const byCode = runFlow(operatorConfirmationMachine, input)
    byCode.actor.send(entered)
    await expect.poll(() => byCode.state().hasTag('done')).toBe(true)
    expect(calls).toEqual([
      '/api/operator/challengeOperator',
      `/api/operator/confirmOperator ${JSON.stringify({ passkey: assertion })}`,
      '/api/operator/confirmOperator {"code":"493027"}',
    ])
  })
})
