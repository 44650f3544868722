import { randomUUID } from 'node:crypto'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import type { ResultsOf } from '#server/operation.ts'
import { responseAt, type HttpResponse, type HttpCall } from '#tests/support/http-caller.ts'
import type { AcetoneRequest } from './acetone-trade.ts'

/** A requested change and its response; undefined when the connection broke before. */
export interface Attempt {
  send: (url: string) => Promise<HttpResponse>
  operationId: OperationId
  key: string
  response: HttpResponse | undefined
}

export interface Writers {
  buyer: string
  seller: string
  chatId: string
  acetone: AcetoneRequest
  /** How many addresses may be added, and how many messages sent: both are limited by user and minute. */
  few: number
}

/** Thrown in a writer whose call was rejected. */
class Over extends Error {}

/**
 * Runs several writers concurrently until their connections break. Orders, messages and addresses contain their idempotency key. Returns
 * all attempts once every connection is broken.
 */
export async function writeUntilCut(
  url: string,
  { buyer, seller, chatId, acetone, few }: Writers,
  onResponse: () => void,
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  const asSeller = { token: seller, side: 'Seller' as const }

  async function change<Id extends OperationId>(operationId: Id, callOf: (key: string) => HttpCall<Id>): Promise<ResultsOf<Id>> {
    const key = randomUUID()
    const call = { ...callOf(key), key }
    const send = (at: string) => responseAt(at, operationId, call)
    const attempt: Attempt = { send, operationId, key, response: undefined }
    attempts.push(attempt)
    attempt.response = await send(url)
    onResponse()
    if (attempt.response.status !== 200) throw new Over(`${operationId} was answered ${JSON.stringify(attempt.response)}`)
    // The contract's results of this call.
    return attempt.response.envelope.results as ResultsOf<Id>
  }

  const accepted = async () => {
    const { _id: id } = await change('placeOrder', (note) => ({ token: buyer, body: { ...acetone, note } }))
    await change('acceptOrder', () => ({ ...asSeller, id }))
    return id
  }
  const trade = async () => {
    const id = await accepted()
    await change('generatePaymentInvoice', () => ({ ...asSeller, id }))
    const payment = await change('createPaymentIntent', () => ({ token: buyer, body: { orderId: id } }))
    const body = { paymentId: payment._id, cardToken: sandboxCards.success.token }
    await change('proceedPayment', () => ({ token: buyer, body }))
    await change('changeStatus', () => ({ ...asSeller, id, body: { event: 'order.process' as const } }))
  }
  const cancel = async () => {
    const id = await accepted()
    await change('changeStatus', () => ({ token: buyer, id, body: { event: 'order.cancel' as const, reason: 'Ordered twice' } }))
  }
  const topUp = async () => {
    const amount = { amount: 5_000, currency: 'BDT' }
    const payment = await change('createPaymentIntent', () => ({ token: buyer, body: { kind: 'walletTopUp' as const, amount } }))
    await change('proceedPayment', () => ({
      token: buyer,
      body: { paymentId: payment._id, cardToken: sandboxCards.success.token },
    }))
  }
  let messages = 0
  const sendMessage = async () => {
    if ((messages += 1) > few) return
    await change('sendMessage', (text) => ({ token: messages % 2 === 0 ? buyer : seller, id: chatId, body: { text } }))
  }
  let added = 0
  const settleDown = async () => {
    if ((added += 1) > few) return topUp()
    const place = { fullName: 'Nusrat Jahan', countryCode: '+880', phoneNumber: '1712345678', city: 'Jubail', country: 'SA' }
    await change('addAddress', (line1) => ({ token: buyer, body: { ...place, line1 } }))
  }

  /** Begins again and again; a refusal is a defect of the test, a broken line the end. */
  const again = async (write: () => Promise<void>): Promise<void> => {
    try {
      for (;;) await write()
    } catch (error) {
      if (error instanceof Over) throw error
    }
  }
  const sendAndSettle = async () => {
    await sendMessage()
    await settleDown()
  }
  await Promise.all([trade, trade, trade, cancel, topUp, sendAndSettle].map(again))
  return attempts
}
