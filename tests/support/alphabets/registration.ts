import type { registrationMachine } from '#src/machines/registration.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { codeSent } from '#tests/support/alphabets/code-entry.ts'
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

export const registrationAlphabet = {
  inputs: {
    'the kind of account': { step: 'profile' },
    'an individual': { step: 'individual' },
    'a company': { step: 'company' },
    'a contact person without a company': { step: 'contact', company: null },
    'a contact person': { step: 'contact', company },
  },
  events: {
    'profile.chosen': { type: 'profile.chosen', accountType: 'Company' },
    'company.entered': { type: 'company.entered', company },
    'details.entered': { type: 'details.entered', details },
    'signingUp answered': actorAnswered('signingUp', codeSent),
    'signingUp corrected': actorFailed('signingUp', refused(422, '', { email: 'No address' })),
    'signingUp refused': actorFailed('signingUp', refused(429)),
    'signingUp unreachable': actorFailed('signingUp', unreachable),
  },
} satisfies FlowAlphabet<typeof registrationMachine>
