import { setup } from 'xstate'

export type PaymentEvent =
  | { type: 'payment.askBank' }
  | { type: 'payment.succeed' }
  | { type: 'payment.fail' }
  | { type: 'payment.cancel' }
  | { type: 'payment.declareTransfer' }
  | { type: 'payment.approve' }
  | { type: 'payment.decline' }
  | { type: 'payment.refund' }

/**
 * One attempt to pay for an order, a plan or a top-up: by card at once or after the bank's second step, or by a transfer that an operator
 * approves.
 */
export const paymentMachine = setup({ types: { events: {} as PaymentEvent } }).createMachine({
  id: 'payment',
  initial: 'created',
  states: {
    created: {
      on: {
        'payment.askBank': 'processing',
        'payment.succeed': 'succeeded',
        'payment.fail': 'failed',
        'payment.cancel': 'cancelled',
        'payment.declareTransfer': 'review',
      },
    },
    processing: {
      on: {
        'payment.askBank': 'processing',
        'payment.succeed': 'succeeded',
        'payment.fail': 'failed',
        'payment.cancel': 'cancelled',
      },
    },
    review: { on: { 'payment.approve': 'approved', 'payment.decline': 'declined' } },
    succeeded: { on: { 'payment.refund': 'refunded' } },
    approved: { on: { 'payment.refund': 'refunded' } },
    failed: { type: 'final' },
    cancelled: { type: 'final' },
    declined: { type: 'final' },
    refunded: { type: 'final' },
  },
})
