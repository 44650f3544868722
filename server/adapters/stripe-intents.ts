import type { Stripe } from 'stripe'
import type { Money } from '#src/lib/money.ts'
import type { CardFailure, CardOutcome, StoredCard } from '#server/ports/card-payments.ts'

/** An intent to charge a card, or one to store it without a charge. */
type Intent = Stripe.PaymentIntent | Stripe.SetupIntent

/** The reason for a decline, in an intent or in the error returned instead. */
interface Decline {
  code?: string | undefined
  decline_code?: string | undefined
}

/** Returns the outcome of an intent for its payment. A processing one counts as `askBank`: the webhook reports its end. */
export function stripeOutcome(intent: Intent, decline: Decline | null = declineOf(intent)): CardOutcome {
  const { id: reference, status, client_secret: clientSecret } = intent
  if (status === 'succeeded') return { outcome: 'succeeded', reference, ...storedOf(intent) }
  if (status === 'requires_action' || status === 'processing') {
    return { outcome: 'askBank', reference, ...(clientSecret ? { clientSecret } : {}) }
  }
  return { outcome: 'failed', reference, failure: failureOf(decline) }
}

const declineOf = (intent: Intent): Decline | null =>
  intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error

const failures: Record<string, CardFailure> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  authentication_required: 'secondStepFailed',
  payment_intent_authentication_failure: 'secondStepFailed',
}

const failureOf = (decline: Decline | null): CardFailure =>
  failures[decline?.decline_code ?? ''] ?? failures[decline?.code ?? ''] ?? 'cardDeclined'

/** The stored card; its details are present when the request expanded `payment_method`. */
function storedOf(intent: Intent): { stored?: StoredCard } {
  const { customer, payment_method: method } = intent
  const keeps = intent.object === 'setup_intent' || intent.setup_future_usage === 'off_session'
  if (!keeps || typeof customer !== 'string' || method === null || typeof method === 'string' || !method.card) return {}
  const { brand, last4: lastFour, exp_month: expiryMonth, exp_year: expiryYear } = method.card
  return { stored: { customer, reference: method.id, brand, lastFour, expiryMonth, expiryYear } }
}

/** Stripe counts these in hundredths, though ISO 4217 gives them no decimals (docs.stripe.com/currencies). */
const hundredths = new Set(['ISK', 'UGX'])

/** Converts an amount to Stripe's. */
export function stripeAmount({ amount, currency }: Money): { amount: number; currency: string } {
  return { amount: hundredths.has(currency) ? amount * 100 : amount, currency: currency.toLowerCase() }
}
