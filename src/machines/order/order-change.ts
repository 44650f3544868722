import { type CallBody, callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import type { EntityChange, EntityChanged } from '#src/machines/platform/create-entity-machine.ts'
import { orderOf } from './order-kind.ts'
import type { OrderAction } from './order-actions.ts'

type Order = components['schemas']['Order']

/** What is decided about an order, with what a person adds to it: a reason, or who drives. Paying is a flow of its own. */
export type OrderCommand =
  | { type: Exclude<OrderAction, 'reject' | 'dispute' | 'cancel' | 'refund' | 'dispatch' | 'pay'> }
  | { type: 'reject' | 'dispute' | 'cancel' | 'refund'; reason: string }
  | ({ type: 'dispatch' } & Driver)

type Driver = Required<Pick<CallBody<'changeStatus'>, 'driverName' | 'driverPhone' | 'vehicle'>>

/** Makes the call of a command. */
export async function changeOrder(
  orderId: string,
  { command, idempotencyKey }: EntityChange<OrderCommand>,
): Promise<EntityChanged<Order>> {
  const call = { path: { id: orderId }, idempotencyKey }
  const changeStatus = (body: CallBody<'changeStatus'>) => callApi('changeStatus', { ...call, body })
  switch (command.type) {
    case 'accept':
      return changedOrder(await callApi('acceptOrder', { ...call, body: {} }))
    case 'reject':
      return changedOrder(await callApi('rejectOrder', { ...call, body: { reason: command.reason } }))
    case 'process':
      return changedOrder(await changeStatus({ event: 'order.process' }))
    case 'dispatch': {
      const { driverName, driverPhone, vehicle } = command
      return changedOrder(await changeStatus({ event: 'order.dispatch', driverName, driverPhone, vehicle }))
    }
    case 'confirm':
      return changedOrder(await changeStatus({ event: 'order.confirm' }))
    case 'cancel':
      return changedOrder(await changeStatus({ event: 'order.cancel', reason: command.reason }))
    case 'refund':
      return changedOrder(await changeStatus({ event: 'order.refund', reason: command.reason }))
    case 'dispute':
      return issued(orderId, await callApi('openDispute', { ...call, body: { reason: command.reason } }))
    case 'invoice':
      return issued(orderId, await callApi('generatePaymentInvoice', call))
    case 'deliveryNote':
      return issued(orderId, await callApi('generateDeliveryInvoice', call))
  }
}

const changedOrder = ({
  results,
  message,
}: {
  results: components['schemas']['OrderOrQuote']
  message: string
}): EntityChanged<Order> => ({
  entity: orderOf(results),
  message,
})

/** The answer is what was made, alone; the order as it is now is read at once, so that nobody is offered to do it twice. */
async function issued(orderId: string, { message }: { message: string }): Promise<EntityChanged<Order>> {
  const order = await callApi('viewOrder', { path: { id: orderId } }).catch(() => undefined)
  return { entity: order && orderOf(order.results), message }
}
