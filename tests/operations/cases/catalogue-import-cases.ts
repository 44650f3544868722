import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

const reason = 'As the seller asked'
const table = () => new Blob(['name,cas\nAcetone,67-64-1\n'], { type: 'text/csv' })

/** One import at a time: what an earlier case began is ended. */
async function started(fixture: CaseFixture): Promise<string> {
  const { market } = fixture
  const operator = await fixture.asOperator()
  for (const { _id: id } of await market.store.list('catalogueImports', { status: ['waiting', 'running'] }))
    await market.call('cancelCatalogueImport', { ...operator, id, body: { reason } })
  return (await market.call('startCatalogueImport', { ...operator, body: upload() }))._id
}
const upload = () => ({ table: table(), fileName: 'catalogue.csv', seller: 'company@kimiya.example', dryRun: true, reason })

export const catalogueImportCases = {
  startCatalogueImport: {
    happy: async (fixture) => {
      const operator = await fixture.asOperator()
      await fixture.market.call('cancelCatalogueImport', { ...operator, id: await started(fixture), body: { reason } })
      return { ...operator, body: upload() }
    },
  },
  getCatalogueImports: { happy: async (fixture) => ({ ...(await fixture.asOperator()), body: {} }) },
  getCatalogueImportRows: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), body: { importId: await started(fixture) } }),
  },
  cancelCatalogueImport: {
    happy: async (fixture) => ({ ...(await fixture.asOperator()), id: await started(fixture), body: { reason } }),
    impossible: async (fixture) => {
      const call = { ...(await fixture.asOperator()), id: await started(fixture), body: { reason } }
      await fixture.market.call('cancelCatalogueImport', call)
      return call
    },
  },
} satisfies Partial<Cases>
