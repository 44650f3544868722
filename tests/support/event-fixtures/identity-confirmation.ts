import type { components } from '#src/generated/schema.ts'
import type { identityConfirmationMachine } from '#src/machines/account/identity-confirmation.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { assertion } from './sign-in-confirmation.ts'

export const options: components['schemas']['PasskeyRequestOptions'] = {
  challenge: 'YQ',
  rpId: 'kimiya.example',
  timeout: 120_000,
  userVerification: 'required',
  allowCredentials: [{ id: 'YQ', type: 'public-key', transports: ['internal'] }],
}
const signWithPasskey = () => Promise.resolve(assertion)
const wrong = rejected(422, '', { code: 'This code is not right.' })
const noPasskey = rejected(409, 'You have no passkey.')
const over = rejected(401, 'Your session has ended.')

export const identityConfirmationEvents = {
  inputs: {
    'an account with every factor': { methods: ['authenticator', 'passkey', 'recoveryCode'], signWithPasskey },
  },
  events: {
    'method.chosen: recovery code': { type: 'method.chosen', method: 'recoveryCode' },
    'method.chosen: passkey': { type: 'method.chosen', method: 'passkey' },
    'code entered': { type: 'proof.entered', proof: { code: '493027' } },
    'passkey.wanted': { type: 'passkey.wanted' },
    'challenging answered': actorDone('challenging', options),
    'challenging refused': actorFailed('challenging', noPasskey),
    'challenging over': actorFailed('challenging', over),
    'challenging unreachable': actorFailed('challenging', unreachable),
    'signing done': actorDone('signing', assertion),
    'signing abandoned': { type: 'xstate.error.actor.signing', error: new Error('NotAllowedError') } as never,
    'confirming answered': actorDone('confirming', {}),
    'confirming refused': actorFailed('confirming', wrong),
    'confirming over': actorFailed('confirming', over),
    'confirming unreachable': actorFailed('confirming', unreachable),
  },
} satisfies FlowEvents<typeof identityConfirmationMachine>
