import { ComeAgain, Undeliverable } from '#server/ports/delivery.ts'

/** A send ends before the outbox takes its row up again, or it could go out twice. */
export const timeout = 20_000

/**
 * The error for an answer that is not 2xx: a provider that is busy or away is asked again, when it says so; one that refuses our
 * credentials too, for an operator will mend them; everything else it will never take. The answer's body is not told: it may
 * repeat the message.
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
