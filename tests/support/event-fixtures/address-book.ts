import type { addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { sampleAddress } from '#tests/support/order-fixtures.ts'

const { _id, ...fields } = sampleAddress

export const addressBookEvents = {
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
    'reading answered': actorDone('reading', { addresses: [sampleAddress] }),
    'reading answered, none': actorDone('reading', { addresses: [] }),
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', rejected(401)),
    'saving answered': actorDone('saving', { address: sampleAddress, message: '' }),
    'saving refused': actorFailed('saving', rejected(409)),
    'saving unreachable': actorFailed('saving', unreachable),
    'deleting answered': actorDone('deleting', { message: '' }),
    'deleting refused': actorFailed('deleting', rejected(404)),
    'deleting unreachable': actorFailed('deleting', unreachable),
  },
} satisfies FlowEvents<typeof addressBookMachine>
