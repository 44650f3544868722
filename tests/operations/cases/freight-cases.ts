import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

const sar = (amount: number) => ({ amount, currency: 'SAR' })

/** The rates of the seller, the table as it is now and one more for dangerous goods. */
async function ratesOf({ market, asSeller }: CaseFixture) {
  const current = await market.call('getFreightRates', asSeller)
  return { ...current, dangerousGoods: [sar(current.version * 100)] }
}

export const freightCases = {
  getFreightRates: { happy: async ({ asSeller }) => asSeller },
  replaceFreightRates: {
    happy: async (fixture) => ({ ...fixture.asSeller, body: await ratesOf(fixture) }),
  },
} satisfies Partial<Cases>
