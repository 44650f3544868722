import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

const reason = 'As the board decided'

/** A rate of a day that no other call has named. */
function laterRate({ market }: CaseFixture) {
  const day = Date.UTC(2027, 0, 1) + Number(market.newId().slice(-6)) * 86_400_000
  return { percent: 4.5, validFrom: new Date(day).toISOString().slice(0, 10), reason }
}

/** The id of a rate that can be ended. */
async function addedRate(fixture: CaseFixture): Promise<string> {
  const body = laterRate(fixture)
  const { rates } = await fixture.market.call('addCommissionRate', { ...(await fixture.asOperator()), body })
  const added = rates.find(({ validFrom }) => validFrom === body.validFrom)
  if (added === undefined) throw new Error('The rate was not added')
  return added._id
}

export const commissionCases = {
  getCommissionRates: { happy: (fixture) => fixture.asOperator() },
  addCommissionRate: { happy: async (fixture) => ({ ...(await fixture.asOperator()), body: laterRate(fixture) }) },
  endCommissionRate: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), id: await addedRate(fixture), body: { reason } }),
    impossible: async (fixture) => {
      const call = { ...(await fixture.asOperator()), id: await addedRate(fixture), body: { reason } }
      await fixture.market.call('endCommissionRate', call)
      return call
    },
  },
} satisfies Partial<Cases>
