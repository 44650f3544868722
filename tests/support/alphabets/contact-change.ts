import type { contactChangeMachine } from '#src/machines/contact-change.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { codeSent } from '#tests/support/alphabets/code-entry.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const newContact = { kind: 'email', email: 'nadia@padma.example', password: 'a long password' } as const

export const contactChangeAlphabet = {
  inputs: { 'the own profile': undefined },
  events: {
    'change.asked': { type: 'change.asked', kind: 'email' },
    'contact.entered': { type: 'contact.entered', contact: newContact },
    'code.entered': { type: 'code.entered', code: '493027' },
    'code.missed': { type: 'code.missed' },
    'change.abandoned': { type: 'change.abandoned' },
    'asking answered': actorAnswered('asking', codeSent),
    'asking refused': actorFailed('asking', refused(422, '', { password: 'Wrong' })),
    'asking unreachable': actorFailed('asking', unreachable),
    'confirming answered': actorAnswered('confirming', { results: {}, message: '' }),
    'confirming refused': actorFailed('confirming', refused(422, '', { code: 'Wrong' })),
    'confirming unreachable': actorFailed('confirming', unreachable),
  },
} satisfies FlowAlphabet<typeof contactChangeMachine>
