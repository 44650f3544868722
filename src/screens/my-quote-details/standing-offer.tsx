import { FactList } from '#src/components/platform/fact-list.tsx'
import { OrderTotals } from '#src/components/order/order-totals.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'

/** The last round, which an order would be made of. */
export function StandingOffer({ quote }: { quote: components['schemas']['Quote'] }) {
  const text = useText()
  const { formatDate } = useFormat()
  const offer = quote.offers.at(-1)
  if (offer === undefined) {
    return (
      <Card>
        <p>{text('quote:details.none')}</p>
      </Card>
    )
  }
  return (
    <Card marked>
      <Section title={text(`quote:details.standing.${offer.by}`)}>
        <Stack gap={4}>
          <OrderTotals totals={offer.totals} priceUnit={quote.item.priceUnit} />
          <FactList
            spread
            facts={[
              { name: text('quote:details.leadTime'), value: text('quote:details.days', { count: offer.leadTimeDays }) },
              { name: text('quote:details.validUntil'), value: formatDate(offer.validUntil) },
              { name: text('quote:details.terms'), value: offer.terms && <bdi>{offer.terms}</bdi> },
            ]}
          />
        </Stack>
      </Section>
    </Card>
  )
}
