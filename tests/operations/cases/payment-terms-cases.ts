import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

const grant = (amount = 5_000_000) => ({ terms: 'net30' as const, creditLimit: { amount, currency: 'SAR' } })

async function granted({ market, asSeller, placed }: CaseFixture): Promise<string> {
  const { _id: id } = await placed()
  return (await market.call('grantPaymentTerms', { ...asSeller, id, body: grant() }))._id
}

export const paymentTermsCases = {
  getOpenInvoices: { happy: async ({ asSeller }) => ({ ...asSeller, body: {} }) },
  getPaymentTerms: { happy: async ({ asSeller }) => asSeller },
  grantPaymentTerms: {
    happy: async ({ asSeller, placed }) => ({ ...asSeller, id: (await placed())._id, body: grant(6_000_000) }),
    // In whatever state the order is, its buyer can be granted terms.
    impossible: null,
  },
  endPaymentTerms: {
    happy: async (fixture) => ({ ...fixture.asSeller, id: await granted(fixture) }),
    impossible: async (fixture) => {
      const call = { ...fixture.asSeller, id: await granted(fixture) }
      await fixture.market.call('endPaymentTerms', call)
      return call
    },
  },
} satisfies Partial<Cases>
