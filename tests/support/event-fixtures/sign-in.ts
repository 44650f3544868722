import type { signInMachine } from '#src/machines/account/sign-in.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const credentials = { email: 'nadia@kimiya.example', password: 'a long password' }
export const signedIn = {
  results: { token: 'the-token', user: { _id: 'u1', fullName: 'Nadia Rahman' } },
  message: 'Welcome back.',
}

export const signInEvents = {
  inputs: { 'on the way to the orders': { from: '/my-order', deviceId: 'device-0001' } },
  events: {
    'credentials.submitted': { type: 'credentials.submitted', credentials },
    'code.wanted': { type: 'code.wanted' },
    'signingIn answered': actorDone('signingIn', signedIn),
    'signingIn corrected': actorFailed('signingIn', rejected(422, '', { password: 'Wrong' })),
    'signingIn held': actorFailed('signingIn', rejected(403)),
    'signingIn refused': actorFailed('signingIn', rejected(429)),
    'signingIn unreachable': actorFailed('signingIn', unreachable),
  },
} satisfies FlowEvents<typeof signInMachine>
