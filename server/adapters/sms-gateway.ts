import type { SmsSender } from '#server/ports/sms.ts'
import { timeout, refusedBy } from './provider-responses.ts'

/**
 * Text messages over an HTTP gateway: POST of `{ "id", "to", "text" }` as JSON, `Authorization: Bearer <token>` where there is one,
 * and the id again as `Idempotency-Key`. Any 2xx means that the message was taken.
 */
export const gatewaySms = ({ url, token }: { url: string; token?: string | undefined }): SmsSender => ({
  send: async ({ id, recipient, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ id, to: recipient, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    if (!response.ok) throw refusedBy('The SMS gateway', response)
  },
})
