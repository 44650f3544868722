import { Stripe } from 'stripe'
import { stripeClient, stripeFailure, type StripeSettings } from '#server/adapters/stripe-client.ts'
import { type IntentReading, readStripeEvent } from '#server/adapters/stripe-events.ts'
import { stripeAmount, stripeOutcome } from '#server/adapters/stripe-intents.ts'
import type { CardOutcome, CardOwner, CardPayments, ChargedCard } from '#server/ports/card-payments.ts'

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors

/** The card's details in the response. */
const expand = { expand: ['payment_method'] }

/** Parameters of every intent: a card alone, charged or stored at once; the bank's page, where it has one, is opened by Stripe's script. */
const atOnce = {
  confirm: true as const,
  allowed_payment_method_types: ['card' as const],
  use_stripe_sdk: true,
  ...expand,
}

/**
 * Card payments by Stripe's PaymentIntents. The page turns a card into a PaymentMethod (`pm_…`) with Stripe's script; this side creates and
 * confirms the intent in one request, under an Idempotency-Key made of the payment's id and card, so that a request whose response was lost
 * can be repeated without charging twice.
 */
export function stripeCardPayments(settings: StripeSettings): CardPayments {
  const stripe = stripeClient(settings)

  const reading: IntentReading = {
    payment: (id) => stripe.paymentIntents.retrieve(id, expand).catch(throwFailure),
    setup: (id) => stripe.setupIntents.retrieve(id, expand).catch(throwFailure),
  }

  /** Created once for each user; the same key returns the same customer until it is stored here. */
  async function customerFor({ userId, customer }: CardOwner): Promise<string> {
    if (customer !== undefined) return customer
    const made = await stripe.customers
      .create({ metadata: { userId } }, { idempotencyKey: `customer-${userId}` })
      .catch(throwFailure)
    return made.id
  }

  async function cardFields(card: ChargedCard): Promise<Partial<Stripe.PaymentIntentCreateParams>> {
    if ('stored' in card) {
      const kept = { payment_method: card.stored, customer: card.customer }
      // With its owner at the page the bank may ask them, which `off_session` turns into a decline.
      return card.offSession === true ? { ...kept, off_session: true, use_stripe_sdk: false } : kept
    }
    if (card.keepFor === undefined) return { payment_method: card.token }
    return { payment_method: card.token, customer: await customerFor(card.keepFor), setup_future_usage: 'off_session' }
  }

  return {
    provider: { name: 'stripe', publishableKey: settings.publishableKey },
    secondStep: 'page',
    async charge({ paymentId, card, amount }) {
      const params = { ...stripeAmount(amount), ...atOnce, ...(await cardFields(card)), metadata: { paymentId } }
      // Includes the card: an unknown one may be followed by another. The operation decides which one may be.
      const idempotencyKey = `payment-${paymentId}-${'stored' in card ? card.stored : card.token}`
      return stripe.paymentIntents.create(params, { idempotencyKey }).then(stripeOutcome, declinedOrUnknown)
    },

    async confirm({ reference }) {
      return secondStepOf(stripeOutcome(await reading.payment(reference)))
    },

    async keep({ owner, token }) {
      const customer = await customerFor(owner)
      const { userId } = owner
      const params = { payment_method: token, customer, usage: 'off_session' as const, ...atOnce, metadata: { userId } }
      const idempotencyKey = `saving-${userId}-${token}`
      const outcome = await stripe.setupIntents.create(params, { idempotencyKey }).then(stripeOutcome, declinedOrUnknown)
      return outcome && { customer, ...outcome }
    },

    async confirmKeeping({ owner: { customer }, reference }) {
      const intent = await stripe.setupIntents.retrieve(reference, expand).catch(undefinedFor([404]))
      // Another owner's.
      if (intent === undefined || customer === undefined || intent.customer !== customer) return undefined
      return { customer, ...secondStepOf(stripeOutcome(intent)) }
    },

    async refund({ refundId, reference, amount }) {
      const params = { payment_intent: reference, amount: stripeAmount(amount).amount, metadata: { refundId } }
      try {
        const { status } = await stripe.refunds.create(params, { idempotencyKey: `refund-${refundId}` })
        return status !== 'failed' && status !== 'canceled'
      } catch (error) {
        if (error instanceof StripeInvalidRequestError) return error.code === 'charge_already_refunded'
        throw stripeFailure(error)
      }
    },

    async forget(reference) {
      // Detached already, or unknown.
      const gone = undefinedFor([400, 404])
      await stripe.paymentMethods.detach(reference, {}, { idempotencyKey: `forget-${reference}` }).catch(gone)
    },

    readEvent: (text, signature, now) => readStripeEvent({ text, signature, now }, settings.webhookSecret, reading),
  }
}

function throwFailure(error: unknown): never {
  throw stripeFailure(error)
}

/** Returns undefined for rejections with these statuses, and throws everything else. */
const undefinedFor = (statuses: readonly number[]) => (error: unknown) => {
  if (error instanceof StripeInvalidRequestError && statuses.includes(error.statusCode ?? 0)) return undefined
  throw stripeFailure(error)
}

/** Stripe's codes for a card that is unknown or another account's. */
const unknownCard = new Set(['payment_method', 'customer'])

/** A declined card comes as an error, with the intent inside; undefined for a card that Stripe does not know. */
function declinedOrUnknown(error: unknown): CardOutcome | undefined {
  if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing' && unknownCard.has(error.param ?? '')) {
    return undefined
  }
  if (error instanceof StripeCardError) {
    const intent = error.payment_intent ?? error.setup_intent
    if (intent !== undefined) return stripeOutcome(intent, error)
  }
  throw stripeFailure(error)
}

const secondStepOf = (outcome: CardOutcome): CardOutcome =>
  outcome.outcome === 'failed' ? { ...outcome, failure: 'secondStepFailed' } : outcome
