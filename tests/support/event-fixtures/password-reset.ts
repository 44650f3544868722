import type { passwordResetMachine } from '#src/machines/account/password-reset.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { codeSent } from './code-entry.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const newPassword = 'four drums of acetone'

export const passwordResetEvents = {
  inputs: {
    'a forgotten password': { step: 'address', deviceId: 'device-0001' },
    'a new password': { step: 'password', resetToken: 'the-reset-token', deviceId: 'device-0001' },
    'a new password without its token': { step: 'password', resetToken: undefined, deviceId: 'device-0001' },
  },
  events: {
    'address.entered': { type: 'address.entered', email: 'nadia@kimiya.example' },
    'asking answered': actorDone('asking', codeSent),
    'asking corrected': actorFailed('asking', rejected(422, '', { email: 'No address' })),
    'asking refused': actorFailed('asking', rejected(429)),
    'asking unreachable': actorFailed('asking', unreachable),
    'password.entered': { type: 'password.entered', password: newPassword },
    'saving answered': actorDone('saving', { message: '' }),
    'saving lapsed': actorFailed('saving', rejected(422, '', { resetToken: 'Too late' })),
    'saving refused': actorFailed('saving', rejected(429)),
    'saving unreachable': actorFailed('saving', unreachable),
  },
} satisfies FlowEvents<typeof passwordResetMachine>
