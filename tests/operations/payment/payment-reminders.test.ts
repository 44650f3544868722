import { completeOrders } from '#server/jobs/complete-orders.ts'
import { remindOfPayments } from '#server/jobs/remind-of-payments.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTermsTrade, plain, type TermsTrade } from '#tests/support/terms-steps.ts'

const day = 86_400_000

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let on: TermsTrade
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    on = await openTermsTrade(market)
  })

  describe('reminding', () => {
    const remind = () => remindOfPayments(on.jobDeps())
    const toDay = (day_: string) => {
      market.clock.now = new Date(`${day_}T00:00:00.000Z`)
    }
    const from = (dueOn: string, days: number) => new Date(Date.parse(dueOn) + days * day).toISOString().slice(0, 10)

    it('comes three days before, the day after, and one and two weeks later, once each; to the seller once', async () => {
      await on.granted()
      const id = await on.dispatchedOnTerms()
      const { dueOn = '' } = await on.viewed(id)
      const seen: [number, number, string[], string[]][] = []
      for (const days of [-4, -3, -2, 0, 1, 2, 7, 8, 9, 14, 15, 16, 40]) {
        toDay(from(dueOn, days))
        const sent = (await remind()) + (await remind())
        if (sent > 0) seen.push([days, sent, await on.notified(id, 'paymentDueSoon'), await on.notified(id, 'paymentOverdue')])
      }
      expect(seen).toEqual([
        [-3, 1, ['buyer'], []],
        [1, 1, ['buyer'], ['buyer', 'seller']],
        [8, 1, ['buyer'], ['buyer', 'buyer', 'seller']],
        [15, 1, ['buyer'], ['buyer', 'buyer', 'buyer', 'seller']],
      ])
      const [notified] = await market.store.list('notifications', { subjectId: id, type: 'paymentDueSoon' })
      const { number } = await on.viewed(id)
      expect(plain(notified?.body_en ?? '')).toContain(number)
      expect(plain(notified?.body_en ?? '')).toMatch(/^The invoice of .*[0-9].* is to be paid by [0-9]+ [A-Z][a-z]+ 202[67]\./)
    })

    it('says once what was missed while nothing ran, and the seller learns of it then', async () => {
      await on.granted()
      const id = await on.dispatchedOnTerms()
      const { dueOn = '' } = await on.viewed(id)
      toDay(from(dueOn, 10))
      expect([await remind(), await remind()]).toEqual([1, 0])
      expect(await on.notified(id, 'paymentOverdue')).toEqual(['buyer', 'seller'])
      expect(await on.notified(id, 'paymentDueSoon')).toEqual([])
    })

    it('comes once when two processes remind at the same time', async () => {
      await on.granted()
      const id = await on.dispatchedOnTerms()
      toDay(from((await on.viewed(id)).dueOn ?? '', 1))
      expect((await Promise.all([remind(), remind()])).toSorted()).toEqual([0, 1])
      expect(await on.notified(id, 'paymentOverdue')).toEqual(['buyer', 'seller'])
    })

    it('does not come once it is paid, nor while it is disputed or a transfer is looked for', async () => {
      await on.granted(5)
      const [paid, declared] = [await on.deliveredOnTerms(), await on.deliveredOnTerms()]
      const disputed = await on.deliveredOnTerms()
      await on.trade.payByCard(paid)
      await on.declare(declared)
      await market.call('openDispute', { ...on.asBuyer(), id: disputed, body: { reason: 'Off specification' } })
      toDay(from((await on.viewed(paid)).dueOn ?? '', 2))
      expect(await remind()).toBe(0)
      expect(await on.viewed(disputed)).not.toHaveProperty('overdue')
    })

    it('finds an invoice overdue from the day after its last one, and stops new orders on terms until it is paid', async () => {
      await on.granted(5)
      const id = await on.dispatchedOnTerms()
      const { dueOn = '' } = await on.viewed(id)
      toDay(dueOn)
      expect(await on.viewed(id)).not.toHaveProperty('overdue')
      toDay(from(dueOn, 1))
      expect(await on.viewed(id)).toMatchObject({ overdue: true })
      const [listed] = (await market.call('getMyOrders', { ...on.asBuyer(), body: { statuses: ['dispatched'] } })).orders
      expect(listed).toMatchObject({ paymentTerms: 'net30', dueOn, overdue: true })
      expect((await on.preview()).offeredTerms).toMatchObject({ refusal: 'overdue' })
      expect((await on.orderOnTerms()).code).toBe(409)
      expect((await on.trade.placed()).status).toBe('placed')
      await on.trade.payByCard(id)
      expect((await on.orderOnTerms()).code).toBe(200)
    })

    it('completes an unpaid order in time like any other', async () => {
      await on.granted()
      const id = await on.deliveredOnTerms()
      const { disputeUntil = '' } = await on.viewed(id)
      market.clock.now = new Date(disputeUntil)
      expect(await completeOrders(on.jobDeps())).toBe(1)
      expect((await market.store.find('orders', { _id: id }))?.status).toBe('completed')
    })
  })
})
