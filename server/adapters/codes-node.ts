import { createHash } from 'node:crypto'
import type { Codes } from '#server/ports/codes.ts'
import { webCryptoCodes } from './codes-web-crypto.ts'

/** The same codes with digests made at once: Web Crypto sends each of these few bytes to another thread and back. */
export function nodeCodes(secret: string): Codes {
  return { ...webCryptoCodes(secret), digest: async (text) => createHash('sha256').update(text).digest('hex') }
}
