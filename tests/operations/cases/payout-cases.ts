import { ask, bankAccounts, newPayee } from '#tests/support/payout-steps.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

const reason = 'As the bank says'

const payee = ({ market, newEmail, newAddress }: CaseFixture, currency?: keyof typeof bankAccounts | null) =>
  newPayee(market, newEmail(), newAddress, currency)
const callOf = ({ token, side }: { token: string; side: 'Seller' }) => ({ token, side })

/** A payout that waits for the bank. */
async function requested(fixture: CaseFixture): Promise<string> {
  return (await ask(fixture.market, await payee(fixture), 40_000))._id
}

/** A batch with one payout, which the bank has. */
export async function batchOf(fixture: CaseFixture) {
  const payoutId = await requested(fixture)
  const body = { currency: 'SAR', reason }
  const { _id } = await fixture.market.call('createPayoutBatch', { ...(await fixture.asOperator()), body })
  return { batchId: _id, payoutId }
}

/** An order whose money has gone to its seller. */
async function completed({ market, buyer, delivered }: CaseFixture): Promise<string> {
  const { _id: id } = await delivered()
  await market.call('changeStatus', { token: buyer, id, body: { event: 'order.confirm' } })
  return id
}

const settlement = { outcome: 'arrived', reason } as const

export const payoutCases = {
  getPayoutOverview: { happy: async (fixture) => callOf(await payee(fixture)) },
  savePayoutAccount: { happy: async (fixture) => ({ ...callOf(await payee(fixture, null)), body: bankAccounts.SAR }) },
  removePayoutAccount: {
    happy: async (fixture) => {
      const seller = await payee(fixture)
      return { ...callOf(seller), id: seller.accountId }
    },
    impossible: async (fixture) => {
      const seller = await payee(fixture)
      await ask(fixture.market, seller, 40_000)
      return { ...callOf(seller), id: seller.accountId }
    },
  },
  setWeeklyPayout: {
    happy: async (fixture) => {
      const seller = await payee(fixture)
      return { ...callOf(seller), id: seller.accountId, body: { weekly: true } }
    },
    impossible: async (fixture) => {
      const seller = await payee(fixture)
      await fixture.market.store.remove('secondFactors', { userId: seller.userId })
      return { ...callOf(seller), id: seller.accountId, body: { weekly: true } }
    },
  },
  cancelPayout: {
    happy: async (fixture) => {
      const seller = await payee(fixture)
      return { ...callOf(seller), id: (await ask(fixture.market, seller, 40_000))._id }
    },
    impossible: async (fixture) => {
      const seller = await payee(fixture)
      const { _id: id } = await ask(fixture.market, seller, 40_000)
      await fixture.market.call('cancelPayout', { ...callOf(seller), id })
      return { ...callOf(seller), id }
    },
  },
  requestPayout: {
    happy: async (fixture) => ({ ...callOf(await payee(fixture)), body: { amount: { amount: 40_000, currency: 'SAR' } } }),
  },
  getPayouts: { happy: async (fixture) => ({ ...callOf(await payee(fixture)), body: {} }) },
  getStatement: {
    happy: async (fixture) => ({
      ...callOf(await payee(fixture)),
      body: { month: '2026-11', currency: 'SAR', format: 'csv' },
    }),
  },
  getSpending: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  getOwnRefunds: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  getOwnInvoices: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  exportTransactions: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  getRequestedPayouts: { happy: async (fixture) => ({ ...(await fixture.asOperator()), body: {} }) },
  refusePayout: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), id: await requested(fixture), body: { reason } }),
    impossible: async (fixture) => {
      const { payoutId: id } = await batchOf(fixture)
      return { ...(await fixture.asOperator()), id, body: { reason } }
    },
  },
  createPayoutBatch: {
    happy: async (fixture) => {
      await requested(fixture)
      return { ...(await fixture.asOperator()), body: { currency: 'SAR', reason } }
    },
  },
  getPayoutBatches: { happy: async (fixture) => ({ ...(await fixture.asOperator()), body: {} }) },
  getPayoutBatch: {
    // It is read in every state.
    impossible: null,
    happy: async (fixture) => {
      const { batchId: id } = await batchOf(fixture)
      return { ...(await fixture.asOperator()), id }
    },
  },
  readPayoutFile: {
    happy: async (fixture) => {
      const { batchId: id } = await batchOf(fixture)
      return { ...(await fixture.asOperator()), id }
    },
    // A file stays what it is.
    impossible: null,
  },
  settlePayouts: {
    happy: async (fixture) => {
      const { batchId: id } = await batchOf(fixture)
      return { ...(await fixture.asOperator()), id, body: settlement }
    },
    impossible: async (fixture) => {
      const { batchId: id } = await batchOf(fixture)
      const call = { ...(await fixture.asOperator()), id, body: settlement }
      await fixture.market.call('settlePayouts', call)
      return call
    },
  },
  refundCompletedOrder: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), id: await completed(fixture), body: { reason } }),
    impossible: async (fixture) => ({ ...(await fixture.asOperator()), id: (await fixture.delivered())._id, body: { reason } }),
  },
  getPayoutMinimums: { happy: (fixture) => fixture.asOperator() },
  changePayoutMinimums: {
    happy: async (fixture) => ({
      ...(await fixture.asOperator()),
      body: { minimums: [{ amount: 2000 + Number(fixture.market.newId().slice(-6)), currency: 'EUR' }], reason },
    }),
  },
  getExchangeRates: { happy: (fixture) => fixture.asOperator() },
  changeExchangeRate: {
    happy: async (fixture) => ({
      ...(await fixture.asOperator()),
      body: { currency: 'BDT', unitsPerDollar: 120 + Number(fixture.market.newId().slice(-6)) / 1e6, reason },
    }),
  },
} satisfies Partial<Cases>
