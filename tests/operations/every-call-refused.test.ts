import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { cases } from './cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from './cases/case-fixture.ts'

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]

// Decided from the caller alone, before any store is used: one store is enough. every-call.test.ts covers all three.
describe('every call of the contract', () => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(openMemoryStore()))
  })

  it.each(all.filter((id) => !['public', 'carrier', 'operator'].includes(operationTable[id].access)))(
    '%s is refused without a token and with a dead one, where it would succeed',
    async (operationId) => {
      const { market } = fixture
      const { token: _, ...options } = await cases[operationId].happy(fixture)
      const without = await market.envelope(operationId, options)
      expect(without).toMatchObject({ error: true, code: 401, results: {} })
      const token = 'a-token-that-nobody-ever-had-0000000000000000'
      expect(await market.envelope(operationId, { ...options, token })).toEqual(without)
    },
  )

  it.each(all.filter((id) => operationTable[id].access === 'seller'))(
    '%s is refused on the buyer’s side, where it would succeed on the seller’s',
    async (operationId) => {
      const { market } = fixture
      const options = await cases[operationId].happy(fixture)
      expect(await market.envelope(operationId, { ...options, side: 'Buyer' })).toMatchObject({ error: true, code: 403 })
    },
  )
})
