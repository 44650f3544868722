import type { components } from '#src/generated/schema.ts'
import { sampleOrder } from './order-fixtures.ts'

type Schemas = components['schemas']

const id = (last: number) => `01936d3e-8a00-7c31-9f3b-${String(last).padStart(12, '0')}`

/** Disputes about the sample order, which its seller has answered. */
export const answeredDispute: Schemas['Dispute'] = {
  orderId: sampleOrder._id,
  kind: 'goods',
  unpaid: false,
  reason: 'Two drums leak',
  attachments: [],
  openedAt: '2026-11-24T12:00:00.000Z',
  answers: [
    {
      _id: id(91),
      by: 'seller',
      text: 'They left us whole',
      attachments: [{ _id: id(92), fileName: 'seals.pdf', contentType: 'application/pdf', size: 2048 }],
      at: '2026-11-24T14:00:00.000Z',
    },
  ],
  proposals: [],
}

export const sampleProposal: Schemas['SettlementProposal'] = {
  _id: id(93),
  by: 'seller',
  settlement: 'partRefund',
  refund: { amount: 20_000, currency: 'SAR' },
  note: 'Two of eight drums',
  state: 'open',
  at: '2026-11-24T15:00:00.000Z',
}

/** The seller would give a part back. */
export const proposedDispute: Schemas['Dispute'] = { ...answeredDispute, proposals: [sampleProposal] }

/** The buyer has accepted that. */
export const settledDispute: Schemas['Dispute'] = {
  ...answeredDispute,
  proposals: [{ ...sampleProposal, state: 'accepted', closedAt: '2026-11-25T09:00:00.000Z' }],
  outcome: 'partRefund',
  refund: { amount: 20_000, currency: 'SAR' },
  decidedBy: 'parties',
  note: 'Two of eight drums',
  resolvedAt: '2026-11-25T09:00:00.000Z',
}
