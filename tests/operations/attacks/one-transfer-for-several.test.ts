import { beforeAll, expect, it } from 'vitest'
import { bankTransfersCommand } from '#server/operator/bank-transfers.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { runCommand } from '#tests/support/operator-command.ts'
import { employ } from '#tests/support/operators.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '#tests/operations/cases/case-fixture.ts'

/** One transfer of money, declared for several payments: each may be taken for the one that the bank's statement shows. */
describeMarketplaces((_, openStore) => {
  let fixture: CaseFixture
  let finance: { operatorToken: string | undefined }
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
    finance = { operatorToken: (await employ(fixture.market, 'finance@staff.example', ['finance'])).operatorToken }
  })

  const declare = async (transferReference: string) => {
    const { market, buyer: token, invoiced, paymentOf } = fixture
    const { _id: orderId } = await invoiced()
    const { _id: paymentId } = await paymentOf(orderId)
    await market.call('proceedPayment', { token, body: { paymentId, method: 'bankTransfer', transferReference } })
    const order = await market.store.find('orders', { _id: orderId })
    return { orderId, number: order?.number, paymentId }
  }
  const approval = (id: string, sameReference?: boolean) => ({
    ...finance,
    id,
    body: { reason: 'On the statement', ...(sameReference !== undefined && { sameReference }) },
  })
  const othersOf = async (id: string) => {
    const { transfers } = await fixture.market.call('getDeclaredTransfers', { ...finance, body: { id } })
    return transfers[0]?.sameReference.map(({ orderNumber, status, payer }) => [orderNumber, status, payer.email])
  }
  const statusOf = async (id: string) => (await fixture.market.call('viewOrder', { token: fixture.buyer, id })).status

  it('shows the operator who else declared by a reference that looks the same, and approves none of them unasked', async () => {
    const { market } = fixture
    const [first, second] = [await declare('KIM-1204'), await declare('kіm 1204')]
    const email = (await market.call('getUser', { token: fixture.buyer })).email
    expect(await othersOf(first.paymentId)).toEqual([[second.number, 'review', email]])
    const refused = await market.envelope('approveTransfer', approval(first.paymentId, false))
    expect([refused.code, refused.message]).toEqual([409, expect.stringContaining('KIM-1204')])
    expect(await statusOf(first.orderId)).toBe('paymentReview')
    await market.call('approveTransfer', approval(first.paymentId, true))
    expect(await othersOf(second.paymentId)).toEqual([[first.number, 'approved', email]])
    expect((await market.envelope('approveTransfer', approval(second.paymentId))).code).toBe(409)
    expect(await statusOf(second.orderId)).toBe('paymentReview')
    await market.call('approveTransfer', approval(second.paymentId, true))
    expect(await statusOf(second.orderId)).toBe('paid')
  })

  it.each([
    ['Arabic digits', 'TRF 9527219', 'TRF ٩٥٢٧٢١٩'],
    ['Bangla digits', 'TRF 6610347', 'TRF ৬৬১০৩৪৭'],
    ['a word before it', 'BANK 47110', 'ref BANK 4711 0'],
    ['a zero before it', 'BANK 88110', 'BANK 088110'],
  ])('takes a reference with %s for the same', async (_name, reference, other) => {
    const [first, second] = [await declare(reference), await declare(other)]
    expect((await othersOf(second.paymentId))?.map(([number]) => number)).toEqual([first.number])
    expect((await fixture.market.envelope('approveTransfer', approval(second.paymentId))).code).toBe(409)
  })

  it('asks nothing about a reference whose other transfer was declined, nor about one that was used once', async () => {
    const { market } = fixture
    const first = await declare('TT 7781')
    await market.call('declineTransfer', { ...finance, id: first.paymentId, body: { reason: 'No such money' } })
    const second = await declare('TT 7781')
    expect(await othersOf(second.paymentId)).toEqual([])
    await market.call('approveTransfer', approval(second.paymentId))
    expect(await statusOf(second.orderId)).toBe('paid')
  })

  it('asks still when the money of the other transfer was given back', async () => {
    const { market, asSeller } = fixture
    const [first, second] = [await declare('RF-90'), await declare('RF-91')]
    await market.call('approveTransfer', approval(first.paymentId))
    await market.call('changeStatus', { ...asSeller, id: first.orderId, body: { event: 'order.refund', reason: 'Out of stock' } })
    await market.call('declineTransfer', { ...finance, id: second.paymentId, body: { reason: 'No such money' } })
    const third = await declare('RF-90')
    expect((await othersOf(third.paymentId))?.map(([, status]) => status)).toEqual(['refunded'])
    expect((await market.envelope('approveTransfer', approval(third.paymentId))).code).toBe(409)
  })

  it('is asked on the command line, too', async () => {
    const [first, second] = [await declare('CL-55'), await declare('CL-55')]
    const printed: string[] = []
    const run = (args: string, options = {}) =>
      runCommand(fixture.market, bankTransfersCommand, args.split(' '), { options, print: (line) => printed.push(line) })
    await run('list')
    expect(printed.filter((line) => line.includes('CL-55')).map((line) => line.split('\t').slice(-2))).toEqual([
      ['CL-55', '1 more by this reference'],
      ['CL-55', '1 more by this reference'],
    ])
    await expect(run(`approve ${first.paymentId}`)).rejects.toMatchObject({ code: 409 })
    await run(`approve ${second.paymentId}`, { 'same-reference': true })
    expect(await statusOf(second.orderId)).toBe('paid')
  })
})
