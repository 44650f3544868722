import { cardOwner } from './saved-cards.ts'
import { findPayment } from './payments.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Call } from '#server/operation.ts'
import type { CardOutcome, ChargedCard } from '#server/ports/card-payments.ts'
import type { Money } from '#src/lib/money.ts'
import type { Row } from '#server/store/tables.ts'
import type { Ports } from '#server/ports/ports.ts'

/** The request to the provider, and the field of the body that is wrong when the card is unknown. */
export interface Charge {
  paymentId: string
  field: 'cardToken' | 'savedCardId'
  request: { card: ChargedCard; amount: Money } | { reference: string; bankCode: string | undefined }
}

/**
 * Records the card of a payment. Until the outcome is known no other card is accepted: the first may have been charged. The same card can
 * be sent again, and is charged once.
 */
export async function beginCharge(call: Call<'proceedPayment'>): Promise<Charge> {
  const { tables, ports, body, caller, now } = call
  const payment = await findPayment(call, caller.user._id, body.paymentId)
  const { _id: paymentId, status, providerReference, chargedWith } = payment
  const field = body.savedCardId === undefined ? 'cardToken' : 'savedCardId'
  if (status === 'processing' && providerReference !== null) {
    if (ports.cardPayments.secondStep === 'code' && body.bankCode === undefined) {
      throw invalidFields({ bankCode: { key: 'server:field.bankCode' } })
    }
    return { paymentId, field, request: { reference: providerReference, bankCode: body.bankCode } }
  }
  const card = await chargedCard(call)
  const digest = await ports.codes.digest(JSON.stringify('token' in card ? card.token : card.stored))
  if (chargedWith !== null && chargedWith !== digest) throw conflict('server:conflict.otherCard', { state: status })
  const renewalCardId = renewalCardOf(payment, body)
  const columns = { method: 'card', chargedWith: digest, renewalCardId, updatedAt: now } as const
  await tables.update('payments', { _id: paymentId, status }, columns)
  return { paymentId, field, request: { card, amount: { amount: payment.amount, currency: payment.currency } } }
}

/** The card that pays is to renew the plan: a kept one, or one that is kept from now on. */
function renewalCardOf(payment: Row<'payments'>, body: Call<'proceedPayment'>['body']): string | null {
  const { renewalMethod, renewalCardId } = payment
  if (renewalMethod !== 'card' || renewalCardId !== null) return renewalCardId
  if (body.savedCardId === undefined && body.saveCard !== true)
    throw invalidFields({ saveCard: { key: 'server:field.cardNotKept' } })
  return body.savedCardId ?? null
}

async function chargedCard({ tables, body, caller }: Call<'proceedPayment'>): Promise<ChargedCard> {
  const userId = caller.user._id
  const owner = await cardOwner({ tables }, userId)
  if (body.savedCardId !== undefined) {
    const saved = await tables.find('savedCards', { _id: body.savedCardId, userId })
    if (saved === undefined || owner.customer === undefined)
      throw invalidFields({ savedCardId: { key: 'server:field.cardToken' } })
    return { stored: saved.reference, customer: owner.customer }
  }
  if (body.cardToken === undefined) throw invalidFields({ cardToken: { key: 'server:field.cardToken' } })
  return { token: body.cardToken, ...(body.saveCard === true ? { keepFor: owner } : {}) }
}

/** Calls the provider; outside of every transaction, since it may take seconds. */
export async function chargeCard({ cardPayments }: Ports, { paymentId, request }: Charge): Promise<CardOutcome | undefined> {
  return 'reference' in request ? cardPayments.confirm({ paymentId, ...request }) : cardPayments.charge({ paymentId, ...request })
}
