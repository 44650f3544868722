import { beforeAll, expect, it } from 'vitest'
import type { OperationId } from '#src/generated/operation-table.ts'
import { type CallOptions, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { cases } from './cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from './cases/case-fixture.ts'

describeMarketplaces((_, openStore) => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })

  /** The call of the operation's case, with this text in a field. */
  const callWith = async (operationId: OperationId, field: string, text: string): Promise<CallOptions> => {
    const options = await cases[operationId].happy(fixture)
    return { ...options, body: { ...Object(options.body), [field]: text } }
  }

  it.each<[OperationId, string]>([
    ['placeOrder', 'note'],
    ['placeQuotationOrder', 'message'],
    ['placeQuotationOrder', 'incotermPlace'],
    ['rejectOrder', 'reason'],
    ['openDispute', 'reason'],
    ['createRequirement', 'title'],
    ['createRequirement', 'description'],
    ['createRequirement', 'productName'],
    ['closeRequirement', 'reason'],
    ['bidRequirement', 'note'],
    ['addAddress', 'line1'],
    ['addAddress', 'city'],
    ['addAddress', 'label'],
  ])('%s keeps what is typed as its %s without the blanks around it', async (operationId, field) => {
    const { results } = await fixture.market.envelope(operationId, await callWith(operationId, field, '  As agreed  '))
    const serialized = JSON.stringify(results)
    expect([serialized.includes('"As agreed"'), serialized.includes('  As agreed')]).toEqual([true, false])
  })

  it.each<[OperationId, string]>([
    ['placeOrder', 'note'],
    ['createRequirement', 'description'],
    ['bidRequirement', 'note'],
    ['addAddress', 'label'],
  ])('%s takes blanks alone as no %s', async (operationId, field) => {
    const { code, results } = await fixture.market.envelope(operationId, await callWith(operationId, field, '   '))
    expect(code).toBe(200)
    expect(JSON.stringify(results)).not.toContain(`"${field}":`)
  })

  it.each<[OperationId, string]>([
    ['rejectOrder', 'reason'],
    ['openDispute', 'reason'],
    ['closeRequirement', 'reason'],
  ])('%s does not take blanks alone as its %s', async (operationId, field) => {
    const response = await fixture.market.envelope(operationId, await callWith(operationId, field, '   '))
    expect([response.code, JSON.stringify(response.results).startsWith(`{"fields":{"${field}":`)]).toEqual([422, true])
  })

  it('keeps the reason of a refused order in the order, for its buyer too', async () => {
    const { results } = await fixture.market.envelope('rejectOrder', await callWith('rejectOrder', 'reason', ' Sold out '))
    expect(results).toMatchObject({ status: 'rejected', reason: 'Sold out' })
  })

  it('ends an order with the reason that was typed, and not without one', async () => {
    const { buyer, asSeller, placed, paid, market } = fixture
    const cancel = async (reason: string) => ({ token: buyer, id: (await placed())._id, body: { event: 'order.cancel', reason } })
    const refund = async (reason: string) => ({ ...asSeller, id: (await paid())._id, body: { event: 'order.refund', reason } })
    for (const end of [cancel, refund]) {
      const ended = await market.envelope('changeStatus', await end('  Bought elsewhere '))
      expect(JSON.stringify(ended.results)).toContain('"Bought elsewhere"')
      expect((await market.envelope('changeStatus', await end('  '))).code).toBe(422)
    }
  })
})
