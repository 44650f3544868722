import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

const reason = 'As the adviser wrote'
const header = 'sellerCountry,buyerCountry,customer,kind,percent,validFrom,validUntil,source'

/** A rule of a day that no other call has named. */
function laterRule({ market }: CaseFixture) {
  const day = new Date(Date.UTC(2030, 0, 1 + Number(market.newId().slice(-6)))).toISOString().slice(0, 10)
  const days = { validFrom: day, validUntil: day }
  return { sellerCountry: 'US', buyerCountry: 'CA', kind: 'export' as const, percent: 0, ...days, source: 'The law' }
}

/** The id of a rule that can be ended. */
async function addedRule(fixture: CaseFixture): Promise<string> {
  const rule = laterRule(fixture)
  const { rules } = await fixture.market.call('addTaxRule', { ...(await fixture.asOperator()), body: { ...rule, reason } })
  const added = rules.find(({ validFrom, sellerCountry }) => validFrom === rule.validFrom && sellerCountry === 'US')
  if (added === undefined) throw new Error('The rule was not added')
  return added._id
}

/** A table of one rule, as it was checked. */
async function checkedTable(fixture: CaseFixture) {
  const { sellerCountry, buyerCountry, kind, validFrom, validUntil, source } = laterRule(fixture)
  const table = `${header}\n${[sellerCountry, buyerCountry, '', kind, 0, validFrom, validUntil, source].join(',')}\n`
  const { version } = await fixture.market.call('checkTaxTable', { ...(await fixture.asOperator()), body: { table } })
  return { table, version, reason }
}

export const taxCases = {
  getTaxRules: { happy: (fixture) => fixture.asOperator() },
  addTaxRule: { happy: async (fixture) => ({ ...(await fixture.asOperator()), body: { ...laterRule(fixture), reason } }) },
  endTaxRule: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), id: await addedRule(fixture), body: { reason } }),
    impossible: async (fixture) => {
      const call = { ...(await fixture.asOperator()), id: await addedRule(fixture), body: { reason } }
      await fixture.market.call('endTaxRule', call)
      return call
    },
  },
  checkTaxTable: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), body: { table: (await checkedTable(fixture)).table } }),
  },
  loadTaxTable: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), body: await checkedTable(fixture) }),
  },
} satisfies Partial<Cases>
