import type { signInDenialMachine } from '#src/machines/account/sign-in-denial.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { codeSent } from './code-entry.ts'

/** What a confirmed denial answers. */
export const signInDenied = {
  results: { ...codeSent.results, email: 'nadia@kimiya.example' },
  message: 'All devices have been signed out.',
}

export const signInDenialEvents = {
  inputs: {
    'the link of a mail': { token: 'the-alert-token', isInAddress: true },
    'the page without a link': { token: undefined, isInAddress: false },
  },
  events: {
    'denial.confirmed': { type: 'denial.confirmed' },
    'denying answered': actorDone('denying', signInDenied),
    'denying lapsed': actorFailed('denying', rejected(422, '', { token: 'Used already' })),
    'denying refused': actorFailed('denying', rejected(429)),
    'denying unreachable': actorFailed('denying', unreachable),
  },
} satisfies FlowEvents<typeof signInDenialMachine>
