import { can, nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type PaymentEvent, paymentMachine } from '#src/machines/lifecycles/payment.machine.ts'
import { paymentAnswer } from '#server/domain/order-answers.ts'
import { findOrder, moveOrder } from '#server/domain/orders.ts'
import { conflict, invalid, notYours } from '#server/domain/refusal.ts'
import type { Call, Operation } from '#server/operation.ts'
import type { CardOutcome } from '#server/ports/card-payments.ts'
import type { Row } from '#server/store/tables.ts'

const events: Record<CardOutcome['outcome'], PaymentEvent['type']> = {
  succeeded: 'payment.succeed',
  askBank: 'payment.askBank',
  failed: 'payment.fail',
}

/** A declined card is an answer, not an error: the payment is `failed`, and the order can be paid by another. */
export const proceedPayment: Operation<'proceedPayment'> = async (call) => {
  const { tables, caller, body, now } = call
  const payment = await tables.find('payments', { _id: body.paymentId, userId: caller.user._id })
  if (payment === undefined) throw notYours()
  const order = await findOrder(call, caller, payment.orderId ?? '')
  if (!can(paymentMachine, payment.status, { type: 'payment.succeed' })) {
    throw conflict('server:conflict.changed', { state: payment.status })
  }
  const outcome = await charge(call, payment)
  const status = nextState(paymentMachine, payment.status, { type: events[outcome.outcome] })
  if (status === undefined) throw conflict('server:conflict.changed', { state: payment.status })
  const failure = outcome.outcome === 'failed' ? outcome.failure : null
  const set = { status, failure, providerReference: outcome.reference, updatedAt: now }
  const changed = await tables.update('payments', { _id: payment._id, status: payment.status }, set)
  if (changed === 0) throw conflict('server:conflict.changed', { state: payment.status })
  if (status === 'succeeded') {
    await moveOrder(call, order, { type: 'order.pay', by: 'system' }, { set: { paymentState: status } })
  } else {
    await tables.update('orders', { _id: order._id }, { paymentState: status })
  }
  return paymentAnswer({ ...payment, ...set })
}

/** The first step by the card's token, the second by the bank's code. The provider charges a payment once, however often it is asked. */
async function charge({ ports, body }: Call<'proceedPayment'>, payment: Row<'payments'>): Promise<CardOutcome> {
  const paymentId = payment._id
  if (payment.status === 'processing' && payment.providerReference !== null) {
    if (body.bankCode === undefined) throw invalid({ bankCode: { key: 'server:field.bankCode' } })
    return ports.cardPayments.confirm({ paymentId, reference: payment.providerReference, bankCode: body.bankCode })
  }
  if (body.cardToken === undefined) throw invalid({ cardToken: { key: 'server:field.cardToken' } })
  const amount = { amount: payment.amount, currency: payment.currency }
  const outcome = await ports.cardPayments.charge({ paymentId, cardToken: body.cardToken, amount })
  if (outcome === undefined) throw invalid({ cardToken: { key: 'server:field.cardToken' } })
  return outcome
}
