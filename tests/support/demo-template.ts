import { webCryptoCodes } from '#server/adapters/codes-web-crypto.ts'
import { webCryptoEncryption } from '#server/adapters/encryption-web-crypto.ts'
import { simpleWebAuthnPasskeys } from '#server/adapters/passkeys-simplewebauthn.ts'
import { webCryptoPasswords } from '#server/adapters/passwords-web-crypto.ts'
import { otpauthTotp } from '#server/adapters/totp-otpauth.ts'
import { loadDemo } from '#server/demo/load-demo.ts'
import type { Store } from '#server/store/store.ts'

/** When the demo marketplace of the tests was loaded, and when each test's clock begins. */
export const demoLoadedAt = '2026-11-21T08:00:00.000Z'

/** Hash and codes of the tests, quick and of no secret. */
const secret = 'a secret that only this test knows'
export const testSecrets = {
  passwords: webCryptoPasswords,
  codes: webCryptoCodes(secret),
  encryption: webCryptoEncryption(secret),
  totp: otpauthTotp,
  passkeys: simpleWebAuthnPasskeys,
}

/**
 * Returns a source of ids in the form of a UUID of version 7, counted from 1, or from behind `from`. `variant` is the digit after the
 * version: ids of another
 * variant are others.
 */
export function countedIds(variant: '8' | '9', from = 0): () => string {
  let ids = from
  return () => `00000000-0000-7000-${variant}000-${String((ids += 1)).padStart(12, '0')}`
}

/** Loads the demo marketplace into the store, the same rows every time, unless they are there. */
export async function loadDemoTemplate(store: Store): Promise<void> {
  await loadDemo({ store, ports: testSecrets, now: demoLoadedAt, newId: countedIds('8') })
}
