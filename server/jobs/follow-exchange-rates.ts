import { followRates } from '#server/domain/catalogue/followed-rates.ts'
import type { JobDeps } from './job-deps.ts'

/** Products of one transaction: short, for orders take stock of the same rows. */
const batch = 200

/** Brings the comparable prices of a batch of products up to date with the rates; returns how many it went through. */
export const followExchangeRates = ({ store }: JobDeps): Promise<number> =>
  store.transaction((tables) => followRates({ tables }, batch))
