import type { codeEntryMachine } from '#src/machines/account/code-entry.machine.ts'
import { actorDone, actorFailed, delayPassed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const codeSent = {
  results: { expiresAt: '2026-11-21T08:40:00.000Z', resendAfter: 60, codeToken: 'its-token' },
  message: 'A code is on its way.',
}
const waiting = {
  purpose: 'signup',
  email: 'nadia@kimiya.example',
  codeToken: 'its-token',
  deviceId: 'device-0001',
  resendAfter: 60,
  from: undefined,
} as const

export const codeEntryEvents = {
  inputs: {
    'a code of nobody': { ...waiting, email: null },
    'a code just sent': waiting,
    'a code sent a while ago': { ...waiting, resendAfter: 1 },
  },
  events: {
    'code.entered': { type: 'code.entered', code: '493027' },
    'code.wanted': { type: 'code.wanted' },
    'verifying answered': actorDone('verifying', { results: {}, message: '' }),
    'verifying refused': actorFailed('verifying', rejected(422, '', { code: 'Wrong' })),
    'verifying unreachable': actorFailed('verifying', unreachable),
    'resending answered': actorDone('resending', codeSent),
    'resending unreachable': actorFailed('resending', unreachable),
    'ten minutes passed': delayPassed('codeLife', 'codeEntry.code.entry'),
    'a second passed': delayPassed('second', 'codeEntry.code.resend.cooling'),
  },
} satisfies FlowEvents<typeof codeEntryMachine>
