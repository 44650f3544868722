import { webCryptoCodes } from '#server/adapters/codes-web-crypto.ts'
import { webCryptoPasswords } from '#server/adapters/passwords-web-crypto.ts'
import { loadDemo } from '#server/demo/load-demo.ts'
import type { Store } from '#server/store/store.ts'

/** A store with the demo in it, under the same ids in every run. */
export async function demoStore(store: Store): Promise<Store> {
  let ids = 0
  const newId = () => `00000000-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`
  const ports = { passwords: webCryptoPasswords, codes: webCryptoCodes('a secret that only this test knows') }
  await loadDemo({ store, ports, now: '2026-11-21T08:00:00.000Z', newId })
  return store
}
