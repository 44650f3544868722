import { useMemo } from 'react'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { type RestockListing, type RestockValues, restockChanges, restockSchema, restockValues } from './restock-schema.ts'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'

export interface RestockDialogProps extends FormDialogState {
  /** The name of the product. */
  name: string
  listing: RestockListing
  serverFields: Readonly<Record<string, string>>
  onConfirm: (changes: ReturnType<typeof restockChanges>) => void
}

/** The quick edit of a product: what there is of it and what it costs. */
export function RestockDialog({ name, listing, serverFields, onConfirm, ...state }: RestockDialogProps) {
  const text = useText()
  const { formatUnit } = useFormat()
  const { currency } = listing.price
  const schema = useMemo(() => restockSchema(currency), [currency])
  const form = useContractForm<RestockValues, Record<keyof RestockValues, number>>({
    schema,
    defaultValues: restockValues(listing),
    serverFields: useMemo(() => onOwnFields(serverFields), [serverFields]),
  })
  const unit = formatUnit(listing.priceUnit)
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('selling:question.restock.title'),
        body: <bdi>{name}</bdi>,
        confirm: text('selling:question.restock.confirm'),
        back: text('selling:question.back'),
        busy: text('app:wait'),
      }}
      size="small"
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit((entered) => {
        const changes = restockChanges(listing, entered)
        if (Object.keys(changes).length > 0) onConfirm(changes)
        else if (!state.busy) state.onBack()
      })}
    >
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
      <NumberField label={text('selling:question.restock.minimumOrder', { unit })} required {...fieldOf(form, 'minimumOrder')} />
    </FormDialog>
  )
}

/** The server names the parts of an amount (`stock.value`); the form has one box for each. */
function onOwnFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.split('.')[0] ?? path, message]))
}
