import { beforeAll, beforeEach, expect, it } from 'vitest'
import { bankTransfersCommand } from '#server/operator/bank-transfers.ts'
import { disputesCommand } from '#server/operator/disputes.ts'
import { ordersCommand } from '#server/operator/orders.ts'
import { plansCommand } from '#server/operator/plans.ts'
import type { CallCommand } from '#server/operator/call-command.ts'
import { CommandRefused } from '#server/operator/store-command.ts'
import { runCommand } from '#tests/support/operator-command.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '#tests/operations/cases/case-fixture.ts'

describeMarketplaces((_store, openStore) => {
  let fixture: CaseFixture
  let printed: string[]
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })
  beforeEach(() => {
    printed = []
  })

  const run = (command: CallCommand, args: string, { file, options = {} }: { file?: unknown; options?: object } = {}) =>
    runCommand(fixture.market, command, args.split(' '), { file, options, print: (line) => printed.push(line) })
  const statusOf = async (id: string) => (await fixture.market.call('viewOrder', { token: fixture.buyer, id })).status

  const declared = async (transferReference: string) => {
    const { market, buyer, invoiced, paymentOf } = fixture
    const { _id } = await invoiced()
    const payment = await paymentOf(_id)
    const body = { paymentId: payment._id, method: 'bankTransfer' as const, transferReference }
    await market.call('proceedPayment', { token: buyer, body })
    return { orderId: _id, paymentId: payment._id }
  }

  const byEntry = { options: { entry: '2026-11-27/00412' } }

  it('lists declared transfers, approves one once, and declines one with a reason', async () => {
    const [first, second] = [await declared('TT-1001'), await declared('TT-1002')]
    await run(bankTransfersCommand, 'list')
    expect(printed.map((line) => line.split('\t').at(-1))).toEqual(['TT-1001', 'TT-1002'])
    await run(bankTransfersCommand, `approve ${first.paymentId}`, byEntry)
    expect(await statusOf(first.orderId)).toBe('paid')
    await expect(run(bankTransfersCommand, `approve ${first.paymentId}`, byEntry)).rejects.toMatchObject({ code: 409 })
    await run(bankTransfersCommand, `decline ${second.paymentId} No such money came`)
    expect(await statusOf(second.orderId)).toBe('invoiced')
    const { timeline } = await fixture.market.call('viewOrder', { token: fixture.buyer, id: second.orderId }).then((order) => {
      if (!('timeline' in order)) throw new Error('No order')
      return order
    })
    expect(timeline.at(-1)).toMatchObject({ status: 'invoiced', note: 'No such money came' })
    printed = []
    await run(bankTransfersCommand, 'list')
    expect(printed).toEqual(['No transfer waits for approval.'])
  })

  it('asks for a reason, and refuses what it does not know', async () => {
    await expect(run(bankTransfersCommand, 'decline 00000000-0000-7000-8000-ffffffffffff')).rejects.toThrow(CommandRefused)
    await expect(run(bankTransfersCommand, 'approve 00000000-0000-7000-8000-ffffffffffff', byEntry)).rejects.toMatchObject({
      code: 404,
    })
    await expect(run(disputesCommand, 'resolve KO-26-00000-00000 refund Note')).rejects.toMatchObject({ code: 404 })
    await expect(run(disputesCommand, 'resolve KO-26-00000-00000 maybe Note')).rejects.toThrow(CommandRefused)
  })

  it('lists open disputes and ends one for the buyer, one for the seller', async () => {
    const { market, buyer, delivered } = fixture
    const [bad, fine] = [await delivered(), await delivered()]
    for (const { _id } of [bad, fine]) {
      await market.call('openDispute', { token: buyer, id: _id, body: { reason: 'Two drums leak.' } })
    }
    await run(disputesCommand, 'list')
    expect(printed.map((line) => line.split('\t')[0])).toEqual([bad.number, fine.number])
    await run(disputesCommand, `resolve ${bad.number} refund The photos show it`)
    await run(disputesCommand, `resolve ${fine.number} complete Replaced by the seller`)
    expect([await statusOf(bad._id), await statusOf(fine._id)]).toEqual(['refunded', 'completed'])
    await expect(run(disputesCommand, `resolve ${bad.number} complete Again`)).rejects.toMatchObject({ code: 409 })
  })

  it('gives the buyer of a completed order the money back, once, and the seller is told why', async () => {
    const { market, buyer, asSeller, delivered } = fixture
    const { _id: id, number } = await delivered()
    const refund = `refund ${number} Off specification, proven later`
    await expect(run(ordersCommand, refund)).rejects.toMatchObject({ code: 409 })
    await market.call('changeStatus', { token: buyer, id, body: { event: 'order.confirm' } })
    await expect(run(ordersCommand, `refund ${number}`)).rejects.toThrow(CommandRefused)
    await expect(run(ordersCommand, 'refund KO-26-00000-00000 Note')).rejects.toMatchObject({ code: 404 })
    await run(ordersCommand, refund)
    expect(printed).toEqual([`${number} is refunded`])
    expect(await market.store.find('orders', { _id: id })).toMatchObject({ status: 'completed', paymentState: 'refunded' })
    const { notifications } = await market.call('getNotifications', { ...asSeller, body: {} })
    expect(notifications.find(({ type }) => type === 'earningReversed')?.body_en).toMatch(/Off specification, proven later$/)
    await expect(run(ordersCommand, refund)).rejects.toMatchObject({ code: 409 })
  })

  it('makes a file’s plans the ones on offer, with one free for everybody', async () => {
    const plan = { slug: 'gold', name: { en: 'Gold' }, price: 9900, currency: 'USD', listings: null, bids: 50, promotions: 5 }
    const free = { ...plan, slug: 'start', name: { en: 'Start' }, price: 0, listings: 10 }
    await expect(run(plansCommand, 'load plans.json', { file: [plan] })).rejects.toThrow('One plan, and only one, must be free')
    const before = await fixture.market.store.count('plans', { onOffer: true })
    await run(plansCommand, 'load plans.json', { file: [free, plan] })
    expect(printed).toEqual([`2 on offer, ${before} offered no more`])
    const { plans } = await fixture.market.call('getSubscriptionsPlans', { token: fixture.seller, side: 'Seller' })
    expect(plans.map(({ name_en }) => name_en)).toEqual(['Start', 'Gold'])
  })
})
