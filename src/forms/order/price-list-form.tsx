import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { tradedCurrencies } from '#src/lib/traded-currencies.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster, Grid } from '#src/ui/layout.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { PriceListBuyers } from './price-list-buyers.tsx'
import { type FoundProducts, PriceListProducts } from './price-list-products.tsx'
import { priceListSchema, priceListValues, type PriceListValues } from './price-list-schema.ts'

type Schemas = components['schemas']

export interface PriceListFormProps {
  /** A copy begins with the list, and is a new one. */
  list: Schemas['PriceList'] | null
  isCopy: boolean
  buyers: readonly Schemas['KnownBuyer'][]
  found: FoundProducts
  /** The day that it is (UTC), and the currency that a new list begins with. */
  today: string
  currency: string
  busy: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  /** What stands here can no longer be saved. */
  late: boolean
  onEntered: (form: Schemas['PriceListForm']) => void
  onBack: () => void
}

/** Prices for chosen buyers: which days, for whom, and what each product costs them. */
export function PriceListForm({ list, isCopy, buyers, found, today, currency, ...sending }: PriceListFormProps) {
  const { busy, message, serverFields, late, onEntered, onBack } = sending
  const text = useText()
  const form = useContractForm<PriceListValues, Schemas['PriceListForm']>({
    schema: priceListSchema,
    defaultValues: useMemo(() => priceListValues(list, { isCopy, today, currency }), [list, isCopy, today, currency]),
    serverFields,
  })
  const [rows, listCurrency] = useWatch({ control: form.control, name: ['rows', 'currency'] })
  // Prices are typed in it: it is chosen while there are none.
  const isFixed = rows.length > 0
  const currencies = isFixed ? [listCurrency] : [...new Set([listCurrency, ...tradedCurrencies])]
  return (
    <FormFrame onSubmit={form.handleSubmit(onEntered)}>
      <FormProblems message={message} serverFields={serverFields} shown={Object.keys(serverFields)} />
      <TextField required label={text('prices:form.name')} hint={text('prices:form.nameHint')} {...fieldOf(form, 'name')} />
      <Grid min="12rem" gap={3}>
        <TextField type="date" required label={text('prices:form.validFrom')} {...fieldOf(form, 'validFrom')} />
        <TextField
          type="date"
          min={today}
          label={text('prices:form.validUntil')}
          hint={text('prices:form.validUntilHint')}
          {...fieldOf(form, 'validUntil')}
        />
        <SelectField
          label={text('prices:form.currency')}
          hint={isFixed ? text('prices:form.currencyFixed') : undefined}
          options={currencies.map((value) => ({ value, label: value }))}
          {...fieldOf(form, 'currency')}
        />
      </Grid>
      <PriceListBuyers form={form} buyers={buyers} />
      <PriceListProducts form={form} found={found} />
      <Cluster gap={3}>
        <Button type="submit" variant="primary" disabled={late} busy={busy} busyLabel={text('app:wait')}>
          {text('prices:form.save')}
        </Button>
        <Button disabled={busy} onClick={onBack}>
          {text('prices:form.back')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}
