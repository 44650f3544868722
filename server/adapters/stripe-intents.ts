import { z } from 'zod'
import type { Money } from '#src/lib/money.ts'
import type { CardFailure, CardOutcome, KeptCard } from '#server/ports/card-payments.ts'

const cardError = z.object({ code: z.string().optional(), decline_code: z.string().optional() })
const paymentMethod = z.object({
  id: z.string(),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() }).optional(),
})
const intent = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.string().nullish(),
  customer: z.string().nullish(),
  setup_future_usage: z.string().nullish(),
  /** An object where it was asked to be expanded; its id in events. */
  payment_method: z.union([z.string(), paymentMethod]).nullish(),
  last_payment_error: cardError.nullish(),
  metadata: z.record(z.string(), z.string()).optional(),
})

/** The part of Stripe's PaymentIntent that is read here. */
export type StripeIntent = z.infer<typeof intent>

/** Throws when Stripe's answer has another shape than it documents. */
export const paymentIntent = (body: unknown): StripeIntent => intent.parse(body)

const setup = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.string().nullish(),
  customer: z.string().nullish(),
  payment_method: z.union([z.string(), paymentMethod]).nullish(),
  last_setup_error: cardError.nullish(),
})

/** A SetupIntent, which keeps a card without a charge, read as an intent to charge it later. */
export function setupIntent(body: unknown): StripeIntent {
  const { last_setup_error, ...rest } = setup.parse(body)
  return { ...rest, setup_future_usage: 'off_session', last_payment_error: last_setup_error }
}

/** What an intent means for its payment. One that is still on its way counts as asking the bank: its end is told by the webhook. */
export function stripeOutcome(of: StripeIntent): CardOutcome {
  const reference = of.id
  if (of.status === 'succeeded') return { outcome: 'succeeded', reference, ...keptOf(of) }
  if (of.status === 'requires_action' || of.status === 'processing') {
    return { outcome: 'askBank', reference, ...(of.client_secret ? { clientSecret: of.client_secret } : {}) }
  }
  return { outcome: 'failed', reference, failure: failureOf(of) }
}

const failures: Record<string, CardFailure> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  authentication_required: 'secondStepFailed',
  payment_intent_authentication_failure: 'secondStepFailed',
}

function failureOf({ last_payment_error: error }: StripeIntent): CardFailure {
  return failures[error?.decline_code ?? ''] ?? failures[error?.code ?? ''] ?? 'cardDeclined'
}

function keptOf({ customer, setup_future_usage, payment_method }: StripeIntent): { kept?: KeptCard } {
  if (!customer || setup_future_usage !== 'off_session') return {}
  if (typeof payment_method !== 'object' || !payment_method?.card) return {}
  const { id: reference, card } = payment_method
  const { brand, last4: lastFour, exp_month: expiryMonth, exp_year: expiryYear } = card
  return { kept: { customer, reference, brand, lastFour, expiryMonth, expiryYear } }
}

/** Stripe counts these in hundredths, though ISO 4217 gives them no decimals (docs.stripe.com/currencies). */
const hundredths = new Set(['ISK', 'UGX'])

export function stripeAmount({ amount, currency }: Money): { amount: string; currency: string } {
  return { amount: String(hundredths.has(currency) ? amount * 100 : amount), currency: currency.toLowerCase() }
}
