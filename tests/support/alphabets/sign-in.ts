import type { signInMachine } from '#src/machines/sign-in.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const credentials = { email: 'nadia@kimiya.example', password: 'a long password' }
export const signedIn = {
  results: { token: 'the-token', user: { _id: 'u1', fullName: 'Nadia Rahman' } },
  message: 'Welcome back.',
}

export const signInAlphabet = {
  inputs: { 'on the way to the orders': { from: '/my-order', deviceId: 'device-0001' } },
  events: {
    'credentials.submitted': { type: 'credentials.submitted', credentials },
    'code.wanted': { type: 'code.wanted' },
    'signingIn answered': actorAnswered('signingIn', signedIn),
    'signingIn corrected': actorFailed('signingIn', refused(422, '', { password: 'Wrong' })),
    'signingIn held': actorFailed('signingIn', refused(403)),
    'signingIn refused': actorFailed('signingIn', refused(429)),
    'signingIn unreachable': actorFailed('signingIn', unreachable),
  },
} satisfies FlowAlphabet<typeof signInMachine>
