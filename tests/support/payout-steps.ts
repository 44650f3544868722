import { book } from '#server/domain/ledger/ledger.ts'
import type { Marketplace } from './marketplace.ts'
import { register } from './registration.ts'
import { addAuthenticator } from './second-factors.ts'

/** Bank accounts that pass the checks, by currency. */
export const bankAccounts = {
  SAR: { currency: 'SAR', country: 'SA', holder: 'Gulf Marjan Trading Est.', iban: 'SA14 8000 0000 6080 1016 3344' },
  BDT: {
    currency: 'BDT',
    country: 'BD',
    holder: 'Padma Solvents Ltd.',
    accountNumber: '1051-020-4477',
    routingNumber: '090261234',
    bankName: 'Padma Commercial Bank Ltd.',
    branch: 'Agrabad',
  },
  USD: {
    currency: 'USD',
    country: 'IN',
    holder: 'Aggarwal and Sons',
    accountNumber: '50100012345678',
    bic: 'HDFCINBB',
    bankName: 'Bank of Test',
  },
} as const

/** Gives a seller an earning, as if an order had been paid by bank and completed. */
export async function earn(
  market: Marketplace,
  sellerId: string,
  amount: number,
  currency = 'SAR',
  subject = 'KO-26-00000-00001',
) {
  const context = { tables: market.store, now: market.clock.now.toISOString(), newId: market.newId }
  await book(context, {
    kind: 'completion',
    currency,
    entries: [
      { account: 'bankClearing', ownerId: null, amount: -amount },
      { account: 'available', ownerId: sellerId, amount },
    ],
    shown: [{ userId: sellerId, side: 'seller', kind: 'earning', direction: 'in', amount, subject }],
  })
}

/** A new seller with an authenticator app, 1,000 SAR earned and, unless none is wanted, an account that payouts go to at once. */
export async function newPayee(
  market: Marketplace,
  email: string,
  from?: () => string,
  currency: keyof typeof bankAccounts | null = 'SAR',
) {
  const registered = await register(market, { email }, from)
  const { token } = await addAuthenticator(market, registered)
  const asPayee = { token, side: 'Seller' as const }
  const { _id: userId } = await market.call('getUser', asPayee)
  await earn(market, userId, 100_000, currency ?? 'SAR')
  if (currency !== null) {
    const { _id } = await market.call('savePayoutAccount', { ...asPayee, body: bankAccounts[currency] })
    await market.store.update('payoutAccounts', { _id }, { changedAt: '2026-01-01T00:00:00.000Z' })
    return { ...asPayee, userId, accountId: _id }
  }
  return { ...asPayee, userId, accountId: '' }
}

/** A payout that the seller asks for, due at once. */
export const ask = async (market: Marketplace, payee: { token: string; side: 'Seller' }, amount: number, currency = 'SAR') =>
  market.call('requestPayout', { token: payee.token, side: payee.side, body: { amount: { amount, currency } } })
