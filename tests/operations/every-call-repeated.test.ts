import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { changedRows, contentsOf } from '#tests/support/table-contents.ts'
import { cases } from './cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from './cases/case-fixture.ts'

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]

describeMarketplaces(
  (_store, openStore) => {
    let fixture: CaseFixture
    beforeAll(async () => {
      fixture = await openCaseFixture(await openMarketplace(await openStore()))
    })

    describe('every call of the contract that creates or pays', () =>
      it.each(all.filter((id) => operationTable[id].idempotent))(
        '%s answers a repeat with the same key as before, and does nothing a second time',
        async (operationId) => {
          const { market } = fixture
          const options = { ...(await cases[operationId].happy(fixture)), key: `every-call-${operationId}` }
          const first = await market.envelope(operationId, options)
          const before = await contentsOf(market.store)
          expect(await market.envelope(operationId, options)).toEqual(first)
          expect(changedRows(before, await contentsOf(market.store))).toEqual([])
        },
      ))
  },
  { everyStore: true },
)
