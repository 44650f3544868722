import { z } from 'zod'
import { minorDigits, type Money } from '#src/lib/money.ts'
import type { TableContext } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'

/** About twenty US dollars, in whole units: what a transfer costs would eat up less. */
const defaults: Record<string, number> = {
  USD: 20,
  SAR: 75,
  AED: 75,
  QAR: 75,
  BHD: 8,
  OMR: 8,
  JOD: 15,
  KWD: 6,
  EUR: 20,
  GBP: 15,
  CHF: 20,
  EGP: 1000,
  BDT: 2500,
  INR: 1800,
  CNY: 150,
  JPY: 3000,
  TRY: 850,
  MYR: 85,
  SGD: 25,
}

const setting = { _id: 'payoutMinimums' }
const table = z.array(z.strictObject({ amount: z.int().nonnegative(), currency: z.string() }))

/** Returns the smallest payout of each currency that has one: the operator's, else the default. */
export async function readPayoutMinimums({ tables }: { tables: ReadableTables }): Promise<Money[]> {
  const stored = await tables.find('settings', setting)
  const own = stored === undefined ? [] : table.parse(JSON.parse(stored.value))
  const others = Object.entries(defaults).filter(([currency]) => !own.some((minimum) => minimum.currency === currency))
  const given = others.map(([currency, units]) => ({ amount: units * 10 ** minorDigits(currency), currency }))
  return [...own, ...given].sort((left, right) => (left.currency < right.currency ? -1 : 1))
}

/** Of a currency that no table has, a payout is anything above nothing. */
export const minimumOf = (minimums: readonly Money[], currency: string): Money => ({
  amount: Math.max(1, minimums.find((minimum) => minimum.currency === currency)?.amount ?? 1),
  currency,
})

export async function keepPayoutMinimums({ tables }: Pick<TableContext, 'tables'>, minimums: readonly Money[]): Promise<void> {
  const value = JSON.stringify(minimums)
  if ((await tables.update('settings', setting, { value })) === 0) await tables.insert('settings', { ...setting, value })
}
