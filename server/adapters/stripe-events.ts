import { Stripe } from 'stripe'
import { stripeOutcome } from '#server/adapters/stripe-intents.ts'
import type { CardEvent } from '#server/ports/card-payments.ts'

/** Seconds: older signatures may be replays. */
const toleranceSeconds = 300

/** What an event does not carry: the details of the card that an intent keeps. */
export interface IntentReading {
  payment: (id: string) => Promise<Stripe.PaymentIntent>
  setup: (id: string) => Promise<Stripe.SetupIntent>
}

/** Reads the text of a webhook. Returns undefined when it was not signed with this secret within the last minutes. */
export async function readStripeEvent(
  sent: { text: string; signature: string; now: string },
  secret: string,
  read: IntentReading,
): Promise<CardEvent | undefined> {
  const event = signedEvent(sent.text, sent.signature, sent.now, secret)
  return event && { id: event.id, about: await subjectOf(event, read) }
}

async function subjectOf(event: Stripe.Event, read: IntentReading): Promise<CardEvent['about']> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object
      const paymentId = intent.metadata['paymentId']
      // Another system may use the same account.
      if (paymentId === undefined) return undefined
      const keeps = intent.status === 'succeeded' && intent.setup_future_usage === 'off_session'
      return { paymentId, outcome: stripeOutcome(keeps ? await read.payment(intent.id) : intent) }
    }
    case 'setup_intent.succeeded': {
      const { id, metadata } = event.data.object
      const userId = metadata?.['userId']
      if (userId === undefined) return undefined
      const outcome = stripeOutcome(await read.setup(id))
      return outcome.outcome === 'succeeded' && outcome.stored !== undefined ? { userId, stored: outcome.stored } : undefined
    }
    default:
      return undefined
  }
}

function signedEvent(text: string, signature: string, now: string, secret: string): Stripe.Event | undefined {
  try {
    return Stripe.webhooks.constructEvent(text, signature, secret, toleranceSeconds, undefined, Date.parse(now))
  } catch {
    // Not only StripeSignatureVerificationError: an empty signature is a plain Error.
    return undefined
  }
}
