import { hash, verify } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'
import type { Passwords } from '#server/ports/passwords.ts'

/** argon2id (the package's default) with OWASP's recommendation of 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let dummyHash: Promise<string> | undefined

export const argon2Passwords: Passwords = {
  hash: (password) => hash(password.normalize('NFC'), cost),
  verify: async (stored, password) => {
    dummyHash ??= hash(randomUUID(), cost)
    const right = await verify(stored ?? (await dummyHash), password.normalize('NFC'))
    return stored !== undefined && right
  },
}
