import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import type { OrderViewProps } from './order-view-props.ts'

/** The payment terms that the seller of an order grants its buyer for new orders, and changes here. */
export function BuyerTerms({ flow, actor, order }: Omit<OrderViewProps, 'userId'>) {
  const text = useText()
  const { formatMoney } = useFormat()
  const { grantedTerms } = order
  const busy = flow.hasTag('busy')
  return (
    <CardSection title={text('order:terms.title')}>
      <Stack gap={3}>
        <p>
          {grantedTerms === undefined
            ? text('order:terms.none')
            : text(`order:terms.granted.${grantedTerms.terms}`, { limit: formatMoney(grantedTerms.creditLimit) })}
        </p>
        <Cluster>
          <Button icon="calendar" disabled={busy} onClick={() => actor.send({ type: 'action.chosen', action: 'grantTerms' })}>
            {text(grantedTerms === undefined ? 'order:terms.grant' : 'order:terms.change')}
          </Button>
          {grantedTerms !== undefined && (
            <Button
              variant="quiet"
              icon="close"
              disabled={busy}
              onClick={() => actor.send({ type: 'action.chosen', action: 'endTerms' })}
            >
              {text('order:terms.end')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </CardSection>
  )
}
