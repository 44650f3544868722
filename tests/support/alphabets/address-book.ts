import type { addressBookMachine } from '#src/machines/address-book.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { sampleAddress } from '#tests/support/order-samples.ts'

const { _id, ...fields } = sampleAddress

export const addressBookAlphabet = {
  inputs: { 'an order to place': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'address.chosen': { type: 'address.chosen', id: _id },
    'adding.asked': { type: 'adding.asked' },
    'editing.asked': { type: 'editing.asked', address: sampleAddress },
    'address.written': { type: 'address.written', fields },
    'writing.abandoned': { type: 'writing.abandoned' },
    'deleting.asked': { type: 'deleting.asked', address: sampleAddress },
    'deleting.confirmed': { type: 'deleting.confirmed' },
    'deleting.abandoned': { type: 'deleting.abandoned' },
    'reading answered': actorAnswered('reading', { addresses: [sampleAddress] }),
    'reading answered, none': actorAnswered('reading', { addresses: [] }),
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', refused(401)),
    'saving answered': actorAnswered('saving', { address: sampleAddress, message: '' }),
    'saving refused': actorFailed('saving', refused(409)),
    'saving unreachable': actorFailed('saving', unreachable),
    'deleting answered': actorAnswered('deleting', { message: '' }),
    'deleting refused': actorFailed('deleting', refused(404)),
    'deleting unreachable': actorFailed('deleting', unreachable),
  },
} satisfies FlowAlphabet<typeof addressBookMachine>
