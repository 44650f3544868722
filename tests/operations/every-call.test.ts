import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { changedRows, contentsOf } from '#tests/support/table-contents.ts'
import { cases } from './cases/all-cases.ts'
import type { Prepared } from './cases/case.ts'
import { type CaseFixture, openCaseFixture } from './cases/case-fixture.ts'

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]
const unknownId = '00000000-0000-7000-8000-ffffffffffff'
const impossibleOf = (id: OperationId): Prepared | undefined => {
  const found = cases[id]
  return 'impossible' in found && found.impossible !== null ? found.impossible : undefined
}

describeMarketplaces((_store, openStore) => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })

  describe('every call of the contract', () => {
    it.each(all)('%s succeeds, and answers as the contract says', async (operationId) => {
      const { market } = fixture
      const reply = await market.reply(operationId, await cases[operationId].happy(fixture))
      const { answer: kind } = operationTable[operationId]
      expect(reply.kind).toBe(kind)
      const refusal = reply.kind === 'json' && reply.envelope.error ? reply.envelope : undefined
      expect(refusal).toBeUndefined()
    })

    it.each(all.filter((id) => impossibleOf(id) !== undefined))(
      '%s is refused in a state that does not allow it, and changes nothing',
      async (operationId) => {
        const { market } = fixture
        const options = await impossibleOf(operationId)?.(fixture)
        const before = await contentsOf(market.store)
        expect(await market.envelope(operationId, options)).toMatchObject({ error: true, code: 409 })
        expect(changedRows(before, await contentsOf(market.store))).toEqual([])
      },
    )

    const withId = all.filter((id) => operationTable[id].path.includes('{id}'))
    it.each(withId)('%s answers an unknown id and a malformed one as not found', async (operationId) => {
      const options = await cases[operationId].happy(fixture)
      const unknown = await fixture.market.envelope(operationId, { ...options, id: unknownId })
      expect(unknown.code).toBe(404)
      expect(await fixture.market.envelope(operationId, { ...options, id: "1' or '1'='1" })).toEqual(unknown)
    })

    const owned = withId.filter((id) => !['public', 'operator'].includes(operationTable[id].access))
    it.each(owned)('%s answers a stranger’s object as one that is not there', async (operationId) => {
      const { market, company: token } = fixture
      const options = await cases[operationId].happy(fixture)
      for (const side of ['Buyer', 'Seller'] as const) {
        if (operationTable[operationId].access === 'seller' && side === 'Buyer') continue
        const response = await market.envelope(operationId, { ...options, token, side })
        expect(response.code).toBe(404)
        expect(response).toEqual(await market.envelope(operationId, { ...options, token, side, id: unknownId }))
      }
    })
  })
})
