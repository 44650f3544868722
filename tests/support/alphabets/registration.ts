import type { registrationMachine } from '#src/machines/registration.machine.ts'
import { actorAnswered, actorFailed, delayPassed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const company = { businessName: 'Padma Chem', taxNumber: 'BIN-000123', country: 'BD' }
export const details = {
  fullName: 'Nadia Rahman',
  email: 'nadia@kimiya.example',
  password: 'a long password',
  countryCode: '+880',
  phoneNumber: '1712345678',
  acceptedTerms: true as const,
}
export const sent = { results: { expiresAt: '2026-11-21T08:40:00.000Z', resendAfter: 60 }, message: 'A code is on its way.' }
const waiting = { step: 'code', email: details.email, resendAfter: 60 } as const

export const registrationAlphabet = {
  inputs: {
    'the kind of account': { step: 'profile' },
    'an individual': { step: 'individual' },
    'a company': { step: 'company' },
    'a contact person without a company': { step: 'contact', company: null },
    'a contact person': { step: 'contact', company },
    'a code of nobody': { step: 'code', email: null, resendAfter: 0 },
    'a code just sent': waiting,
    'a code sent a while ago': { ...waiting, resendAfter: 1 },
  },
  events: {
    'profile.chosen': { type: 'profile.chosen', accountType: 'Company' },
    'company.entered': { type: 'company.entered', company },
    'details.entered': { type: 'details.entered', details },
    'code.entered': { type: 'code.entered', code: '493027' },
    'code.wanted': { type: 'code.wanted' },
    'signingUp answered': actorAnswered('signingUp', sent),
    'signingUp corrected': actorFailed('signingUp', refused(422, '', { email: 'No address' })),
    'signingUp refused': actorFailed('signingUp', refused(429)),
    'signingUp unreachable': actorFailed('signingUp', unreachable),
    'verifying answered': actorAnswered('verifying', { message: '' }),
    'verifying refused': actorFailed('verifying', refused(422, '', { code: 'Wrong' })),
    'verifying unreachable': actorFailed('verifying', unreachable),
    'resending answered': actorAnswered('resending', sent),
    'resending unreachable': actorFailed('resending', unreachable),
    'ten minutes passed': delayPassed('codeLife', 'registration.code.entry'),
    'a second passed': delayPassed('second', 'registration.code.resend.cooling'),
  },
} satisfies FlowAlphabet<typeof registrationMachine>
