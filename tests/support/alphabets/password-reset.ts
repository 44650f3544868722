import type { passwordResetMachine } from '#src/machines/password-reset.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { codeSent } from '#tests/support/alphabets/code-entry.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const newPassword = 'four drums of acetone'

export const passwordResetAlphabet = {
  inputs: {
    'a forgotten password': { step: 'address' },
    'a new password': { step: 'password', resetToken: 'the-reset-token' },
    'a new password without its token': { step: 'password', resetToken: undefined },
  },
  events: {
    'address.entered': { type: 'address.entered', email: 'nadia@kimiya.example' },
    'asking answered': actorAnswered('asking', codeSent),
    'asking corrected': actorFailed('asking', refused(422, '', { email: 'No address' })),
    'asking refused': actorFailed('asking', refused(429)),
    'asking unreachable': actorFailed('asking', unreachable),
    'password.entered': { type: 'password.entered', password: newPassword },
    'saving answered': actorAnswered('saving', { message: '' }),
    'saving lapsed': actorFailed('saving', refused(422, '', { resetToken: 'Too late' })),
    'saving refused': actorFailed('saving', refused(429)),
    'saving unreachable': actorFailed('saving', unreachable),
  },
} satisfies FlowAlphabet<typeof passwordResetMachine>
