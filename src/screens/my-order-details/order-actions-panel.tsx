import { useState } from 'react'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { EntityAlerts } from '#src/components/platform/entity-alerts.tsx'
import { TransferChecking } from '#src/components/payment/transfer-checking.tsx'
import { SampleTarget } from '#src/components/sample/sample-target.tsx'
import { entityAlerts } from '#src/flow/entity-alerts.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { isCollected } from '#src/lib/delivery-method.ts'
import { payTypeAddress } from '#src/lib/paths.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { type OrderAction, orderActions, shipmentActions } from '#src/machines/order/order-actions.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import type { IconName } from '#src/ui/icon.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { DaysOfComplaint } from './days-of-complaint.tsx'
import { DispatchPromise } from './dispatch-promise.tsx'
import { PaymentDue } from './payment-due.tsx'
import { openProposal } from './dispatch-proposal.ts'
import { FreightNotice } from './freight-notice.tsx'
import type { OrderViewProps } from './order-view-props.ts'
import { type OrderLabels, labelsOf } from './order-labels.ts'

type Order = components['schemas']['Order']

const icons: Record<OrderAction, IconName> = {
  accept: 'check',
  quoteFreight: 'truck',
  acceptFreight: 'check',
  reject: 'close',
  invoice: 'receipt',
  process: 'box',
  deliveryNote: 'file',
  dispatch: 'truck',
  pay: 'card',
  confirm: 'check',
  cancel: 'close',
  dispute: 'warning',
  notReceived: 'warning',
  notDispatched: 'warning',
  refund: 'wallet',
  cancelLate: 'wallet',
  postpone: 'calendar',
}

/** What one side can do with the order, or whose turn it is. */
export function OrderActionsPanel({ flow, actor, order, role }: Omit<OrderViewProps, 'userId'> & { role: Role }) {
  const text = useText()
  const { formatDate, formatMoney, formatNumber, formatQuantity } = useFormat()
  const labels = labelsOf(order)
  const { side, change, asked } = flow.context
  const actions = role === side ? orderActions(order, side) : []
  const received = role === side ? order.shipments.filter((shipment) => shipmentActions(shipment, side).includes('receive')) : []
  // What would pay the seller can be done, and is not asked for.
  const isDisputed = order.status === 'disputed'
  const nothing = actions.length === 0 && received.length === 0
  // What moves the order on comes first, what complains of it or ends it last.
  const forward = actions.filter((action) => !ending.has(action))
  const last = actions.filter((action) => ending.has(action))
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const proposal = role === 'buyer' ? openProposal(order, today) : undefined
  const nameOf = (action: Exclude<OrderAction, 'pay'>) =>
    action === 'postpone' && proposal !== undefined
      ? text('order:action.agreeDay', { date: formatDate(proposal) })
      : text(
          action === 'quoteFreight' && order.status === 'freightQuoted' ? 'order:action.requoteFreight' : labels.actions[action],
        )
  const buttonOf = (action: OrderAction, variant: 'primary' | 'secondary' | 'quiet') =>
    action === 'pay' ? (
      <ButtonLink key={action} variant={isDisputed ? 'secondary' : 'primary'} icon={icons.pay} href={payTypeAddress(order._id)}>
        {text('order:action.pay', { amount: formatMoney(order.openAmount ?? order.totals.total) })}
      </ButtonLink>
    ) : (
      <Button
        key={action}
        variant={variant}
        icon={icons[action]}
        busy={flow.hasTag('busy') && asked === null && change?.command.type === action}
        busyLabel={text('order:action.busy')}
        onClick={() => actor.send({ type: 'action.chosen', action })}
      >
        {nameOf(action)}
      </Button>
    )
  return (
    <Card marked={!nothing}>
      <Section title={text('order:details.actions')}>
        <Stack gap={3}>
          <EntityAlerts
            {...entityAlerts(flow, actor)}
            labels={{
              unconfirmed: text('order:details.unconfirmed'),
              unconfirmedBody: text('order:details.unconfirmedBody'),
              sendAgain: text('order:details.sendAgain'),
              conflict: text(labels.conflict),
              behind: text('order:details.behind'),
            }}
          />
          {order.sample !== undefined && <SampleTarget sample={order.sample} status={order.status} side={role} />}
          {order.transfer !== undefined && <TransferChecking transfer={order.transfer} side={role} />}
          {order.paymentTerms !== undefined && <PaymentDue order={order} terms={order.paymentTerms} side={role} />}
          {order.dispatchBy !== undefined && <DispatchPromise order={order} dispatchBy={order.dispatchBy} side={role} />}
          <FreightNotice order={order} side={role} />
          {order.disputeUntil !== undefined && <DaysOfComplaint order={order} disputeUntil={order.disputeUntil} side={role} />}
          {nothing && (order.transfer === undefined || role !== side) && (
            <p>{text(role === side ? waitKey(order, side, labels) : labels.otherSide[role])}</p>
          )}
          {actions
            .map((action) => labels.binds[action])
            .filter((key) => key !== undefined)
            .map((key) => (
              <p key={key}>
                {text(key, { amount: formatMoney(order.totals.total), quantity: formatQuantity(order.item.quantity) })}
              </p>
            ))}
          {!nothing && (
            <Cluster>
              {forward.map((action, at) => buttonOf(action, at === 0 && !isDisputed ? 'primary' : 'secondary'))}
              {received.map((shipment, at) => (
                <Button
                  key={shipment._id}
                  variant={forward.length === 0 && at === 0 ? 'primary' : 'secondary'}
                  icon="check"
                  disabled={flow.hasTag('busy')}
                  onClick={() => actor.send({ type: 'action.chosen', action: 'receive', about: shipment })}
                >
                  {text(receiveKey(shipment, order.shipments.length > 1), { position: formatNumber(shipment.position) })}
                </Button>
              ))}
              {last.map((action) => buttonOf(action, action === 'postpone' && proposal !== undefined ? 'secondary' : 'quiet'))}
            </Cluster>
          )}
        </Stack>
      </Section>
    </Card>
  )
}

/** None of these moves the order on. */
const ending: ReadonlySet<OrderAction> = new Set<OrderAction>([
  'reject',
  'cancel',
  'cancelLate',
  'postpone',
  'dispute',
  'notReceived',
  'notDispatched',
  'refund',
])

/** One of several shipments is named by its number. */
function receiveKey({ deliveryMethod }: Order['shipments'][number], several: boolean): MessageKey {
  if (deliveryMethod === 'collection') return several ? 'order:action.collectOf' : 'order:action.collect'
  return several ? 'order:action.receiveOf' : 'order:action.receive'
}

/** Under way with a carrier, whose delivery the seller reports. */
const isReported = (shipment: Order['shipments'][number]) =>
  shipment.deliveryMethod === 'courier' && shipmentActions(shipment, 'seller').includes('deliver')

/** Whose turn it is, by the word of the life-cycle. */
function waitKey({ status, shipments }: Order, side: Role, labels: OrderLabels): MessageKey {
  if (orderMachine.states[status]?.type === 'final') return labels.ended
  if (can(orderMachine, status, { type: 'order.settle', by: 'system' })) return 'order:details.inDispute'
  const carried =
    can(orderMachine, status, { type: 'order.pickUp', by: 'carrier' }) ||
    can(orderMachine, status, { type: 'order.deliver', by: 'carrier' })
  if (carried && shipments.some(({ state }) => state === 'failed')) return 'order:details.waitFailed'
  if (carried && isCollected(shipments)) return 'order:details.waitCollection'
  if (carried) return side === 'seller' && shipments.some(isReported) ? 'order:details.waitReport' : 'order:details.waitCarrier'
  return side === 'buyer' ? 'order:details.waitBuyer' : 'order:details.waitSeller'
}
