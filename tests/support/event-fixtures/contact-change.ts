import type { contactChangeMachine } from '#src/machines/account/contact-change.machine.ts'
import { sampleUser } from '#tests/support/account-fixtures.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { codeSent } from './code-entry.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const newContact = { kind: 'email', email: 'nadia@padma.example', password: 'a long password' } as const

export const contactChangeEvents = {
  inputs: { 'the own profile': undefined },
  events: {
    'change.asked': { type: 'change.asked', kind: 'email' },
    'contact.entered': { type: 'contact.entered', contact: newContact },
    'code.entered': { type: 'code.entered', code: '493027' },
    'code.missed': { type: 'code.missed' },
    'change.abandoned': { type: 'change.abandoned' },
    'asking answered': actorDone('asking', codeSent),
    'asking refused': actorFailed('asking', rejected(422, '', { password: 'Wrong' })),
    'asking unreachable': actorFailed('asking', unreachable),
    'confirming answered': actorDone('confirming', { results: { token: 'its-new-token', user: sampleUser }, message: '' }),
    'confirming refused': actorFailed('confirming', rejected(422, '', { code: 'Wrong' })),
    'confirming unreachable': actorFailed('confirming', unreachable),
  },
} satisfies FlowEvents<typeof contactChangeMachine>
