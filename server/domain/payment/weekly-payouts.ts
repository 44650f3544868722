import { balanceOf } from '#server/domain/ledger/ledger.ts'
import type { OperationContext } from '#server/operation.ts'
import type { PayoutAccountRow } from './payout-accounts.ts'
import { minimumOf, readPayoutMinimums } from './payout-minimums.ts'
import { askForPayout } from './payouts.ts'

const day = 86_400_000

/** The next Monday, 00:00 UTC, after a moment. */
export function nextWeeklyRun(now: string): string {
  const midnight = Date.parse(`${now.slice(0, 10)}T00:00:00.000Z`)
  // Sunday is 0.
  const days = (8 - new Date(midnight).getUTCDay()) % 7 || 7
  return new Date(midnight + days * day).toISOString()
}

/** Asks for all that is available, if that is enough for a payout. */
export async function askForWeeklyPayout(context: OperationContext, account: PayoutAccountRow): Promise<void> {
  const { userId: ownerId, currency } = account
  const amount = await balanceOf(context, { ownerId, account: 'available', currency })
  const smallest = minimumOf(await readPayoutMinimums(context), currency)
  if (amount >= smallest.amount) await askForPayout(context, account, { amount, currency }, { weekly: true })
}
