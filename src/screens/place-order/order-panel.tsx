import type { ReactNode } from 'react'
import { ProductPanel } from '#src/components/catalogue/product-panel.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { addressBookOf } from '#src/machines/order/order-placing.machine.ts'
import { Card } from '#src/ui/card.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Columns, Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { AddressSection } from './address-section.tsx'
import styles from './order-panel.module.css'
import type { OrderPanelProps } from './order-panel-props.ts'
import { OrderSummary } from './order-summary.tsx'
import { RepricedDialog } from './repriced-dialog.tsx'

/** Product, what is wanted of it (`children`: the form) and address on one side, what it costs on the other. */
export function OrderPanel({ flow, actor, product, formId, children }: OrderPanelProps & { children: ReactNode }) {
  const text = useText()
  const { kind } = flow.context
  const book = addressBookOf(flow)
  return (
    <>
      <Columns
        aside={
          <div className={styles.summary}>
            <OrderSummary flow={flow} actor={actor} product={product} formId={formId} />
          </div>
        }
      >
        <Stack gap={5}>
          <Card>
            <ProductPanel product={product} sample={kind === 'sample'} />
          </Card>
          <Card>
            <Section title={text(kind === 'sample' ? 'sample:asking.wanted' : 'order:placing.terms')}>{children}</Section>
          </Card>
          <CardSection title={text('order:address.title')}>
            {book !== undefined && <AddressSection book={book} locked={flow.hasTag('locked')} />}
          </CardSection>
        </Stack>
      </Columns>
      <RepricedDialog flow={flow} actor={actor} />
    </>
  )
}
