import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { cases } from '#tests/operations/cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from '#tests/operations/cases/case-fixture.ts'

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]
const idempotent = all.filter((id) => operationTable[id].idempotent)

const address = {
  fullName: 'Sara Haddad',
  countryCode: '+966',
  phoneNumber: '501234567',
  line1: 'Industrial Road 1',
  city: 'Jubail',
  country: 'SA',
}

// What belongs to a key is put together by dispatch: one store is enough. every-call.test.ts repeats each call on all three.
describe('an Idempotency-Key', () => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(openMemoryStore()))
  })

  it.each(idempotent)('of %s is its user’s own: the same call with it by somebody else is not answered from it', async (id) => {
    const { market, buyer, company } = fixture
    const options = { ...(await cases[id].happy(fixture)), key: `the-same-key-${id}` }
    const first = await market.envelope(id, options)
    expect([first.code, Object.keys(first.results as object)]).not.toEqual([200, []]) // the envelope's results are an object
    const token = options.token === company ? buyer : company
    const otherResponse = await market.envelope(id, { ...options, token })
    expect(otherResponse.results).not.toEqual(first.results)
    expect(await market.envelope(id, options)).toEqual(first)
  })

  it('used by two people makes a thing for each of them', async () => {
    const { market, buyer, company } = fixture
    const key = 'a-key-that-two-people-drew'
    const added = async (token: string) => market.call('addAddress', { token, body: address, key })
    const ids = [(await added(buyer))._id, (await added(company))._id]
    expect(new Set(ids).size).toBe(2)
    const listed = await Promise.all(
      [buyer, company].map(async (token) =>
        (await market.call('getAddresses', { token, body: {} })).addresses.map(({ _id }) => _id).filter((id) => ids.includes(id)),
      ),
    )
    expect(listed).toEqual(ids.map((id) => [id]))
  })

  it('used by one person for two calls is told apart by them', async () => {
    const { market, buyer, productId } = fixture
    const key = 'a-key-for-two-calls-of-one'
    const seller = await market.store.find('users', { email: 'seller@kimiya.example' })
    const chat = await market.call('openChat', { token: buyer, body: { userId: seller?._id ?? '' }, key })
    const request = { token: buyer, body: { productId, quantity: { value: 24, unit: 't' }, incoterm: 'CIF' }, key }
    const { addressId } = fixture
    const quote = await market.envelope('placeQuotationOrder', {
      ...request,
      body: { ...request.body, action: 'request', addressId },
    })
    expect([quote.code, quote.results]).toMatchObject([200, { kind: 'quote' }])
    expect(quote.results).not.toEqual(chat)
  })
})
