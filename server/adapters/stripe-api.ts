import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { CardProviderAway } from '#server/ports/card-payments.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** https://api.stripe.com, or the address of a peer that speaks the same. */
  apiUrl: string
}

const refused = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().optional(),
    decline_code: z.string().optional(),
    param: z.string().optional(),
    message: z.string().optional(),
    payment_intent: z.record(z.string(), z.unknown()).optional(),
    setup_intent: z.record(z.string(), z.unknown()).optional(),
  }),
})

export type StripeAnswer =
  | { ok: true; status: number; body: Record<string, unknown> }
  | { ok: false; status: number; error: z.infer<typeof refused>['error'] }

/** The version of the API that the adapter was written against: answers keep its shape whatever the account's default. */
const version = '2024-06-20'
const tries = 3
const patience = 20_000

/**
 * Stripe's API over HTTP: form-encoded requests, JSON answers. A request whose answer is lost is sent again under its
 * Idempotency-Key; after a few tries it throws CardProviderAway.
 */
export function createStripeApi({ secretKey, apiUrl }: StripeSettings) {
  async function send(path: string, init: RequestInit): Promise<StripeAnswer> {
    let failure: unknown
    for (let count = 1; count <= tries; count += 1) {
      if (count > 1) await wait(50 * 4 ** (count - 1))
      try {
        const answer = await once(path, init)
        const again = !answer.ok && (answer.status >= 500 || answer.status === 429 || answer.status === 409)
        if (!again || count === tries) return answer
      } catch (error) {
        failure = error
      }
    }
    throw new CardProviderAway('Stripe can not be reached', { cause: failure })
  }

  async function once(path: string, init: RequestInit): Promise<StripeAnswer> {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${secretKey}`)
    headers.set('stripe-version', version)
    const response = await fetch(new URL(path, apiUrl), { ...init, headers, signal: AbortSignal.timeout(patience) })
    const body: unknown = await response.json()
    if (response.ok) return { ok: true, status: response.status, body: z.record(z.string(), z.unknown()).parse(body) }
    return { ok: false, status: response.status, error: refused.parse(body).error }
  }

  return {
    get: (path: string) => send(path, { method: 'GET' }),
    post: (path: string, fields: Record<string, string>, idempotencyKey: string) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': idempotencyKey },
        body: new URLSearchParams(fields).toString(),
      }),
  }
}
