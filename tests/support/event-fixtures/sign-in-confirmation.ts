import type { SignInConfirmationInput, signInConfirmationMachine } from '#src/machines/account/sign-in-confirmation.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { signedIn } from './sign-in.ts'

const asked: SignInConfirmationInput['asked'] = {
  signInToken: 's'.repeat(43),
  expiresAt: '2026-11-21T08:40:00.000Z',
  kinds: ['authenticator', 'passkey', 'recoveryCode'],
  passkey: {
    challenge: 'YQ',
    rpId: 'kimiya.example',
    timeout: 120_000,
    userVerification: 'required',
    allowCredentials: [{ id: 'YQ', type: 'public-key', transports: ['internal'] }],
  },
}
export const assertion = { credentialId: 'YQ', clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ' }

const wrong = rejected(422, '', { code: 'This code is not right.' })
const over = rejected(422, '', { signInToken: 'This sign-in has taken too long or too many tries.' })

export const signInConfirmationEvents = {
  inputs: {
    'on the way to the orders': {
      asked,
      methods: asked.kinds,
      from: '/my-order',
      signWithPasskey: () => Promise.resolve(assertion),
    },
  },
  events: {
    'method.chosen: recovery code': { type: 'method.chosen', method: 'recoveryCode' },
    'method.chosen: passkey': { type: 'method.chosen', method: 'passkey' },
    'code entered': { type: 'proof.entered', proof: { code: '493027' } },
    'passkey.wanted': { type: 'passkey.wanted' },
    'signing done': actorDone('signing', assertion),
    'signing abandoned': { type: 'xstate.error.actor.signing', error: new Error('NotAllowedError') } as never,
    'confirming answered': actorDone('confirming', signedIn),
    'confirming refused': actorFailed('confirming', wrong),
    'confirming over': actorFailed('confirming', over),
    'confirming unreachable': actorFailed('confirming', unreachable),
  },
} satisfies FlowEvents<typeof signInConfirmationMachine>
