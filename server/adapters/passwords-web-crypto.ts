import type { Passwords } from '#server/ports/passwords.ts'

const rounds = 20_000

/** PBKDF2 for the demo in the page, where argon2 does not run and nothing is kept. Never chosen by a server. */
export const webCryptoPasswords: Passwords = {
  hash: async (password) => {
    const salt = hex(crypto.getRandomValues(new Uint8Array(16)))
    return `${salt}:${await derive(password, salt)}`
  },
  verify: async (stored, password) => {
    const [salt = '', hash] = stored?.split(':') ?? []
    return (await derive(password, salt)) === hash
  },
}

async function derive(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(password.normalize('NFC')), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: rounds },
    key,
    256,
  )
  return hex(new Uint8Array(bits))
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
