import { useState } from 'react'
import { AddressCard } from '#src/components/account/address-card.tsx'
import { InvoiceList } from '#src/components/order/invoice-list.tsx'
import { OrderStatusBadge } from '#src/components/order/order-status-badge.tsx'
import { OrderTimeline } from '#src/components/order/order-timeline.tsx'
import { OrderTotals } from '#src/components/order/order-totals.tsx'
import { NumberedTitle } from '#src/components/platform/numbered-title.tsx'
import { PartyCard } from '#src/components/account/party-card.tsx'
import type { Language } from '#src/i18n/languages.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { isCollected } from '#src/lib/delivery-method.ts'
import type { Money } from '#src/lib/money.ts'
import { sum } from '#src/lib/money-arithmetic.ts'
import { orderAgainAddress } from '#src/lib/order-again.ts'
import { personChatAddress } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Columns, Grid, Stack } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { BuyerTerms } from './buyer-terms.tsx'
import { OrderDispute, wasDisputed } from './order-dispute.tsx'
import { OrderActionsPanel } from './order-actions-panel.tsx'
import { OrderItem } from './order-item.tsx'
import { OrderRating } from './order-rating.tsx'
import { OrderShipments } from './order-shipments.tsx'
import type { OrderViewProps } from './order-view-props.ts'
import { labelsOf } from './order-labels.ts'

/** All there is to say about an order or a sample, and what can be done with it. */
export function OrderView({ flow, actor, order, userId }: OrderViewProps) {
  const text = useText()
  const { formatDate } = useFormat()
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<Language>()
  const documentLanguage = chosen ?? language
  const labels = labelsOf(order)
  const isSample = order.kind === 'sample'
  // Somebody may look at an order from the other side than the one they have in it.
  const role = userId === order.seller._id ? 'seller' : userId === order.buyer._id ? 'buyer' : flow.context.side
  const actions = <OrderActionsPanel key="actions" flow={flow} actor={actor} order={order} role={role} />
  // While it lasts it is what both are asked about, and stands first; with its key it keeps what was typed when it moves.
  const dispute = wasDisputed(order) && <OrderDispute key="dispute" order={order} role={role} side={flow.context.side} />
  return (
    <Page
      title={<NumberedTitle textKey={labels.number} number={order.number} />}
      lead={text(labels.askedOn, { date: formatDate(order.createdAt) })}
      actions={
        // Read out when it changes while the page is looked at.
        <span role="status">
          <OrderStatusBadge
            status={order.status}
            side={role}
            free={isSample && order.totals.total.amount === 0}
            collected={isCollected(order.shipments)}
            onTerms={order.paymentTerms !== undefined}
          />
        </span>
      }
    >
      <Columns
        aside={
          <Stack gap={5}>
            <CardSection title={text('order:details.totals')}>
              <OrderTotals
                totals={order.totals}
                priceUnit={order.item.priceUnit}
                sample={isSample}
                incoterm={order.incoterm}
                credited={sumOfNotes(order, 'credited')}
                refunded={sumOfNotes(order, 'refunded')}
                open={openOf(order)}
              />
            </CardSection>
            <CardSection title={text('order:details.invoices')}>
              <InvoiceList
                invoices={order.invoices}
                busy={flow.context.attachment}
                none={text(labels.noInvoices)}
                language={documentLanguage}
                onLanguage={setChosen}
                onOpen={(invoice, drawnIn) => actor.send({ type: 'attachment.opened', attachment: { ...invoice, drawnIn } })}
              />
            </CardSection>
          </Stack>
        }
      >
        <Stack gap={5}>
          {order.status === 'disputed' ? [dispute, actions] : [actions, dispute]}
          {role === 'buyer' && order.status === 'completed' && order.item.productId !== undefined && (
            <OrderRating productId={order.item.productId} />
          )}
          <CardSection title={text('order:details.steps')}>
            <OrderTimeline order={order} side={role} />
          </CardSection>
          {role === 'seller' && flow.context.side === 'seller' && !isSample && (
            <BuyerTerms flow={flow} actor={actor} order={order} />
          )}
          <OrderShipments flow={flow} actor={actor} order={order} role={role} documentLanguage={documentLanguage} />
          <CardSection title={text(labels.item)}>
            <OrderItem order={order} role={role} />
            {role === 'buyer' && !isSample && order.item.productId !== undefined && (
              <div>
                <ButtonLink icon="refresh" href={orderAgainAddress({ ...order, ...order.item, productId: order.item.productId })}>
                  {text('order:details.again')}
                </ButtonLink>
              </div>
            )}
          </CardSection>
          <Grid min="22rem">
            <CardSection title={text('order:details.parties')}>
              <Stack gap={3}>
                <PartyCard party={order.buyer} side="buyer" self={role === 'buyer'} />
                <PartyCard party={order.seller} side="seller" self={role === 'seller'} />
                <ButtonLink icon="chat" href={personChatAddress(role === 'buyer' ? order.seller._id : order.buyer._id)}>
                  {text('order:details.chat')}
                </ButtonLink>
              </Stack>
            </CardSection>
            <CardSection title={text('order:details.address')}>
              <AddressCard address={order.deliveryAddress} />
            </CardSection>
          </Grid>
        </Stack>
      </Columns>
    </Page>
  )
}

function openOf({ openAmount: amount, dueOn }: OrderViewProps['order']) {
  return amount === undefined || dueOn === undefined ? undefined : { amount, dueOn }
}

/** What credit notes have taken off an unpaid invoice, or have given back; undefined of an order without one of them. */
function sumOfNotes({ invoices, totals }: OrderViewProps['order'], kind: 'credited' | 'refunded'): Money | undefined {
  const amounts = invoices.map((invoice) => invoice[kind]).filter((amount) => amount !== undefined)
  return amounts.length === 0 ? undefined : sum(amounts, totals.total.currency)
}
