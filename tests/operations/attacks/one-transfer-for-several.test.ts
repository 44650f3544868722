import { beforeAll, expect, it } from 'vitest'
import { daysAfter } from '#server/domain/platform/days-after.ts'
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
    return { orderId, number: order?.number, paymentId, amount: { amount: order?.total, currency: order?.currency } }
  }
  /** Of an entry of its own, as far as the operator sees. */
  const approval = (id: string, ...coversAlso: string[]) => byEntry(id, id, ...coversAlso)
  const byEntry = (statementEntry: string, id: string, ...coversAlso: string[]) => ({
    ...finance,
    id,
    body: { reason: 'On the statement', statementEntry, ...(coversAlso.length > 0 && { coversAlso }) },
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
    const refused = await market.envelope('approveTransfer', approval(first.paymentId))
    expect([refused.code, refused.message]).toEqual([409, expect.stringContaining('KIM-1204')])
    expect(await statusOf(first.orderId)).toBe('paymentReview')
    await market.call('approveTransfer', approval(first.paymentId, second.paymentId))
    expect(await othersOf(second.paymentId)).toEqual([[first.number, 'approved', email]])
    expect((await market.envelope('approveTransfer', approval(second.paymentId))).code).toBe(409)
    expect(await statusOf(second.orderId)).toBe('paymentReview')
    await market.call('approveTransfer', approval(second.paymentId, first.paymentId))
    expect(await statusOf(second.orderId)).toBe('paid')
  })

  it.each([
    ['Arabic digits', 'TRF 9527219', 'TRF ٩٥٢٧٢١٩'],
    ['Bangla digits', 'TRF 6610347', 'TRF ৬৬১০৩৪৭'],
    ['a word before it', 'BANK 47110', 'ref BANK 4711 0'],
    ['a zero before it', 'BANK 88110', 'BANK 088110'],
    ['a number behind it', 'TRF 7735102', 'TRF 7735102 (2)'],
    ['an O for a zero', 'TRF 7735210', 'TRF 773521O'],
    ['a day before it', 'TRF 7735999', '28/11/2026 TRF 7735999'],
  ])('takes a reference with %s for the same', async (_name, reference, other) => {
    const [first, second] = [await declare(reference), await declare(other)]
    expect((await othersOf(second.paymentId))?.map(([number]) => number)).toEqual([first.number])
    expect((await fixture.market.envelope('approveTransfer', approval(second.paymentId))).code).toBe(409)
  })

  it('asks about nothing but the same order number of two that have the same digits', async () => {
    const { market } = fixture
    const [first, second] = [await declare('KO-26-7K3M9-QX2AB'), await declare('KO-26-7A3B9-CX2DE')]
    expect(await othersOf(second.paymentId)).toEqual([])
    await market.call('approveTransfer', approval(second.paymentId))
    const third = await declare('KO-26-7K3M9-QX2AB')
    expect((await othersOf(third.paymentId))?.map(([number]) => number)).toEqual([first.number])
  })

  it('asks again when one was declared that the operator has not seen', async () => {
    const { market } = fixture
    const [first, second] = [await declare('SEEN 70 a'), await declare('SEEN 70 a')]
    const third = await declare('SEEN 70-A')
    expect((await market.envelope('approveTransfer', approval(first.paymentId, second.paymentId))).code).toBe(409)
    await market.call('approveTransfer', approval(first.paymentId, third.paymentId, second.paymentId))
    expect(await statusOf(first.orderId)).toBe('paid')
  })

  it('shows how each was written, and records whose payments were read', async () => {
    const { market } = fixture
    const [first, second] = [await declare('WRITTEN 8041277'), await declare('٨٠٤١٢٧٧')]
    const { transfers } = await market.call('getDeclaredTransfers', { ...finance, body: { id: second.paymentId } })
    expect(transfers[0]?.sameReference.map(({ reference }) => reference)).toEqual(['WRITTEN 8041277'])
    const read = await market.store.list('securityEvents', { kind: 'operator.read' })
    const subjects = read.map(({ subject }) => subject)
    expect(subjects).toContain(`getDeclaredTransfers ${first.paymentId}`)
  })

  it('takes one entry of the statement for two payments only when asked to, however differently they were declared', async () => {
    const { market } = fixture
    const [first, second] = [await declare('TT 711234567'), await declare('Alpha')]
    await market.call('approveTransfer', byEntry('2026-11-27/00412', first.paymentId))
    const refused = await market.envelope('approveTransfer', byEntry(' ২০২৬ 1127 00412 ', second.paymentId))
    expect([refused.code, refused.results]).toEqual([
      409,
      { shared: [{ _id: first.paymentId, kind: 'order', orderNumber: first.number, amount: first.amount }] },
    ])
    expect(await statusOf(second.orderId)).toBe('paymentReview')
    await market.call('approveTransfer', byEntry('2026-11-27/00412', second.paymentId, first.paymentId))
    expect(await statusOf(second.orderId)).toBe('paid')
    const { transfers } = await market.call('getDeclaredTransfers', { ...finance, body: { id: second.paymentId } })
    expect(transfers[0]?.statementEntry).toBe('2026-11-27/00412')
  })

  it('takes one entry for one payment of two that are approved by it at once', async () => {
    const { market } = fixture
    const declared = [await declare('At once'), await declare('At the same time')]
    const answers = await Promise.all(
      declared.map(({ paymentId }) => market.envelope('approveTransfer', byEntry('2026-11-27/00413', paymentId))),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
  })

  it('takes no entry without a letter or digit', async () => {
    const { paymentId } = await declare('No entry')
    const { code, results } = await fixture.market.envelope('approveTransfer', byEntry(' - ', paymentId))
    expect([code, results]).toEqual([422, { fields: { statementEntry: 'Please fill this in.' } }])
  })

  it('compares with the transfers of half a year', async () => {
    const { market } = fixture
    const first = await declare('OLD 55310')
    await market.call('approveTransfer', approval(first.paymentId))
    await market.store.update(
      'payments',
      { _id: first.paymentId },
      { updatedAt: daysAfter(market.clock.now.toISOString(), -181) },
    )
    const second = await declare('OLD 55310')
    expect(await othersOf(second.paymentId)).toEqual([])
    await market.store.update(
      'payments',
      { _id: first.paymentId },
      { updatedAt: daysAfter(market.clock.now.toISOString(), -179) },
    )
    expect(await othersOf(second.paymentId)).toHaveLength(1)
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
      ['CL-55', `also ${second.paymentId}`],
      ['CL-55', `also ${first.paymentId}`],
    ])
    await expect(run(`approve ${first.paymentId}`, { entry: 'E1' })).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining(`${second.paymentId}\t${second.number}`) as string,
    })
    await run(`approve ${second.paymentId}`, { entry: 'E1', 'covers-also': first.paymentId })
    expect(await statusOf(second.orderId)).toBe('paid')
  })
})
