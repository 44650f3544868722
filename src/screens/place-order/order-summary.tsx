import { OrderTotals } from '#src/components/order-totals.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { orderFormFields } from '#src/forms/order-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/page.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import type { OrderDeskProps } from './order-desk-props.ts'

/** What the order costs, and the button that places it. */
export function OrderSummary({ flow, actor, product, formId }: OrderDeskProps & { formId: string }) {
  const text = useText()
  const { totals } = flow.context
  const unconfirmed = flow.hasTag('unreachable')
  return (
    <Card marked>
      <Section title={text('order:placing.summary')}>
        <Stack gap={4}>
          {flow.hasTag('pricing') && <Spinner label={text('order:placing.pricing')} labelled />}
          {totals !== null && !flow.hasTag('pricing') && <OrderTotals totals={totals} priceUnit={product.priceUnit} />}
          {totals === null && !flow.hasTag('pricing') && !flow.hasTag('failed') && !flow.hasTag('refused') && (
            <p>{text('order:placing.incomplete')}</p>
          )}
          <Troubles flow={flow} actor={actor} />
          {!unconfirmed && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              wide
              icon="cart"
              busy={flow.hasTag('busy') || flow.hasTag('pricing')}
              busyLabel={text(flow.hasTag('pricing') ? 'order:placing.pricing' : 'order:placing.submitting')}
            >
              {text('order:placing.submit')}
            </Button>
          )}
          <p>{text('order:placing.payLater')}</p>
        </Stack>
      </Section>
    </Card>
  )
}

function Troubles({ flow, actor }: Pick<OrderDeskProps, 'flow' | 'actor'>) {
  const text = useText()
  const { failure } = flow.context
  const retry = () => {
    actor.send({ type: 'retry.asked' })
  }
  if (flow.hasTag('unreachable')) {
    return (
      <Notice
        tone="error"
        title={text('order:placing.unconfirmed')}
        actions={
          <>
            <Button variant="primary" icon="refresh" onClick={retry}>
              {text('order:placing.sendAgain')}
            </Button>
            <ButtonLink href={paths.myOrder}>{text('order:placing.lookInOrders')}</ButtonLink>
          </>
        }
      >
        {text('order:placing.unconfirmedBody')}
      </Notice>
    )
  }
  if (flow.hasTag('failed')) {
    return (
      <Notice
        tone="error"
        title={text('order:placing.unpriced')}
        actions={
          <Button icon="refresh" onClick={retry}>
            {text('app:failure.retry')}
          </Button>
        }
      >
        {text('app:failure.unreachable.short')}
      </Notice>
    )
  }
  if (failure?.kind !== 'refused') return null
  return <FormProblems message={failure.message} serverFields={failure.fields} shown={orderFormFields} />
}
