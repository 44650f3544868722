import { useId, useMemo } from 'react'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { type RestockListing, type RestockValues, restockChanges, restockSchema, restockValues } from './restock-schema.ts'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'

export interface RestockDialogProps {
  /** The name of the product. */
  name: string
  listing: RestockListing
  busy: boolean
  /** Why the last try came to nothing. */
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  onConfirm: (changes: ReturnType<typeof restockChanges>) => void
  onBack: () => void
}

/** The quick edit of a product: what there is of it and what it costs. */
export function RestockDialog({ name, listing, busy, message, serverFields, onConfirm, onBack }: RestockDialogProps) {
  const text = useText()
  const { formatUnit } = useFormat()
  const id = useId()
  const { currency } = listing.price
  const schema = useMemo(() => restockSchema(currency), [currency])
  const form = useContractForm<RestockValues, Record<keyof RestockValues, number>>({
    schema,
    defaultValues: restockValues(listing),
    serverFields: useMemo(() => onOwnFields(serverFields), [serverFields]),
  })
  const unit = formatUnit(listing.priceUnit)
  const back = () => {
    if (!busy) onBack()
  }
  return (
    <Dialog
      open
      alert
      size="small"
      onClose={back}
      title={text('selling:question.restock.title')}
      description={<bdi>{name}</bdi>}
      actions={
        <>
          <Button onClick={back} disabled={busy}>
            {text('selling:question.back')}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyLabel={text('app:wait')}>
            {text('selling:question.restock.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit((entered) => {
            const changes = restockChanges(listing, entered)
            if (Object.keys(changes).length === 0) back()
            else onConfirm(changes)
          })(event)
        }}
      >
        <Stack gap={3}>
          {message !== undefined && <Notice tone="error">{message}</Notice>}
          <NumberField
            label={text('selling:question.restock.stock', { unit })}
            hint={text('selling:question.restock.stockHint')}
            required
            {...fieldOf(form, 'stock')}
          />
          <NumberField
            label={text('selling:question.restock.price', { currency, unit })}
            hint={text('selling:question.restock.priceHint')}
            required
            {...fieldOf(form, 'price')}
          />
          <NumberField
            label={text('selling:question.restock.minimumOrder', { unit })}
            required
            {...fieldOf(form, 'minimumOrder')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

/** The server names the parts of an amount (`stock.value`); the form has one box for each. */
function onOwnFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, labels]) => [path.split('.')[0] ?? path, labels]))
}
