import { Stripe } from 'stripe'
import { CardProviderAway } from '#server/ports/card-payments.ts'

export interface StripeSettings {
  secretKey: string
  /** Goes to every page: it makes tokens of cards and reads what its client secret opens, no more. */
  publishableKey: string
  webhookSecret: string
  /** https://api.stripe.com, or a compatible server. */
  apiUrl: string
}

/**
 * Stripe's own client. It retries a request whose response is lost, under the same Idempotency-Key, at most twice. The version of the API
 * is the one that the package's types describe, whatever the account's default. Nothing about this machine is sent.
 */
export function stripeClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  })
}

const { StripeAPIError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors

/** Maps to our errors: Stripe is unavailable, or it rejects our request, which is a defect. */
export function stripeFailure(error: unknown): unknown {
  const isAway =
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError ||
    (error instanceof StripeError && error.statusCode === 409)
  return isAway ? new CardProviderAway('Stripe does not answer', { cause: error }) : error
}
