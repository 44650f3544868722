import { Stripe } from 'stripe'
import { stripeOutcome } from '#server/adapters/stripe-intents.ts'
import type { CardEvent } from '#server/ports/card-payments.ts'

/** Seconds: older signatures may be replays. */
const toleranceSeconds = 300

/** Reads the text of a webhook. Returns undefined when it was not signed with this secret within the last minutes. */
export function readStripeEvent(text: string, signature: string, now: string, secret: string): CardEvent | undefined {
  const event = signedEvent(text, signature, now, secret)
  if (event === undefined) return undefined
  const { id } = event
  if (event.type !== 'payment_intent.succeeded' && event.type !== 'payment_intent.payment_failed') {
    return { id, paymentId: '', outcome: undefined }
  }
  const intent = event.data.object
  const paymentId = intent.metadata['paymentId']
  // Another system may use the same account.
  return paymentId === undefined ? { id, paymentId: '', outcome: undefined } : { id, paymentId, outcome: stripeOutcome(intent) }
}

function signedEvent(text: string, signature: string, now: string, secret: string): Stripe.Event | undefined {
  try {
    return Stripe.webhooks.constructEvent(text, signature, secret, toleranceSeconds, undefined, Date.parse(now))
  } catch {
    // Not only StripeSignatureVerificationError: an empty signature is a plain Error.
    return undefined
  }
}
