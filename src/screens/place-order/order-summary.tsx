import { FactList } from '#src/components/platform/fact-list.tsx'
import { usePackageFacts } from '#src/components/order/use-packages-text.ts'
import { OrderTotals } from '#src/components/order/order-totals.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { orderFormFields } from '#src/forms/order/order-form.tsx'
import { sampleFormFields } from '#src/forms/sample/sample-form.tsx'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { type Path, paths } from '#src/lib/paths.ts'
import { addressBookOf, chosenTerms } from '#src/machines/order/order-placing.machine.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/page.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { type PricedPackages, priceBefore } from './moved-price.ts'
import type { OrderPanelProps } from './order-panel-props.ts'
import { TermsChoice } from './terms-choice.tsx'

/** What is called otherwise for an order than for a sample. */
interface SummaryLabels {
  title: MessageKey
  submit: MessageKey
  submitting: MessageKey
  unconfirmed: MessageKey
  unconfirmedBody: MessageKey
  listLink: MessageKey
  list: Path
  fields: readonly string[]
}

const labels: Record<'product' | 'sample', SummaryLabels> = {
  product: {
    title: 'order:placing.summary',
    submit: 'order:placing.submit',
    submitting: 'order:placing.submitting',
    unconfirmed: 'order:placing.unconfirmed',
    unconfirmedBody: 'order:placing.unconfirmedBody',
    listLink: 'order:placing.toOrders',
    list: paths.myOrder,
    fields: orderFormFields,
  },
  sample: {
    title: 'sample:asking.summary',
    submit: 'sample:asking.submit',
    submitting: 'sample:asking.submitting',
    unconfirmed: 'sample:asking.unconfirmed',
    unconfirmedBody: 'sample:asking.unconfirmedBody',
    listLink: 'sample:asking.toSamples',
    list: paths.mySampleRequest,
    fields: sampleFormFields,
  },
}

/** What the order costs, and the button that places it. */
export function OrderSummary({ flow, actor, product, formId }: OrderPanelProps) {
  const text = useText()
  const { formatQuantity } = useFormat()
  const packageFacts = usePackageFacts()
  const { kind, totals, values } = flow.context
  const isWriting = addressBookOf(flow)?.getSnapshot().hasTag('filling') === true
  const { title, submit, submitting } = labels[kind]
  const unconfirmed = flow.hasTag('unreachable')
  return (
    <Card marked>
      <Section title={text(title)}>
        <Stack gap={4}>
          {flow.hasTag('pricing') && <Spinner label={text('order:placing.pricing')} labelled />}
          {totals !== null && !flow.hasTag('pricing') && (
            <>
              {kind === 'product' && (
                <FactList
                  spread
                  facts={[
                    ...(totals.quantity === undefined
                      ? []
                      : [
                          { name: text('order:details.quantity'), value: formatQuantity(totals.quantity) },
                          ...packageFacts({ ...totals, quantity: totals.quantity }),
                        ]),
                    {
                      name: text('order:details.incoterm'),
                      value: <bdi>{[values?.incoterm, totals.incotermPlace].filter(Boolean).join(' ')}</bdi>,
                    },
                  ]}
                />
              )}
              {kind === 'product' && <PriceMoved product={product} totals={totals} />}
              <OrderTotals totals={totals} priceUnit={product.priceUnit} sample={kind === 'sample'} incoterm={values?.incoterm} />
            </>
          )}
          {totals === null && !flow.hasTag('pricing') && !flow.hasTag('failed') && !flow.hasTag('refused') && (
            <p>{text(isWriting ? 'order:placing.noAddress' : 'order:placing.incomplete')}</p>
          )}
          {totals !== null && !flow.hasTag('pricing') && <TermsChoice flow={flow} actor={actor} />}
          <PaymentAlerts flow={flow} actor={actor} />
          {!unconfirmed && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              wide
              icon={kind === 'sample' ? 'flask' : 'cart'}
              busy={flow.hasTag('busy') || flow.hasTag('pricing')}
              busyLabel={text(flow.hasTag('pricing') ? 'order:placing.pricing' : submitting)}
            >
              {text(submit)}
            </Button>
          )}
          <p>{text(chosenTerms(flow.context) === null ? payKey(kind, product) : 'order:terms.payAfter')}</p>
        </Stack>
      </Section>
    </Card>
  )
}

interface PriceMovedProps extends Pick<OrderPanelProps, 'product'> {
  totals: PricedPackages
}

/** Says that the price is another than the one that was read with the product. */
function PriceMoved({ product, totals }: PriceMovedProps) {
  const text = useText()
  const { formatUnitPrice } = useFormat()
  const before = priceBefore(product, totals)
  if (before === undefined) return null
  return (
    <Notice tone="warning">{text('order:placing.priceMoved', { before: formatUnitPrice(before, product.priceUnit) })}</Notice>
  )
}

/** When and what is paid. */
function payKey(kind: 'product' | 'sample', { sample }: OrderPanelProps['product']): MessageKey {
  if (kind === 'product') return 'order:placing.payLater'
  return sample.price?.amount === 0 ? 'sample:asking.nothingToPay' : 'sample:asking.payLater'
}

function PaymentAlerts({ flow, actor }: Pick<OrderPanelProps, 'flow' | 'actor'>) {
  const text = useText()
  const { kind, failure } = flow.context
  const { unconfirmed, unconfirmedBody, listLink, list, fields } = labels[kind]
  const retry = () => actor.send({ type: 'retry.asked' })
  if (flow.hasTag('unreachable')) {
    return (
      <Notice
        tone="error"
        title={text(unconfirmed)}
        actions={
          <>
            <Button variant="primary" icon="refresh" onClick={retry}>
              {text('order:placing.sendAgain')}
            </Button>
            <ButtonLink href={list}>{text(listLink)}</ButtonLink>
          </>
        }
      >
        {text(unconfirmedBody)}
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
  if (failure?.kind !== 'rejected') return null
  return (
    <>
      <FormProblems message={failure.message} serverFields={failure.fields} shown={fields} />
      {/* One sample of the product is still awaited: it is in the list. */}
      {kind === 'sample' && failure.code === 409 && <ButtonLink href={list}>{text(listLink)}</ButtonLink>}
    </>
  )
}
