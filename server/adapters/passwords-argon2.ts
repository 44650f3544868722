import { hash, verify } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { type Passwords, PasswordsBusy } from '#server/ports/passwords.ts'

/** argon2id (the package's default) with OWASP's recommendation of 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes computed at once: one core stays for the calls that need none, whoever guesses passwords. */
const atOnce = pLimit(Math.max(1, availableParallelism() - 1))

/** Two to three seconds of one core. */
const mostWaiting = 100

let dummyHash: Promise<string> | undefined

export const argon2Passwords: Passwords = {
  hash: (password) => inTurn(() => hash(password.normalize('NFC'), cost)),
  verify: (stored, password) =>
    inTurn(async () => {
      dummyHash ??= hash(randomUUID(), cost)
      const right = await verify(stored ?? (await dummyHash), password.normalize('NFC'))
      return stored !== undefined && right
    }),
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (atOnce.pendingCount >= mostWaiting) throw new PasswordsBusy('Too many passwords are waiting')
  return atOnce(work)
}
