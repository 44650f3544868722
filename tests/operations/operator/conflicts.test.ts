import { beforeAll, describe, expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { cases } from '../cases/all-cases.ts'
import type { Prepared } from '../cases/case.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'
import { sentDocuments } from '../cases/operator-cases.ts'

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]
const reason = 'Looked at by two of us'

/** The call that a case makes, with another body: what the operator decides about the same object. */
const about = async (fixture: CaseFixture, operationId: 'decideDelivery' | 'resolveAbuseReport', outcome: string) => {
  const { operatorToken, id = '' } = await cases[operationId].happy(fixture)
  return { operatorToken, id, body: { outcome, reason } }
}

/** Refusals that leave the object where it was read; the operator chooses another act, or adds to this one. */
const refusals: Record<string, [OperationId, Prepared]> = {
  'a category that is in use': [
    'removeCategory',
    async ({ market, asOperator }) => {
      const operator = await asOperator()
      const { categories } = await market.call('getCategoryTree', operator)
      const used = categories.find(({ subCategories }) => subCategories.length > 0)
      return { ...operator, body: { category: used?.slug, reason } }
    },
  ],
  'second factors that an account does not have': [
    'resetSecondFactors',
    async ({ market, asOperator, buyer }) => {
      const { _id: id } = await market.call('getUser', { token: buyer })
      return { ...(await asOperator()), id, body: { reason } }
    },
  ],
  'an import beside another': [
    'startCatalogueImport',
    async (fixture) => {
      const call = await cases.startCatalogueImport.happy(fixture)
      await fixture.market.envelope('startCatalogueImport', call)
      return call
    },
  ],
  'a company with the name of a verified one': [
    'reviewCompany',
    async (fixture) => {
      const { store } = fixture.market
      const id = await sentDocuments(fixture)
      const { userId } = (await store.find('companyDocuments', { _id: id })) ?? {}
      const [verified] = await store.list('sellers', { verified: true })
      await store.update('sellers', { _id: userId ?? '' }, { nameSkeleton: verified?.nameSkeleton ?? '' })
      return { ...(await fixture.asOperator()), id, body: { decision: 'verify', reason } }
    },
  ],
  'the own access': [
    'disableOperator',
    async ({ market, asOperator }) => {
      const operator = await asOperator()
      const { _id: id } = await market.call('getOperator', operator)
      return { ...operator, id, body: { reason } }
    },
  ],
  'the delivery of what is not all dispatched': [
    'decideDelivery',
    async (fixture) => {
      const call = await about(fixture, 'decideDelivery', 'delivered')
      const { store } = fixture.market
      const [shipment] = await store.list('shipments', { orderId: call.id })
      if (shipment === undefined) throw new Error('Nothing is dispatched')
      const { value, unit } = shipment.quantity
      await store.update('shipments', { _id: shipment._id }, { quantity: { value: value / 2, unit } })
      return call
    },
  ],
  'the removal of a person': ['resolveAbuseReport', (fixture) => about(fixture, 'resolveAbuseReport', 'removed')],
  'the suspension of who is suspended': [
    'resolveAbuseReport',
    async (fixture) => {
      const call = await about(fixture, 'resolveAbuseReport', 'suspended')
      const { store } = fixture.market
      const { reportedId = '' } = (await store.find('abuseReports', { _id: call.id })) ?? {}
      await store.update('users', { _id: reportedId }, { status: 'suspended' })
      return call
    },
  ],
}

// The state of a refusal is the operation's, whatever the store.
describe('a conflict of an operator’s call', () => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(openMemoryStore()))
  })

  it.each(Object.entries(refusals))('about %s names no state: what was read is as it was', async (_, [operationId, prepare]) => {
    const { code, results } = await fixture.market.envelope(operationId, await prepare(fixture))
    expect([code, results]).toEqual([409, {}])
  })

  const impossible = all.flatMap((id) => {
    const row = cases[id]
    const prepare = 'impossible' in row ? row.impossible : null
    // That an account has no second factor is none of its states.
    const hasStates = operationTable[id].access === 'operator' && id !== 'resetSecondFactors'
    return hasStates && prepare ? [[id, prepare] as const] : []
  })
  it.each(impossible)('names the state that the object of %s has by now', async (operationId, prepare) => {
    const { code, results } = await fixture.market.envelope(operationId, await prepare(fixture))
    expect([code, results]).toEqual([409, { state: expect.any(String) as string }])
  })

  it('names what was edited after it was read', async () => {
    const { market, asOperator } = fixture
    const operator = await asOperator()
    const { categories } = await market.call('getCategoryTree', operator)
    const body = { categories, version: 'of-an-hour-before', reason }
    const { code, results } = await market.envelope('changeCategories', { ...operator, body })
    expect([code, results]).toEqual([409, { state: 'edited' }])
  })

  it('names an account of a bank that waits no longer', async () => {
    const { market, asOperator } = fixture
    const operator = await asOperator()
    const { version } = await market.call('getBankAccount', operator)
    const { code, results } = await market.envelope('approveBankAccount', { ...operator, body: { version, reason } })
    expect([code, results]).toEqual([409, { state: 'unproposed' }])
  })
})
