import { afterEach, describe, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { identityConfirmationEvents, options } from '#tests/support/event-fixtures/identity-confirmation.ts'
import { assertion } from '#tests/support/event-fixtures/sign-in-confirmation.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { operatorConfirmationMachine } from './operator-confirmation.machine.ts'

const entered = { type: 'proof.entered', proof: { code: '493027' } } as const
const input = { methods: ['passkey', 'authenticator'] as const, signWithPasskey: () => Promise.resolve(assertion) }

it('reaches every state', () =>
  expect(reachedStates(operatorConfirmationMachine, Object.values(identityConfirmationEvents.events), [input])).toEqual(
    statesOf(operatorConfirmationMachine),
  ))

it('offers the passkey first', () => {
  expect(runFlow(operatorConfirmationMachine, input).state().context.method).toBe('passkey')
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
