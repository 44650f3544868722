import type { Rejection } from '#src/api/api-error.ts'
import type { signInMachine } from '#src/machines/account/sign-in.machine.ts'
import { sampleUser } from '#tests/support/account-fixtures.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const credentials = { email: 'nadia@kimiya.example', password: 'a long password' }
export const signedIn = {
  results: { token: 'the-token', user: { ...sampleUser, _id: 'u1' } },
  message: 'Welcome back.',
}

/** The right password of a registration whose address is not proven yet. */
export const unverified: Rejection = {
  ...rejected(409, 'Please verify your e-mail address first.'),
  results: { registration: { codeToken: 'its-token', expiresAt: '2026-11-21T08:40:00.000Z', resendAfter: 30 } },
}

/** The right password of an account with a second factor. */
export const askedForFactor: Rejection = {
  ...rejected(409, 'One more step: confirm that it is you.'),
  results: {
    secondFactor: {
      signInToken: 's'.repeat(43),
      expiresAt: '2026-11-21T08:40:00.000Z',
      kinds: ['authenticator', 'recoveryCode'],
    },
  },
}

export const signInEvents = {
  inputs: { 'on the way to the orders': { from: '/my-order', deviceId: 'device-0001' } },
  events: {
    'credentials.submitted': { type: 'credentials.submitted', credentials },
    'code.wanted': { type: 'code.wanted' },
    'signingIn answered': actorDone('signingIn', signedIn),
    'signingIn corrected': actorFailed('signingIn', rejected(422, '', { password: 'Wrong' })),
    'signingIn unverified': actorFailed('signingIn', unverified),
    'signingIn asked for a factor': actorFailed('signingIn', askedForFactor),
    'signIn.restarted': { type: 'signIn.restarted' },
    'signingIn refused': actorFailed('signingIn', rejected(429)),
    'signingIn unreachable': actorFailed('signingIn', unreachable),
  },
} satisfies FlowEvents<typeof signInMachine>
