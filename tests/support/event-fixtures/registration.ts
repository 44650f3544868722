import type { registrationMachine } from '#src/machines/account/registration.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { codeSent } from './code-entry.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const company = { businessName: 'Padma Chem', taxNumber: 'BIN-000123', country: 'BD' }
export const details = {
  fullName: 'Nadia Rahman',
  email: 'nadia@kimiya.example',
  password: 'a long password',
  countryCode: '+880',
  phoneNumber: '1712345678',
  acceptedTerms: true as const,
}

export const registrationEvents = {
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
    'signingUp answered': actorDone('signingUp', codeSent),
    'signingUp corrected': actorFailed('signingUp', rejected(422, '', { email: 'No address' })),
    'signingUp refused': actorFailed('signingUp', rejected(429)),
    'signingUp unreachable': actorFailed('signingUp', unreachable),
  },
} satisfies FlowEvents<typeof registrationMachine>
