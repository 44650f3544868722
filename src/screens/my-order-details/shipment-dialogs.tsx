import { useState } from 'react'
import { failureText } from '#src/components/platform/failure-text.ts'
import { DayDialog } from '#src/forms/order/day-dialog.tsx'
import { DeliveryDialog } from '#src/forms/order/delivery-dialog.tsx'
import { DriverDialog } from '#src/forms/order/driver-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { ReasonDialog } from '#src/forms/platform/reason-dialog.tsx'
import { rejectOrderBody } from '#src/generated/bodies/rejectOrder.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { OrderViewProps } from './order-view-props.ts'

// As with an order that ends against somebody's will.
const reasonSchema = contractFields(rejectOrderBody, ['reason'])

/** The dialog of an action with one shipment. */
export function ShipmentDialogs({
  flow,
  actor,
  shipment,
}: Pick<OrderViewProps, 'flow' | 'actor'> & { shipment: components['schemas']['Shipment'] }) {
  const text = useText()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { formatQuantity } = useFormat()
  const { asked, failure } = flow.context
  const { _id: shipmentId, deliveryMethod, quantity } = shipment
  const collected = deliveryMethod === 'collection'
  const state = {
    busy: flow.hasTag('busy'),
    message: failureText(failure, text),
    onBack: () => actor.send({ type: 'action.abandoned' }),
  }
  const serverFields = fieldErrors(failure)
  if (asked === 'deliver') {
    return (
      <DeliveryDialog
        {...state}
        collected={collected}
        today={today}
        serverFields={serverFields}
        onConfirm={(report) => actor.send({ type: 'action.confirmed', command: { type: 'deliver', shipmentId, ...report } })}
      />
    )
  }
  if (asked === 'retryShipment') {
    return (
      <DayDialog
        {...state}
        labels={{
          title: text('order:question.retryShipment.title'),
          body: text('order:question.retryShipment.body'),
          day: text('order:question.retryShipment.day'),
          confirm: text('order:action.retryShipment'),
          back: text('order:question.back'),
          busy: text('order:action.busy'),
        }}
        field="expectedOn"
        earliest={today}
        serverFields={serverFields}
        onConfirm={(expectedOn) =>
          actor.send({ type: 'action.confirmed', command: { type: 'retryShipment', shipmentId, expectedOn } })
        }
      />
    )
  }
  if (asked === 'replaceDriver') {
    return (
      <DriverDialog
        {...state}
        serverFields={serverFields}
        failed={shipment.state === 'failed'}
        earliest={today}
        onConfirm={(driver, expectedOn) =>
          actor.send({ type: 'action.confirmed', command: { type: 'replaceDriver', shipmentId, driver, expectedOn } })
        }
      />
    )
  }
  if (asked === 'cancelShipment') {
    return (
      <ReasonDialog
        {...state}
        labels={{
          title: text('order:question.cancelShipment.title'),
          body: text('order:question.cancelShipment.body', { quantity: formatQuantity(quantity) }),
          reason: text('order:question.cancelShipment.reason'),
          hint: text('order:question.reasonHint'),
          confirm: text('order:action.cancelShipment'),
          back: text('order:question.back'),
          busy: text('order:action.busy'),
        }}
        schema={reasonSchema}
        serverFields={serverFields}
        onConfirm={(reason) => actor.send({ type: 'action.confirmed', command: { type: 'cancelShipment', shipmentId, reason } })}
      />
    )
  }
  return (
    <ConfirmDialog
      open={asked === 'receive'}
      title={text(collected ? 'order:question.collect.title' : 'order:question.receive.title', {
        quantity: formatQuantity(quantity),
      })}
      description={text(collected ? 'order:question.collect.body' : 'order:question.receive.body')}
      confirmLabel={text(collected ? 'order:action.collect' : 'order:action.receive')}
      cancelLabel={text('order:question.back')}
      busy={state.busy}
      busyLabel={text('order:action.busy')}
      onConfirm={() => actor.send({ type: 'action.confirmed', command: { type: 'receive', shipmentId } })}
      onCancel={state.onBack}
    >
      {state.message !== undefined && <Notice tone="error">{state.message}</Notice>}
    </ConfirmDialog>
  )
}
