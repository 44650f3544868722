import { Secret, TOTP } from 'otpauth'
import type { Totp } from '#server/ports/totp.ts'

/** What every app understands. HMAC with SHA-1 is as good as ever; several apps ignore any other algorithm that is asked for. */
const parameters = { issuer: 'Kimiya', algorithm: 'SHA1', digits: 6, period: 30 }

export const otpauthTotp: Totp = {
  newSecret: () => new Secret({ size: 20 }).base32,
  keyUri: (secret, account) => new TOTP({ ...parameters, label: account, secret: Secret.fromBase32(secret) }).toString(),
  findStep: (secret, code, now) => {
    const timestamp = Date.parse(now)
    const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
    // One step before and after: clocks differ, and a code is typed for a while.
    const delta = totp.validate({ token: code, timestamp, window: 1 })
    return delta === null ? undefined : totp.counter({ timestamp }) + delta
  },
}
