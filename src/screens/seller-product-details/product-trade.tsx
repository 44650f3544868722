import { useSelector } from '@xstate/react'
import { OrderCard } from '#src/components/order/order-card.tsx'
import { QuoteCard } from '#src/components/quote/quote-card.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { isOrder } from '#src/machines/order/order-kind.ts'
import type { ListingParts } from '#src/machines/listing/listing-details.machine.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Grid } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { PartFrame } from './part-frame.tsx'

/** What is being traded of the product: orders that are not closed, and quotes that wait for somebody. */
export function ProductTrade({ orders, quotes }: Pick<ListingParts, 'orders' | 'quotes'>) {
  const text = useText()
  const orderFlow = useSelector(orders, (snapshot) => snapshot)
  const quoteFlow = useSelector(quotes, (snapshot) => snapshot)
  return (
    <>
      <Section
        title={text('selling:details.orders')}
        actions={
          <ButtonLink variant="quiet" href={paths.sellerOrders} iconEnd="chevron-end">
            {text('selling:details.allOrders')}
          </ButtonLink>
        }
      >
        <PartFrame flow={orderFlow} nothing={text('selling:details.noOrders')} actor={orders}>
          <Grid as="ul" min="20rem">
            {orderFlow.context.items.filter(isOrder).map((order) => (
              <OrderCard key={order._id} order={order} side="seller" level={3} />
            ))}
          </Grid>
        </PartFrame>
      </Section>
      <Section
        title={text('selling:details.quotes')}
        actions={
          <ButtonLink variant="quiet" href={paths.myQuote} iconEnd="chevron-end">
            {text('selling:details.allQuotes')}
          </ButtonLink>
        }
      >
        <PartFrame flow={quoteFlow} nothing={text('selling:details.noQuotes')} actor={quotes}>
          <Grid as="ul" min="20rem">
            {quoteFlow.context.items
              .filter((each) => !isOrder(each))
              .map((quote) => (
                <QuoteCard key={quote._id} quote={quote} side="seller" level={3} />
              ))}
          </Grid>
        </PartFrame>
      </Section>
    </>
  )
}
