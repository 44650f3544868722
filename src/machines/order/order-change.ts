import { type CallBody, callApi } from '#src/api/call-api.ts'
import { uploadWithProgress } from '#src/api/upload.ts'
import type { components } from '#src/generated/schema.ts'
import type { EntityChange, EntityChanged, EntityUpload } from '#src/machines/platform/create-entity-machine.ts'
import { orderOf } from './order-kind.ts'
import type { ComplaintAction, OrderAction } from './order-actions.ts'

type Schemas = components['schemas']
type Order = Schemas['Order']

type Driver = Schemas['DriverFields']

/**
 * What is decided about an order, with what a person adds to it: a reason, how it is dispatched, or what became of a shipment. Paying is a
 * flow of its own.
 */
export type OrderCommand =
  | {
      type: Exclude<OrderAction, Reasoned | ComplaintAction | 'dispatch' | 'postpone' | 'pay' | 'quoteFreight' | 'acceptFreight'>
    }
  | { type: 'quoteFreight'; freight: Schemas['Money'] }
  | { type: 'acceptFreight'; expectedTotal: Schemas['Money'] }
  | { type: Reasoned; reason: string }
  | { type: ComplaintAction; complaint: Omit<Schemas['DisputeRequest'], 'kind'> }
  | { type: 'dispatch'; dispatch: Schemas['Dispatch'] }
  | { type: 'postpone'; dispatchOn: string }
  | { type: 'grantTerms'; grant: CallBody<'grantPaymentTerms'> }
  | { type: 'endTerms'; termsId: string }
  | { type: 'receive'; shipmentId: string }
  | { type: 'deliver'; shipmentId: string; receivedBy: string; deliveredOn?: string | undefined; proof?: File | undefined }
  | { type: 'retryShipment'; shipmentId: string; expectedOn: string }
  | { type: 'replaceDriver'; shipmentId: string; driver: Driver; expectedOn?: string | undefined }
  | { type: 'cancelShipment'; shipmentId: string; reason: string }

type Reasoned = 'reject' | 'cancel' | 'cancelLate' | 'refund'

const complaints: Record<ComplaintAction, Schemas['DisputeKind']> = {
  dispute: 'goods',
  notReceived: 'notReceived',
  notDispatched: 'notDispatched',
}

/** Makes the call of a command. */
export async function changeOrder(
  orderId: string,
  { command, idempotencyKey }: EntityChange<OrderCommand>,
  { signal, onProgress }: Partial<EntityUpload> = {},
): Promise<EntityChanged<Order>> {
  const call = { path: { id: orderId }, idempotencyKey }
  const changeStatus = (body: CallBody<'changeStatus'>) => callApi('changeStatus', { ...call, body })
  const changeShipment = (id: string, body: CallBody<'changeShipment'>) =>
    callApi('changeShipment', { path: { id }, idempotencyKey, body })
  switch (command.type) {
    case 'accept':
      return changedOrder(await callApi('acceptOrder', { ...call, body: {} }))
    case 'reject':
      return changedOrder(await callApi('rejectOrder', { ...call, body: { reason: command.reason } }))
    case 'quoteFreight':
      return changedOrder(await changeStatus({ event: 'order.quoteFreight', freight: command.freight }))
    case 'acceptFreight':
      return changedOrder(await changeStatus({ event: 'order.acceptFreight', expectedTotal: command.expectedTotal }))
    case 'process':
      return changedOrder(await changeStatus({ event: 'order.process' }))
    case 'dispatch':
      return changedOrder(await changeStatus({ event: 'order.dispatch', dispatch: command.dispatch }))
    case 'confirm':
      return changedOrder(await changeStatus({ event: 'order.confirm' }))
    case 'cancel':
      return changedOrder(await changeStatus({ event: 'order.cancel', reason: command.reason }))
    case 'postpone':
      return changedOrder(await changeStatus({ event: 'order.postpone', dispatchOn: command.dispatchOn }))
    case 'cancelLate':
    case 'refund':
      return changedOrder(await changeStatus({ event: 'order.refund', reason: command.reason }))
    case 'dispute':
    case 'notReceived':
    case 'notDispatched': {
      const body = { ...command.complaint, kind: complaints[command.type] }
      return issued(orderId, await callApi('openDispute', { ...call, body }))
    }
    case 'grantTerms':
      return issued(orderId, await callApi('grantPaymentTerms', { path: { id: orderId }, body: command.grant }))
    case 'endTerms':
      return issued(orderId, await callApi('endPaymentTerms', { path: { id: command.termsId } }))
    case 'receive':
      return changedOrder(await changeShipment(command.shipmentId, { event: 'shipment.deliver' }))
    case 'deliver': {
      const { receivedBy, deliveredOn, proof } = command
      const sending = onProgress && { send: uploadWithProgress(onProgress) }
      const sent = proof && (await callApi('addAttachment', { idempotencyKey, body: { file: proof }, signal, ...sending }))
      const body = {
        event: 'shipment.deliver' as const,
        receivedBy,
        ...(deliveredOn !== undefined && { deliveredOn }),
        ...(sent && { attachments: [sent.results._id] }),
      }
      return changedOrder(await changeShipment(command.shipmentId, body))
    }
    case 'retryShipment':
      return changedOrder(await changeShipment(command.shipmentId, { event: 'shipment.retry', expectedOn: command.expectedOn }))
    case 'replaceDriver': {
      const { shipmentId, driver, expectedOn } = command
      const body = { event: 'shipment.replaceDriver' as const, driver, ...(expectedOn !== undefined && { expectedOn }) }
      return changedOrder(await changeShipment(shipmentId, body))
    }
    case 'cancelShipment':
      return changedOrder(await changeShipment(command.shipmentId, { event: 'shipment.cancel', reason: command.reason }))
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
