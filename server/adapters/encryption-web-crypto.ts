import type { Encryption } from '#server/ports/encryption.ts'
import { base64url, fromBase64url } from './base64url.ts'

/** AES-256-GCM by the Web Crypto API, which Node and pages share. The key is derived from `secret` for this use alone. */
export function webCryptoEncryption(secret: string): Encryption {
  const key = deriveKey(secret)
  return {
    encrypt: async (text, owner) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength))
      const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: encode(owner) }, await key, encode(text))
      return base64url(new Uint8Array([...iv, ...new Uint8Array(bytes)]))
    },
    decrypt: async (encrypted, owner) => {
      try {
        const bytes = fromBase64url(encrypted)
        const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, ivLength), additionalData: encode(owner) }
        return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, await key, bytes.slice(ivLength)))
      } catch {
        // Not ours, not whole, or not this owner's: the tag does not fit.
        return undefined
      }
    },
  }
}

/** Bytes: what GCM takes without hashing it first (NIST SP 800-38D). */
const ivLength = 12

async function deriveKey(secret: string): Promise<CryptoKey> {
  const source = await crypto.subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveKey'])
  // The name separates this key from every other use of the secret; it must never change.
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: encode('kimiya second factors') }
  return crypto.subtle.deriveKey(parameters, source, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const encode = (text: string) => new TextEncoder().encode(text)
