import type { SecondFactor, secondFactorsMachine } from '#src/machines/account/second-factors.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const ownPhone: SecondFactor = {
  _id: '00000000-0000-7000-8000-0000000000f1',
  kind: 'authenticator',
  name: 'Office phone',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-21T08:00:00.000Z',
}

export const recoveryCodes = Array.from({ length: 10 }, (_, at) => `7KQF-M2XA-9RTB-C4D${at}`)
export const enrolment = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Kimiya:nadia%40kimiya.example?issuer=Kimiya&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  expiresAt: '2026-11-21T08:10:00.000Z',
}
export const creation = {
  challenge: 'YQ',
  rp: { id: 'kimiya.example', name: 'Kimiya' },
  user: { id: 'YQ', name: 'nadia@kimiya.example', displayName: 'Nadia Rahman' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 120_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'required' as const },
  attestation: 'none' as const,
}
const created = { credentialId: 'YQ', clientDataJSON: 'YQ', attestationObject: 'YQ', transports: [] }

export const listed = { factors: [ownPhone], total: 1, recoveryCodesLeft: 9 }
export const added = (codes?: readonly string[]) => ({
  results: { token: 'another-token', ...(codes === undefined ? {} : { recoveryCodes: [...codes] }) },
  message: 'Added.',
})

const notConfirmed = rejected(403, 'Please confirm that it is you, then try again.')
const wrongCode = rejected(422, '', { code: 'This code is not right.' })

export const secondFactorsEvents = {
  inputs: { 'the own factors': { createPasskey: () => Promise.resolve(created) } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'change.asked for an app': { type: 'change.asked', change: { kind: 'authenticator' } },
    'change.asked for a passkey': { type: 'change.asked', change: { kind: 'passkey' } },
    'change.asked for a removal': { type: 'change.asked', change: { kind: 'removal', factor: ownPhone } },
    'change.asked for codes': { type: 'change.asked', change: { kind: 'recoveryCodes' } },
    'change.confirmed': { type: 'change.confirmed', name: 'Office phone' },
    'change.abandoned': { type: 'change.abandoned' },
    'code.entered': { type: 'code.entered', code: '493027' },
    'codes.stored': { type: 'codes.stored' },
    'reading answered': actorDone('reading', listed),
    'reading refused': actorFailed('reading', rejected(403)),
    'reading unreachable': actorFailed('reading', unreachable),
    'beginning an app answered': actorDone('beginning', { kind: 'authenticator', enrolment }),
    'beginning a passkey answered': actorDone('beginning', { kind: 'passkey', creation }),
    'beginning a removal answered': actorDone('beginning', { kind: 'removal', token: 'another-token', message: 'Removed.' }),
    'beginning codes answered': actorDone('beginning', { kind: 'recoveryCodes', recoveryCodes }),
    'beginning refused': actorFailed('beginning', notConfirmed),
    'beginning unreachable': actorFailed('beginning', unreachable),
    'confirming answered': actorDone('confirming', added(recoveryCodes)),
    'confirming answered without codes': actorDone('confirming', added()),
    'confirming refused': actorFailed('confirming', wrongCode),
    'confirming unreachable': actorFailed('confirming', unreachable),
    'creating done': actorDone('creating', created),
    'creating abandoned': { type: 'xstate.error.actor.creating', error: new Error('NotAllowedError') } as never,
    'adding answered': actorDone('adding', added(recoveryCodes)),
    'adding answered without codes': actorDone('adding', added()),
    'adding unreachable': actorFailed('adding', unreachable),
  },
} satisfies FlowEvents<typeof secondFactorsMachine>
