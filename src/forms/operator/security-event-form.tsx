import { z } from 'zod'
import { getSecurityEventsBody } from '#src/generated/bodies/getSecurityEvents.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { securityEventKinds } from '#src/lib/security-event-kinds.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster, Grid } from '#src/ui/layout.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

export interface SecurityEventFilters {
  kind?: string
  account?: string
  operator?: string
  from?: string
  to?: string
}

interface Typed {
  kind: string
  account: string
  operator: string
  fromDay: string
  toDay: string
}

const schema = contractFields(getSecurityEventsBody, ['kind', 'account', 'operator']).extend({
  fromDay: z.string(),
  toDay: z.string(),
})
const noFields = {}
const day = 86_400_000

/** Narrows the log of security events. Days are the reader's own, the last one included. */
export function SecurityEventForm({ onSearch }: { onSearch: (filters: SecurityEventFilters) => void }) {
  const text = useText()
  const form = useContractForm<Typed, Partial<Typed>>({
    schema,
    defaultValues: { kind: '', account: '', operator: '', fromDay: '', toDay: '' },
    serverFields: noFields,
  })
  function search({ kind, account, operator, fromDay = '', toDay = '' }: Partial<Typed>) {
    const start = (value: string) => new Date(`${value}T00:00:00`).getTime()
    onSearch({
      ...(kind !== undefined && { kind }),
      ...(account !== undefined && { account }),
      ...(operator !== undefined && { operator }),
      ...(fromDay !== '' && { from: new Date(start(fromDay)).toISOString() }),
      ...(toDay !== '' && { to: new Date(start(toDay) + day).toISOString() }),
    })
  }
  return (
    <FormFrame onSubmit={form.handleSubmit(search)}>
      <Grid min="14rem" gap={3}>
        <SelectField
          {...fieldOf(form, 'kind')}
          label={text('operator:securityLog.kind')}
          placeholder={text('operator:securityLog.anyKind')}
          options={securityEventKinds.map((kind) => ({ value: kind, label: text(`operator:securityLog.kinds.${kind}`) }))}
        />
        <TextField
          {...fieldOf(form, 'account')}
          label={text('operator:securityLog.account')}
          hint={text('operator:securityLog.accountHint')}
        />
        <TextField
          {...fieldOf(form, 'operator')}
          label={text('operator:securityLog.operator')}
          hint={text('operator:securityLog.operatorHint')}
        />
        <TextField {...fieldOf(form, 'fromDay')} type="date" label={text('operator:securityLog.from')} />
        <TextField {...fieldOf(form, 'toDay')} type="date" label={text('operator:securityLog.to')} />
      </Grid>
      <Cluster>
        <Button type="submit" variant="primary" icon="filter">
          {text('operator:securityLog.narrow')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}
