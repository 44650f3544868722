import { ShipmentPanel } from '#src/components/delivery/shipment-panel.tsx'
import type { components } from '#src/generated/schema.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { Language } from '#src/i18n/languages.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { isCollected } from '#src/lib/delivery-method.ts'
import { trackOrderAddress } from '#src/lib/paths.ts'
import { type ShipmentAction, shipmentActions } from '#src/machines/order/order-actions.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import type { IconName } from '#src/ui/icon.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { BatchCertificates } from './batch-certificates.tsx'
import { DriverLink } from './driver-link.tsx'
import type { OrderViewProps } from './order-view-props.ts'
import { PackingList } from './packing-list.tsx'
import { ProofFiles } from './proof-files.tsx'

type Shipment = components['schemas']['Shipment']

/** What is done in the box of the shipment. Its buyer receives it at the top of the page, beside the complaint. */
type SellerAction = Exclude<ShipmentAction, 'receive'>

const actionKeys: Record<SellerAction, MessageKey> = {
  deliver: 'order:action.deliver',
  retryShipment: 'order:action.retryShipment',
  replaceDriver: 'order:action.replaceDriver',
  cancelShipment: 'order:action.cancelShipment',
}

const icons: Record<SellerAction, IconName> = {
  deliver: 'check',
  retryShipment: 'calendar',
  replaceDriver: 'swap',
  cancelShipment: 'close',
}

export interface OrderShipmentsProps extends Omit<OrderViewProps, 'userId'> {
  role: Role
  documentLanguage: Language
}

/** What was dispatched of the order, each part by itself, and what is left. */
export function OrderShipments({ flow, actor, order, role, documentLanguage }: OrderShipmentsProps) {
  const text = useText()
  const { formatQuantity, formatNumber } = useFormat()
  const { shipments, undispatched } = order
  if (shipments.length === 0) return null
  const { side } = flow.context
  return (
    <>
      {shipments.map((shipment) => (
        <CardSection
          key={shipment._id}
          title={
            shipments.length === 1
              ? text('order:details.shipment')
              : text('order:details.shipmentOf', {
                  position: formatNumber(shipment.position),
                  total: formatNumber(shipments.length),
                })
          }
        >
          <ShipmentPanel
            shipment={shipment}
            seller={role === 'buyer' ? order.seller : undefined}
            files={shipment.proof !== undefined && shipment.proof.files.length > 0 && <ProofFiles files={shipment.proof.files} />}
            failureFiles={({ files }) => files.length > 0 && <ProofFiles files={files} />}
          >
            {shipment.state === 'failed' && (
              <Notice tone="warning">
                {text(role === 'buyer' ? 'order:details.failedBuyer' : 'order:details.failedSeller')}
              </Notice>
            )}
            <BatchCertificates batches={shipment.batches} />
            <PackingList shipmentId={shipment._id} invoices={order.invoices} language={documentLanguage} />
            {role === 'seller' && side === 'seller' && (
              <ShipmentActions
                shipment={shipment}
                flow={flow}
                actor={actor}
                actions={shipmentActions(shipment, side).filter((action) => action !== 'receive')}
              />
            )}
          </ShipmentPanel>
        </CardSection>
      ))}
      {undispatched.value > 0 && (
        <p role="note">{text('order:details.undispatched', { quantity: formatQuantity(undispatched) })}</p>
      )}
      {!isCollected(shipments) && (
        <ButtonLink href={trackOrderAddress(order._id)} icon="truck">
          {text('order:details.track')}
        </ButtonLink>
      )}
    </>
  )
}

interface ShipmentActionsProps extends Pick<OrderViewProps, 'flow' | 'actor'> {
  shipment: Shipment
  actions: readonly SellerAction[]
}

function ShipmentActions({ shipment, flow, actor, actions }: ShipmentActionsProps) {
  const text = useText()
  return (
    <Stack gap={3}>
      {actions.includes('replaceDriver') && (
        // Another driver has another link.
        <DriverLink key={`${shipment._id} ${shipment.revision}`} shipmentId={shipment._id} />
      )}
      {actions.length > 0 && (
        <Cluster>
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === 'cancelShipment' ? 'quiet' : 'secondary'}
              icon={icons[action]}
              disabled={flow.hasTag('busy')}
              onClick={() => actor.send({ type: 'action.chosen', action, about: shipment })}
            >
              {text(
                action === 'deliver' && shipment.deliveryMethod === 'collection' ? 'order:action.collected' : actionKeys[action],
              )}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}
