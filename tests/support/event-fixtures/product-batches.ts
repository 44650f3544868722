import type { ProductBatch } from '#src/machines/listing/batch-actions.ts'
import type { productBatchesMachine } from '#src/machines/listing/product-batches.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { components } from '#src/generated/schema.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { noBatches } from '#tests/support/listing-page.ts'

export const coa: components['schemas']['Attachment'] = {
  _id: '01936d3e-8a00-7c31-9f3e-0000000000c1',
  fileName: 'CoA KB-1.pdf',
  contentType: 'application/pdf',
  size: 81_920,
}

export const sampleBatch: ProductBatch = {
  _id: '01936d3e-8a00-7c31-9f3e-0000000000b1',
  number: 'KB-1',
  state: 'available',
  quantity: { value: 480, unit: 'kg' },
  madeOn: '2026-10-12',
  expiresOn: '2028-10-12',
  packaging: { kind: 'drum', net: { value: 160, unit: 'kg' } },
  certificates: [coa],
  events: [{ kind: 'added', change: 480, at: '2026-11-20T08:00:00.000Z' }],
}

export const twoBatches = {
  ...noBatches,
  stock: { value: 480, unit: 'kg' as const },
  batches: [
    sampleBatch,
    {
      ...sampleBatch,
      _id: '01936d3e-8a00-7c31-9f3e-0000000000b2',
      number: 'KB-2',
      state: 'blocked' as const,
      blockedReason: 'Waits for its test',
      certificates: [],
      events: [
        {
          kind: 'dispatched' as const,
          change: -160,
          orderId: '01936d3e-8a00-7c31-9f3e-0000000000d1',
          orderNumber: 'KIM-7',
          at: '2026-11-21T08:00:00.000Z',
        },
      ],
    },
  ],
}

const { _id: batchId } = sampleBatch

export const productBatchesEvents = {
  inputs: { 'a product': { id: noBatches.productId, side: 'seller' }, 'no product': { id: null, side: 'seller' } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'block chosen': { type: 'action.chosen', action: 'block', about: sampleBatch },
    'block confirmed': { type: 'action.confirmed', command: { type: 'block', batchId, reason: 'Waits for its test' } },
    'block decided': { type: 'action.decided', command: { type: 'block', batchId, reason: 'Waits for its test' } },
    'question abandoned': { type: 'action.abandoned' },
    'upload.cancelled': { type: 'upload.cancelled' },
    'live.changed': { type: 'live.changed', event: { type: 'order.changed', subjectId: 'an order' } },
    'reading answered': actorDone('reading', { entity: twoBatches }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading answered': actorDone('rereading', { entity: twoBatches }),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'changing answered': actorDone('changing', { entity: twoBatches, message: 'Batch blocked.' }),
    'changing met another answer': actorFailed('changing', rejected(409)),
    'changing refused': actorFailed('changing', rejected(422, '', { reason: 'Please fill this in.' })),
    'changing unreachable': actorFailed('changing', unreachable),
    'attachment.opened': { type: 'attachment.opened', attachment: coa },
    'fetching answered': actorDone('fetching', { file: new Blob() }),
    'fetching unreachable': actorFailed('fetching', unreachable),
  },
} satisfies FlowEvents<typeof productBatchesMachine>
