import type { z } from 'zod'
import { getLedgerEntriesBody } from '#src/generated/bodies/getLedgerEntries.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster, Grid } from '#src/ui/layout.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

type Query = components['schemas']['LedgerEntryQuery']
export type LedgerEntryFilters = Pick<Query, 'account' | 'currency'>

const accounts = getLedgerEntriesBody.properties.account.enum
const schema: z.ZodType = contractFields(getLedgerEntriesBody, ['account', 'currency'])
const noFields = {}

/** Chooses an account of the ledger, and one currency of it or all. */
export function LedgerEntryForm({
  initial,
  onSearch,
}: {
  initial: LedgerEntryFilters
  onSearch: (filters: LedgerEntryFilters) => void
}) {
  const text = useText()
  const form = useContractForm<{ account: Query['account']; currency: string }, LedgerEntryFilters>({
    schema,
    defaultValues: { currency: '', ...initial },
    serverFields: noFields,
  })
  return (
    <FormFrame onSubmit={form.handleSubmit(onSearch)}>
      <Grid min="12rem" gap={3}>
        <SelectField
          {...fieldOf(form, 'account')}
          label={text('operator:ledger.account')}
          options={accounts.map((value) => ({ value, label: text(`operator:ledger.accounts.${value}`) }))}
        />
        <TextField
          {...fieldOf(form, 'currency')}
          ltr
          label={text('operator:currency')}
          hint={text('operator:ledger.currencyHint')}
        />
      </Grid>
      <Cluster>
        <Button type="submit" variant="primary" icon="filter">
          {text('operator:securityLog.narrow')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}
