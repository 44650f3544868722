import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '#server/ports/passwords.ts'

/** argon2id with OWASP's first recommendation (19 MiB, two passes); the package's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const argon2Passwords: Passwords = {
  hash: (password) => hash(password.normalize('NFC'), cost),
  verify: (stored, password) => verify(stored, password.normalize('NFC')),
}
