import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { isOnTerms, isPayableOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { payableAmount } from '#server/domain/order/payment-terms.ts'
import { isTraded } from '#server/domain/catalogue/first-rates.ts'
import { minorDigits } from '#src/lib/money.ts'
import { actingParty, findOrder } from '#server/domain/order/orders.ts'
import {
  newPayment,
  openPlanPayment,
  serializePayment,
  type PaymentRow,
  showPaymentState,
} from '#server/domain/payment/payments.ts'
import { conflict, invalidFields, forbidden } from '#server/domain/platform/domain-error.ts'
import { pricePlan } from '#server/domain/plan/subscriptions.ts'
import type { BodyOf, Call, Operation } from '#server/operation.ts'

type IntentCall = Call<'createPaymentIntent'>

const starts: Record<NonNullable<BodyOf<'createPaymentIntent'>['kind']>, (call: IntentCall) => Promise<PaymentRow>> = {
  order: startOrderPayment,
  subscription: startSubscriptionPayment,
  walletTopUp: startTopUp,
}

/** A second start for an order returns the open payment. */
export const createPaymentIntent: Operation<'createPaymentIntent'> = async (call) =>
  serializePayment(call.ports, await starts[call.body.kind ?? 'order'](call))

async function startOrderPayment(call: IntentCall): Promise<PaymentRow> {
  const { tables, caller, body } = call
  if (body.orderId === undefined) throw invalidFields({ orderId: { key: 'server:field.required' } })
  const order = await findOrder(call, caller, body.orderId)
  if (actingParty(order, caller) !== 'buyer') throw forbidden()
  // The declared transfer may still arrive: a second payment would be rejected there, too.
  const mayPay =
    can(orderMachine, order.status, { type: 'order.declareTransfer', by: 'buyer' }) ||
    (isOnTerms(order) && isPayableOnTerms(order))
  if (!mayPay) {
    throw conflict('server:conflict.changed', { state: order.status })
  }
  const open = await tables.find('payments', { orderId: order._id, status: ['created', 'processing'] })
  if (open !== undefined) return open
  const amount = payableAmount(order)
  const payment = newPayment(call, {
    kind: 'order',
    orderId: order._id,
    userId: caller.user._id,
    amount,
    currency: order.currency,
  })
  await tables.insert('payments', payment)
  await showPaymentState(call, payment)
  return payment
}

async function startSubscriptionPayment(call: IntentCall): Promise<PaymentRow> {
  const { caller, body } = call
  if (body.planId === undefined) throw invalidFields({ planId: { key: 'server:field.required' } })
  const { plan, due } = await pricePlan(call, caller.user._id, body.planId)
  if (due === 0) throw invalidFields({ planId: { key: 'server:field.planFree' } })
  return openPlanPayment(call, caller.user._id, plan, due)
}

/** The highest top-up, in whole units of its currency. */
const maxTopUp = 1_000_000

async function startTopUp(call: IntentCall): Promise<PaymentRow> {
  const { tables, caller, body } = call
  if (body.amount === undefined) throw invalidFields({ amount: { key: 'server:field.required' } })
  const { amount, currency } = body.amount
  if (!isTraded(currency)) throw invalidFields({ 'amount.currency': { key: 'server:field.walletCurrency' } })
  const most = maxTopUp * 10 ** minorDigits(currency)
  if (amount === 0) throw invalidFields({ 'amount.amount': { key: 'server:field.positive' } })
  if (amount > most) throw invalidFields({ 'amount.amount': { key: 'server:field.tooLarge', values: { limit: most } } })
  const payment = newPayment(call, { kind: 'walletTopUp', userId: caller.user._id, amount, currency })
  await tables.insert('payments', payment)
  return payment
}
