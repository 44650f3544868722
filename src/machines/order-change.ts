import { type CallBody, callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import type { DealChange, DealChanged } from './create-deal-machine.ts'
import { orderOf } from './order-kind.ts'
import type { OrderAction } from './order-actions.ts'

type Order = components['schemas']['Order']

/** What a person adds to an action: a reason, or who drives. */
export type OrderWord = Omit<CallBody<'changeStatus'>, 'event'>

/** Makes the call of an action. Paying is a flow of its own. */
export async function changeOrder(
  orderId: string,
  { action, word, idempotencyKey }: DealChange<OrderAction, OrderWord>,
): Promise<DealChanged<Order>> {
  const call = { path: { id: orderId }, idempotencyKey }
  const changeStatus = (event: CallBody<'changeStatus'>['event']) =>
    callApi('changeStatus', { ...call, body: { ...word, event } })
  switch (action) {
    case 'accept':
      return told(await callApi('acceptOrder', { ...call, body: {} }))
    case 'reject':
      return told(await callApi('rejectOrder', { ...call, body: { reason: word.reason ?? '' } }))
    case 'process':
      return told(await changeStatus('order.process'))
    case 'dispatch':
      return told(await changeStatus('order.dispatch'))
    case 'confirm':
      return told(await changeStatus('order.confirm'))
    case 'cancel':
      return told(await changeStatus('order.cancel'))
    case 'refund':
      return told(await changeStatus('order.refund'))
    case 'dispute':
      return issued(orderId, await callApi('openDispute', { ...call, body: { reason: word.reason ?? '' } }))
    case 'invoice':
      return issued(orderId, await callApi('generatePaymentInvoice', call))
    case 'deliveryNote':
      return issued(orderId, await callApi('generateDeliveryInvoice', call))
    case 'pay':
      throw new Error('Paying is the flow of order-paying.machine.ts')
  }
}

const told = ({ results, message }: { results: components['schemas']['OrderOrQuote']; message: string }): DealChanged<Order> => ({
  thing: orderOf(results),
  message,
})

/** The answer is what was made, alone; the order as it is now is read at once, so that nobody is offered to do it twice. */
async function issued(orderId: string, { message }: { message: string }): Promise<DealChanged<Order>> {
  const order = await callApi('viewOrder', { path: { id: orderId } }).catch(() => undefined)
  return { thing: order && orderOf(order.results), message }
}
