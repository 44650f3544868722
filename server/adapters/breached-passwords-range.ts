import { createHash } from 'node:crypto'
import type { BreachedPasswords } from '#server/ports/breached-passwords.ts'

export interface RangeSettings {
  /** A service that answers as haveibeenpwned's range API does; the first digits of the hash are appended. */
  url: string
  /** Asked first, and alone while the service does not answer. */
  list: BreachedPasswords
  /** Called with the reason when the service begins to fail: once until it answers again. */
  onFailure: (failure: unknown) => void
  fetch?: typeof fetch
  /** Milliseconds: somebody waits for the form. */
  timeout?: number
}

const prefixLength = 5

/**
 * Breached passwords by a service that is told five digits of the SHA-1 and answers with the rest of every hash that begins so: neither the
 * password nor its hash leaves this server. Answers are padded, so that their length tells nothing either.
 */
export function rangePasswords({
  url,
  list,
  onFailure,
  fetch: fetchUrl = fetch,
  timeout = 2_000,
}: RangeSettings): BreachedPasswords {
  let isFailing = false

  async function isBreached(password: string): Promise<boolean> {
    const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase()
    try {
      const response = await fetchUrl(`${url.replace(/\/$/, '')}/${hash.slice(0, prefixLength)}`, {
        headers: { 'add-padding': 'true', 'user-agent': 'Kimiya marketplace' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`The service of breached passwords answered ${response.status}`)
      const lines = (await response.text()).split(/\r?\n/).map((line) => line.split(':'))
      isFailing = false
      // What pads the answer was found no times.
      return lines.some(([rest = '', times]) => rest.toUpperCase() === hash.slice(prefixLength) && Number(times) > 0)
    } catch (failure) {
      if (!isFailing) onFailure(failure)
      isFailing = true
      return false
    }
  }

  return { includes: async (password) => (await list.includes(password)) || isBreached(password) }
}
