import { beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '#src/generated/operation-table.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { type CallOptions, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { cases } from './cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from './cases/case-fixture.ts'

const many = 50
/** Calls that end a choice: of many at once one is made. */
const choices = [
  'acceptOrder',
  'rejectOrder',
  'acceptBid',
  'rejectBid',
  'withdrawBid',
  'changeStatus',
  'closeRequirement',
] as const

describeMarketplaces(
  (_name, openStore) => {
    let fixture: CaseFixture
    beforeAll(async () => {
      fixture = await openCaseFixture(await openMarketplace(await openStore()))
    })

    /** Makes all calls concurrently; returns the count of each response code. */
    const atOnce = async (operationId: OperationId, calls: readonly CallOptions[]): Promise<Record<string, number>> => {
      const responses = await Promise.all(calls.map((call) => fixture.market.envelope(operationId, call)))
      const codes: Record<string, number> = {}
      for (const { code } of responses) codes[code] = (codes[code] ?? 0) + 1
      return codes
    }
    const stock = async () => (await fixture.market.store.find('products', { _id: fixture.productId }))?.stock ?? NaN

    describe('many at the same time', () => {
      it.each(choices)(
        '%s is done once, and the others are told what is so now',
        async (operationId) => {
          const options = await cases[operationId].happy(fixture)
          expect(await atOnce(operationId, Array<CallOptions>(many).fill(options))).toEqual({ 200: 1, 409: many - 1 })
        },
        60_000,
      )

      it('fifty orders for the last drums: as many are accepted as there are, and no drum is promised twice', async () => {
        const { market, asSeller, productId, placed } = fixture
        const orders: string[] = []
        // One after the other, so that each is placed while there is enough.
        for (let order = 0; order < many; order += 1) orders.push((await placed())._id)
        await market.store.update('products', { _id: productId }, { stock: 3 * 160 + 100 })
        const codes = await atOnce(
          'acceptOrder',
          orders.map((id) => ({ ...asSeller, id })),
        )
        expect(codes).toEqual({ 200: 3, 409: many - 3 })
        expect(await stock()).toBe(100)
        expect(await market.store.count('orders', { _id: orders, status: 'accepted' })).toBe(3)
        await market.store.update('products', { _id: productId }, { stock: 100_000 })
      }, 60_000)

      it('an order sent fifty times under one key is placed once, and each is answered with it', async () => {
        const { market, buyer, orderRequest } = fixture
        const body = await orderRequest()
        const before = await market.store.count('orders', {})
        const call = { token: buyer, body, key: 'pressed-fifty-times-0001' }
        const responses = await Promise.all(Array.from({ length: many }, () => market.envelope('placeOrder', call)))
        expect(responses[0]?.code).toBe(200)
        for (const response of responses) expect(response).toEqual(responses[0])
        expect(await market.store.count('orders', {})).toBe(before + 1)
      }, 60_000)

      it('an invoice paid fifty times is paid once, and the books balance', async () => {
        const { market, buyer, invoiced, paymentOf } = fixture
        const { _id } = await invoiced()
        const { _id: paymentId } = await paymentOf(_id)
        const body = { paymentId, cardToken: sandboxCards.success.token }
        const codes = await atOnce(
          'proceedPayment',
          Array.from({ length: many }, () => ({ token: buyer, body })),
        )
        expect(codes[200]).toBe(1)
        expect(codes[409]).toBe(many - 1)
        expect(await market.store.count('payments', { orderId: _id, status: 'succeeded' })).toBe(1)
        const entries = await market.store.list('ledgerEntries', { orderId: _id })
        expect(entries.length).toBeGreaterThan(0)
        expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
      }, 60_000)
    })
  },
  { everyStore: true },
)
