import { balanceOf, type Entry, type LedgerContext } from './ledger.ts'

interface Share {
  sellerId: string
  currency: string
  amount: number
}

/** Entries that give a seller money: what is owed to the marketplace is paid first, the rest is available. */
export async function creditSeller(context: LedgerContext, { sellerId: ownerId, currency, amount }: Share): Promise<Entry[]> {
  const debt = -(await balanceOf(context, { ownerId, account: 'debt', currency }))
  const paid = Math.min(debt, amount)
  return [
    { account: 'debt', ownerId, amount: paid },
    { account: 'available', ownerId, amount: amount - paid },
  ]
}

/** Entries that take money from a seller: what is available, and a debt for the rest. */
export async function debitSeller(context: LedgerContext, { sellerId: ownerId, currency, amount }: Share): Promise<Entry[]> {
  const available = await balanceOf(context, { ownerId, account: 'available', currency })
  const taken = Math.min(available, amount)
  return [
    { account: 'available', ownerId, amount: -taken },
    { account: 'debt', ownerId, amount: taken - amount },
  ]
}
