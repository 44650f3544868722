import type { RawCall } from '#server/dispatch.ts'

/** Parses the contract's headers, for the server and the demo's service worker alike. */
export function callHeaders(read: (name: string) => string | undefined): RawCall['headers'] {
  return {
    token: read('x-auth-token-user'),
    side: read('x-user-type'),
    language: read('x-auth-language'),
    currency: read('x-currency'),
    idempotencyKey: read('idempotency-key'),
    deliveryToken: read('x-delivery-token'),
    operatorToken: read('x-auth-token-operator'),
    lastEventId: read('last-event-id'),
    userAgent: read('user-agent'),
    pageOrigin: read('origin'),
    signature: read('stripe-signature'),
  }
}
