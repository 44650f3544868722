import { afterEach, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { identityConfirmationEvents, options } from '#tests/support/event-fixtures/identity-confirmation.ts'
import { assertion } from '#tests/support/event-fixtures/sign-in-confirmation.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { identityConfirmationMachine } from './identity-confirmation.machine.ts'

const { inputs, events } = identityConfirmationEvents
const input = inputs['an account with every factor']

afterEach(() => configureApi({}))

it('reaches every state', () =>
  expect(reachedStates(identityConfirmationMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(identityConfirmationMachine),
  ))

it('asks for the challenge of the account, and sends the proof that was given', async () => {
  const calls: string[] = []
  configureApi({
    baseUrl: 'http://localhost/api',
    token: () => 'the-token',
    fetch: async (request) => {
      const path = new URL(request.url).pathname
      calls.push(`${path} ${await request.text()}`.trim())
      return Response.json({ error: false, code: 200, message: '', results: path.endsWith('challengePasskey') ? options : {} })
    },
  })
  const byPasskey = runFlow(identityConfirmationMachine, input)
  byPasskey.actor.send({ type: 'passkey.wanted' })
  await expect.poll(() => byPasskey.state().hasTag('done')).toBe(true)
  const byPassword = runFlow(identityConfirmationMachine, input)
  byPassword.actor.send({ type: 'proof.entered', proof: { password: 'a long password' } })
  await expect.poll(() => byPassword.state().hasTag('done')).toBe(true)
  expect(calls).toEqual([
    '/api/auth/challengePasskey',
    `/api/auth/confirmIdentity ${JSON.stringify({ passkey: assertion })}`,
    '/api/auth/confirmIdentity {"password":"a long password"}',
  ])
})
