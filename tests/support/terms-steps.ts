import { orderOf } from '#src/machines/order/order-kind.ts'
import type { Marketplace } from './marketplace.ts'
import { employ } from './operators.ts'
import { demoDriver, openTrade, tokenOf } from './trade-steps.ts'

const day = 86_400_000

/** A text without the marks that isolate what stands in a gap. */
export const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '')

/** The demo's buyer and seller, and orders of theirs on payment terms, led as far as a test needs it. */
export async function openTermsTrade(market: Marketplace) {
  const trade = await openTrade(market)
  // The clocks of these tests run for months.
  await market.store.update('sessions', {}, { expiresAt: '2028-01-01T00:00:00.000Z' })
  let hired = 0
  const operator = async () => {
    const { operatorToken } = await employ(market, `staff${(hired += 1)}@staff.example`, ['finance', 'support'])
    return { operatorToken }
  }
  const asBuyer = () => ({ token: trade.buyer })
  const viewed = async (id: string) => orderOf(await market.call('viewOrder', { ...asBuyer(), id }))
  const change = (id: string, body: object, as: object = asBuyer()) => market.envelope('changeStatus', { ...as, id, body })
  const changed = async (id: string, body: object, as?: object) => {
    const { code, message } = await change(id, body, as)
    if (code !== 200) throw new Error(message)
  }
  const jobDeps = () => ({ store: market.store, ports: market.ports, clock: () => market.clock.now, newId: market.newId })
  const later = (days: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + days * day)
  }
  const request = () => ({
    productId: trade.productId,
    quantity: { value: 160, unit: 'kg' as const },
    incoterm: 'CIF' as const,
    addressId: trade.addressId,
  })
  const preview = () => market.call('previewOrder', { ...asBuyer(), body: request() })
  /** Grants the buyer terms by an order of theirs; returns the total of another. */
  const granted = async (orders = 2, terms: 'net30' | 'net60' = 'net30') => {
    const { _id: id, totals } = await trade.placed()
    const creditLimit = { ...totals.total, amount: totals.total.amount * orders }
    const body = { terms, creditLimit: { amount: creditLimit.amount, currency: creditLimit.currency } }
    const row = await market.call('grantPaymentTerms', { ...trade.asSeller, id, body })
    return { ...row, orderId: id, total: totals.total }
  }
  const orderOnTerms = async (terms: 'net30' | 'net60' = 'net30') => {
    const { total } = await preview()
    return market.envelope('placeOrder', { ...asBuyer(), body: { ...request(), expectedTotal: total, paymentTerms: terms } })
  }
  const placedOnTerms = async () => {
    const { total } = await preview()
    return market.call('placeOrder', { ...asBuyer(), body: { ...request(), expectedTotal: total, paymentTerms: 'net30' } })
  }
  const invoicedOnTerms = async () => {
    const { _id: id } = await placedOnTerms()
    await market.call('acceptOrder', { ...trade.asSeller, id })
    await market.call('generatePaymentInvoice', { ...trade.asSeller, id })
    return id
  }
  const processingOnTerms = async () => {
    const id = await invoicedOnTerms()
    await changed(id, { event: 'order.process' }, trade.asSeller)
    return id
  }
  const dispatchedOnTerms = async () => {
    const id = await processingOnTerms()
    await changed(id, { event: 'order.dispatch', dispatch: demoDriver }, trade.asSeller)
    return id
  }
  const deliver = async (id: string) => {
    const deliveryToken = await tokenOf(market, id)
    await market.call('acceptJob', { deliveryToken })
    await market.call('reportDelivery', { deliveryToken, body: { receivedBy: 'Nadia Rahman' } })
  }
  const deliveredOnTerms = async () => {
    const id = await dispatchedOnTerms()
    await deliver(id)
    return id
  }
  const completedOnTerms = async () => {
    const id = await deliveredOnTerms()
    await changed(id, { event: 'order.confirm' })
    return id
  }
  const declare = async (orderId: string) => {
    const { _id: paymentId } = await trade.start(orderId)
    const body = { paymentId, method: 'bankTransfer' as const, transferReference: 'KO 26 rent' }
    return market.call('proceedPayment', { ...asBuyer(), body })
  }
  const accountsOf = async (orderId: string) => {
    const entries = await market.store.list('ledgerEntries', { orderId })
    const sums: Record<string, number> = {}
    for (const { account, amount } of entries) sums[account] = (sums[account] ?? 0) + amount
    return sums
  }
  const notified = async (subjectId: string, type: 'paymentDueSoon' | 'paymentOverdue' | 'invoicePaid') =>
    (await market.store.list('notifications', { subjectId, type })).map(({ side }) => side).toSorted()
  return {
    trade,
    operator,
    viewed,
    change,
    later,
    request,
    preview,
    granted,
    orderOnTerms,
    placedOnTerms,
    invoicedOnTerms,
    processingOnTerms,
    dispatchedOnTerms,
    deliver,
    deliveredOnTerms,
    completedOnTerms,
    declare,
    accountsOf,
    notified,
    asBuyer,
    jobDeps,
  }
}

export type TermsTrade = Awaited<ReturnType<typeof openTermsTrade>>
