import { useId } from 'react'
import type { components } from '#src/generated/schema.ts'
import { OrderForm, type OrderWish } from '#src/forms/order-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { addressBookOf } from '#src/machines/order-placing.machine.ts'
import { Card } from '#src/ui/card.tsx'
import { Columns, Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { AddressSection } from './address-section.tsx'
import styles from './order-desk.module.css'
import type { OrderDeskProps } from './order-desk-props.ts'
import { OrderSummary } from './order-summary.tsx'
import { ProductPanel } from '#src/components/product-panel.tsx'
import { RepricedDialog } from './repriced-dialog.tsx'
import { TierNote } from '#src/components/tier-note.tsx'

type Product = components['schemas']['Product']

const noFields: Readonly<Record<string, string>> = {}

/** Product, quantity, term and address on one side, what it costs on the other. */
export function OrderDesk({ flow, actor, product, note, draft }: OrderDeskProps & { note: string; draft: FormDraft }) {
  const text = useText()
  const formId = useId()
  const { wish, failure } = flow.context
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
            <ProductPanel product={product} />
          </Card>
          <Card>
            <Section title={text('order:placing.terms')}>
              <OrderForm
                id={formId}
                initial={wish ?? startOf(product)}
                note={note}
                draft={draft}
                incoterms={product.incoterms}
                locked={flow.hasTag('locked')}
                serverFields={failure?.kind === 'refused' ? failure.fields : noFields}
                quantityNote={wish === null ? undefined : <TierNote tiers={product.priceTiers} quantity={wish.quantity} />}
                onWish={(changed) => {
                  actor.send({ type: 'wish.changed', wish: changed })
                }}
                onSubmit={(written) => {
                  actor.send({ type: 'order.confirmed', note: written })
                }}
              />
            </Section>
          </Card>
          <Card>
            <Section title={text('order:address.title')}>
              {book !== undefined && <AddressSection book={book} locked={flow.hasTag('locked')} />}
            </Section>
          </Card>
        </Stack>
      </Columns>
      <RepricedDialog flow={flow} actor={actor} />
    </>
  )
}

/** The form's first values; they are read once, when it opens. */
function startOf({ minimumOrder, incoterms: [incoterm = 'EXW'] }: Product): OrderWish {
  return { quantity: minimumOrder, incoterm }
}
