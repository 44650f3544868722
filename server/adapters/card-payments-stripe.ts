import { paymentIntent, setupIntent, stripeAmount, stripeOutcome, type StripeIntent } from '#server/adapters/stripe-intents.ts'
import { createStripeApi, type StripeAnswer, type StripeSettings } from '#server/adapters/stripe-api.ts'
import { readStripeEvent } from '#server/adapters/stripe-events.ts'
import {
  type CardOutcome,
  type CardOwner,
  type CardPayments,
  CardProviderAway,
  type ChargedCard,
} from '#server/ports/card-payments.ts'

/** What Stripe says of a card that it does not know, or that is not this account's. */
const unknownCard = new Set(['payment_method', 'customer'])

/**
 * Card payments by Stripe's PaymentIntents. The page turns a card into a PaymentMethod (`pm_…`) with Stripe's script; this side
 * creates and confirms the intent in one request, under an Idempotency-Key made of the payment's id and card, so that a lost answer is asked
 * for again and nothing is charged twice.
 */
export function stripeCardPayments(settings: StripeSettings): CardPayments {
  const api = createStripeApi(settings)

  /** Made once for each user; the same key answers the same customer until this side has written it down. */
  async function customerFor({ userId, customer }: CardOwner): Promise<string> {
    if (customer !== undefined) return customer
    const made = await api.post('/v1/customers', { 'metadata[userId]': userId }, `customer-${userId}`)
    return String(succeeded(made)['id'])
  }

  async function cardFields(card: ChargedCard): Promise<Record<string, string>> {
    if ('kept' in card) return { payment_method: card.kept, customer: card.customer, off_session: 'true' }
    if (card.keepFor === undefined) return { payment_method: card.token }
    const customer = await customerFor(card.keepFor)
    return { payment_method: card.token, customer, setup_future_usage: 'off_session' }
  }

  return {
    secondStep: 'page',
    async charge({ paymentId, card, amount }) {
      const answer = await api.post(
        '/v1/payment_intents',
        {
          ...stripeAmount(amount),
          ...(await cardFields(card)),
          ...{ confirm: 'true', 'payment_method_types[0]': 'card', 'metadata[paymentId]': paymentId },
          'expand[0]': 'payment_method',
        },
        // With the card: one that Stripe does not know may be followed by another. Which one may be, the operation sees to.
        `payment-${paymentId}-${'kept' in card ? card.kept : card.token}`,
      )
      if (answer.ok) return stripeOutcome(paymentIntent(answer.body))
      const { code, param = '' } = answer.error
      if (code === 'resource_missing' && unknownCard.has(param)) return undefined
      if (answer.error.type === 'card_error') return declined(answer)
      throw unexpected(answer)
    },

    async confirm({ reference }) {
      const answer = await api.get(`/v1/payment_intents/${encodeURIComponent(reference)}?expand[0]=payment_method`)
      const outcome = stripeOutcome(paymentIntent(succeeded(answer)))
      return outcome.outcome === 'failed' ? { ...outcome, failure: 'secondStepFailed' } : outcome
    },

    async keep({ owner, token }) {
      const customer = await customerFor(owner)
      const answer = await api.post(
        '/v1/setup_intents',
        {
          ...{ payment_method: token, customer, usage: 'off_session', confirm: 'true', 'payment_method_types[0]': 'card' },
          ...{ 'metadata[userId]': owner.userId, 'expand[0]': 'payment_method' },
        },
        `saving-${owner.userId}-${token}`,
      )
      if (answer.ok) return { customer, ...stripeOutcome(setupIntent(answer.body)) }
      const { code, param = '', type } = answer.error
      if (code === 'resource_missing' && unknownCard.has(param)) return undefined
      if (type !== 'card_error') throw unexpected(answer)
      return { customer, ...stripeOutcome({ ...setupIntent(answer.error.setup_intent ?? {}), last_payment_error: answer.error }) }
    },

    async confirmKeeping({ owner: { customer }, reference }) {
      const answer = await api.get(`/v1/setup_intents/${encodeURIComponent(reference)}?expand[0]=payment_method`)
      if (!answer.ok && answer.status === 404) return undefined
      const intent = setupIntent(succeeded(answer))
      // Somebody else's, though its id was known.
      if (customer === undefined || intent.customer !== customer) return undefined
      const outcome = stripeOutcome(intent)
      return { customer, ...(outcome.outcome === 'failed' ? { ...outcome, failure: 'secondStepFailed' } : outcome) }
    },

    async refund({ refundId, reference, amount }) {
      const fields = { payment_intent: reference, amount: stripeAmount(amount).amount, 'metadata[refundId]': refundId }
      const answer = await api.post('/v1/refunds', fields, `refund-${refundId}`)
      if (answer.ok) return answer.body['status'] !== 'failed' && answer.body['status'] !== 'canceled'
      if (answer.error.code === 'charge_already_refunded') return true
      if (answer.status === 400 || answer.status === 404) return false
      throw unexpected(answer)
    },

    async forget(reference) {
      const answer = await api.post(`/v1/payment_methods/${encodeURIComponent(reference)}/detach`, {}, `forget-${reference}`)
      // Detached already, or never there.
      if (answer.ok || answer.status === 400 || answer.status === 404) return
      throw unexpected(answer)
    },

    readEvent: async (text, signature, now) => readStripeEvent(text, signature, now, settings.webhookSecret),
  }
}

function succeeded(answer: StripeAnswer): Record<string, unknown> {
  if (!answer.ok) throw unexpected(answer)
  return answer.body
}

/** A declined card comes as an error, with the intent inside. */
function declined(answer: StripeAnswer & { ok: false }): CardOutcome {
  const intent: StripeIntent = paymentIntent(answer.error.payment_intent ?? {})
  return stripeOutcome({ ...intent, last_payment_error: answer.error })
}

/** A refused key or request is this installation's defect; the rest passes. */
function unexpected({ status, error }: StripeAnswer & { ok: false }): Error {
  const text = `Stripe answered ${status} ${error.type} ${error.code ?? ''} ${error.message ?? ''}`
  return status >= 500 || status === 429 || status === 409 ? new CardProviderAway(text) : new Error(text)
}
