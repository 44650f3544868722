import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { paymentMachine } from '#src/machines/lifecycles/payment.machine.ts'
import { beginCharge, type Charge, chargeCard } from '#server/domain/payment/card-payment.ts'
import { recordCharge } from '#server/domain/payment/card-charges.ts'
import { balanceOf } from '#server/domain/ledger/ledger.ts'
import { isPaidInPassing, isUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { recordPaymentStep } from '#server/domain/order/payments-on-terms.ts'
import { moveOrder } from '#server/domain/order/orders.ts'
import {
  completePayment,
  findPayment,
  isPayable,
  mayBegin,
  movePayment,
  orderOfPayment,
  type PaymentRow,
  serializePayment,
  showPaymentState,
} from '#server/domain/payment/payments.ts'
import { assertIdentityConfirmed, confirmationEnd } from '#server/domain/account/identity-confirmations.ts'
import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { isPaidAtOnce } from '#server/domain/payment/payment-limits.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import { referenceKey } from '#server/store/reference-key.ts'
import type { Call, ResultsOf, SteppedOperation } from '#server/operation.ts'

type PaymentCall = Call<'proceedPayment'>
type PaymentResponse = ResultsOf<'proceedPayment'>

/**
 * Three steps by card: record the charge, call the provider outside of any transaction, record the outcome. After a crash in between, a
 * repeat of the call or the provider's webhook finishes the payment. A declined card is a result, not an error: the payment is `failed`,
 * and the order can be paid by another.
 */
export const proceedPayment: SteppedOperation<'proceedPayment'> = {
  inSteps: async (body, ports, { step, lastStep }) => {
    const method = body.method ?? 'card'
    if (method === 'wallet') return lastStep(payFromWallet)
    if (method === 'bankTransfer') return lastStep(declareTransfer)
    const charge = await step(chargeOf)
    if (charge === undefined) return lastStep(showPayment)
    const outcome = await chargeCard(ports, charge)
    return lastStep((call) => settle(call, charge, outcome))
  },
}

/** Returns undefined for a question about a payment that has its outcome already, from the provider's webhook. */
async function chargeOf(call: PaymentCall): Promise<Charge | undefined> {
  const { body, caller, ports } = call
  const brings = body.cardToken ?? body.savedCardId ?? body.bankCode
  if (brings === undefined && ports.cardPayments.secondStep === 'page') {
    const { status, method } = await findPayment(call, caller.user._id, body.paymentId)
    if (method === 'card' && isSettled[status] === true) return undefined
    // What was asked for when the card was charged is not asked for again.
    if (status === 'processing') return beginCharge(call)
  }
  await confirmedPayment(call)
  return beginCharge(call)
}

/** By card: the outcomes that are final for the payer. */
const isSettled: Partial<Record<PaymentRow['status'], true>> = { succeeded: true, failed: true }

const showPayment = async (call: PaymentCall): Promise<PaymentResponse> =>
  serializePayment(call.ports, await findPayment(call, call.caller.user._id, call.body.paymentId))

async function openPayment(call: PaymentCall) {
  const payment = await findPayment(call, call.caller.user._id, call.body.paymentId)
  if (!can(paymentMachine, payment.status, { type: 'payment.succeed' })) {
    throw conflict('server:conflict.changed', { state: payment.status })
  }
  if (!(await mayBegin(call, payment))) throw conflict('server:conflict.otherMethod', { state: payment.status })
  return payment
}

/**
 * The open payment; a large one, and one whose card is to be kept, of an identity that was confirmed lately. What the account has kept
 * pays nothing from a browser that its owner can still deny, nor is a card kept there.
 */
async function confirmedPayment(call: PaymentCall) {
  const payment = await openPayment(call)
  const { method, savedCardId, saveCard } = call.body
  if (method === 'wallet' || savedCardId !== undefined || saveCard === true) {
    await assertNotAlerted(call, call.caller, 'server:refused.newBrowserPaying')
  }
  const isSmall = await isPaidAtOnce(call, payment, confirmationEnd(call.caller.session.identityConfirmedAt))
  if (!isSmall || saveCard === true) await assertIdentityConfirmed(call, call.caller)
  return payment
}

async function settle(
  call: PaymentCall,
  charge: Charge,
  outcome: Awaited<ReturnType<typeof chargeCard>>,
): Promise<PaymentResponse> {
  const { tables } = call
  if (outcome === undefined) {
    // The provider knows no such card, so nothing was charged and another may be tried.
    await tables.update('payments', { _id: charge.paymentId, status: 'created' }, { chargedWith: null })
    throw invalidFields({ [charge.field]: { key: 'server:field.cardToken' } }).keeping()
  }
  const payment = await recordCharge(call, charge.paymentId, outcome)
  if (payment !== undefined)
    return serializePayment(call.ports, payment, outcome.outcome === 'askBank' ? outcome.clientSecret : undefined)
  const now = await findPayment(call, call.caller.user._id, charge.paymentId)
  // The outcome that the webhook or a repeat recorded before; a late charge is being refunded, which must be committed.
  throw conflict('server:conflict.changed', { state: now.status }).keeping()
}

async function payFromWallet(call: PaymentCall): Promise<PaymentResponse> {
  const payment = await confirmedPayment(call)
  if (payment.status !== 'created' || payment.chargedWith !== null || payment.kind === 'walletTopUp') {
    throw conflict('server:conflict.otherMethod', { state: payment.status })
  }
  if (!(await isPayable(call, payment))) throw conflict('server:conflict.changed', { state: payment.status })
  const { userId: ownerId, currency } = payment
  const balance = await balanceOf(call, { ownerId, account: 'wallet', currency })
  if (balance < payment.amount) throw conflict('server:conflict.walletShort', { state: payment.status })
  const paid = await movePayment(call, payment, { type: 'payment.succeed' }, { method: 'wallet' })
  await completePayment(call, paid)
  return serializePayment(call.ports, paid)
}

async function declareTransfer(call: PaymentCall): Promise<PaymentResponse> {
  const { caller, body } = call
  const payment = await openPayment(call)
  if (payment.status !== 'created' || payment.chargedWith !== null) {
    throw conflict('server:conflict.otherMethod', { state: payment.status })
  }
  const transferReference = body.transferReference?.trim()
  if (!transferReference) throw invalidFields({ transferReference: { key: 'server:field.transferReference' } })
  const transferKey = referenceKey(transferReference)
  const columns = { method: 'bankTransfer', transferReference, transferKey } as const
  const declared = await movePayment(call, payment, { type: 'payment.declareTransfer' }, columns)
  if (declared.kind === 'order') {
    const order = await orderOfPayment(call, declared)
    const declaration = { userId: caller.user._id, note: transferReference }
    if (isUnpaidOnTerms(order) && isPaidInPassing(order.status)) {
      const shown = { paymentState: declared.status }
      await recordPaymentStep(call, order, shown, { status: 'paymentReview', by: 'buyer', ...declaration })
    } else {
      await moveOrder(call, order, { type: 'order.declareTransfer', by: 'buyer' }, declaration)
      await showPaymentState(call, declared)
    }
  }
  return serializePayment(call.ports, declared)
}
