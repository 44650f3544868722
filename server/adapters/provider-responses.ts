import { ComeAgain, Undeliverable } from '#server/ports/delivery.ts'

/** Milliseconds: shorter than the outbox's lock on a row, or a message could go out twice. */
export const timeout = 20_000

/**
 * Returns the error for a response that is not 2xx: an unavailable provider is retried when it says so; rejected credentials too, for an
 * operator will repair them; anything else is undeliverable. Leaves the response's body out: it may repeat the message.
 */
export function refusedBy(provider: string, response: Response): Error {
  const { status } = response
  const reason = `${provider} answered ${status}`
  if (status === 429 || status >= 500) {
    const seconds = retryAfter(response.headers.get('retry-after'))
    return seconds === undefined ? new Error(reason) : new ComeAgain(reason, seconds)
  }
  return status === 401 || status === 403 ? new Error(reason) : new Undeliverable(reason)
}

/** Seconds, or a date; an hour at most. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(3600, Math.max(1, Math.ceil(seconds)))
}
