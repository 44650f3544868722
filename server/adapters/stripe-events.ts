import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { paymentIntent, stripeOutcome } from '#server/adapters/stripe-intents.ts'
import type { CardEvent } from '#server/ports/card-payments.ts'

/** Older signatures may be copies that somebody sends again. */
const toleranceSeconds = 300

const event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.record(z.string(), z.unknown()) }) })

/** The events that tell how a charge ended. */
const telling = new Set(['payment_intent.succeeded', 'payment_intent.payment_failed'])

/** Undefined when the text was not signed with this secret within the last minutes (docs.stripe.com/webhooks/signature). */
export function readStripeEvent(text: string, signature: string, now: string, secret: string): CardEvent | undefined {
  if (!isSigned(text, signature, now, secret)) return undefined
  const { id, type, data } = event.parse(JSON.parse(text))
  if (!telling.has(type)) return { id, paymentId: '', outcome: undefined }
  const intent = paymentIntent(data.object)
  const paymentId = intent.metadata?.['paymentId']
  // Another system may use the same account.
  return paymentId === undefined ? { id, paymentId: '', outcome: undefined } : { id, paymentId, outcome: stripeOutcome(intent) }
}

/** `t=<seconds>,v1=<hex>`; while a secret is being changed there are several `v1`. */
function isSigned(text: string, signature: string, now: string, secret: string): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('='))
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isSafeInteger(time) || Math.abs(Date.parse(now) / 1000 - time) > toleranceSeconds) return false
  const wanted = createHmac('sha256', secret).update(`${time}.${text}`).digest()
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex')
    return name === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}
