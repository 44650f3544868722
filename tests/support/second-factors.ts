import { Secret, TOTP } from 'otpauth'
import type { Envelope } from '#server/dispatch.ts'
import type { components } from '#src/generated/schema.ts'
import type { Marketplace } from './marketplace.ts'
import { softPasskey } from './soft-passkey.ts'

/** The site that the test's marketplace has in its settings. */
export const site = { origin: 'https://kimiya.example', rpId: 'kimiya.example' }

/** The code that an authenticator app shows at the market's time, or so many seconds later. */
export function appCode(market: Marketplace, secret: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: market.clock.now.getTime() + later * 1000 })
}

/** Adds an authenticator app; returns its secret, the session's new token, and the recovery codes of the first factor. */
export async function addAuthenticator(market: Marketplace, given: string, name = 'Phone') {
  const { secret } = await market.call('enrolAuthenticator', { token: given, body: { name } })
  const { token, recoveryCodes = [] } = await market.call('confirmAuthenticator', {
    token: given,
    body: { code: appCode(market, secret) },
  })
  return { secret, token, recoveryCodes }
}

/** Adds a passkey of a test's authenticator. `at`: the site that the browser shows. */
export async function addPasskey(market: Marketplace, given: string, passkey = softPasskey(), at = site) {
  const from = { token: given, pageOrigin: at.origin }
  const { challenge } = await market.call('enrolPasskey', { ...from, body: { name: 'Laptop' } })
  const body = passkey.make({ challenge, ...at })
  const { token, recoveryCodes = [] } = await market.call('confirmPasskey', { ...from, body })
  return { passkey, token, recoveryCodes }
}

/** What a refused sign-in asks for. Throws when it was not refused so. */
export function askedIn({ code, results }: Envelope): components['schemas']['SecondFactorAsked'] {
  const asked = (results as { secondFactor?: components['schemas']['SecondFactorAsked'] }).secondFactor
  if (code !== 409 || asked === undefined) throw new Error(`No second factor was asked for: ${JSON.stringify(results)}`)
  return asked
}
