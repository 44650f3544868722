import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { zoneText } from '#src/i18n/zoned-time.ts'
import { incoterms } from '#src/lib/incoterms.ts'
import { tradedCurrencies } from '#src/lib/traded-currencies.ts'
import { Grid } from '#src/ui/layout.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { RequirementItemsProps } from './requirement-items.tsx'

/** For how much, how delivered, and until when sellers can bid. */
export function RequirementTerms({ form }: Pick<RequirementItemsProps, 'form'>) {
  const text = useText()
  const { language } = useLanguage()
  const [now] = useState(() => new Date())
  const incoterm = form.watch('incoterm')
  const currency = form.watch('currency')
  return (
    <Grid min="14rem">
      <SelectField
        label={text('requirement:post.currency')}
        options={tradedCurrencies.map((code) => ({ value: code, label: code }))}
        {...fieldOf(form, 'currency')}
      />
      <NumberField
        label={text('requirement:post.targetPrice')}
        hint={text('requirement:post.targetHint')}
        suffix={currency}
        {...fieldOf(form, 'targetPrice')}
      />
      <NumberField
        label={text('requirement:post.budget')}
        hint={text('requirement:post.budgetHint')}
        suffix={currency}
        {...fieldOf(form, 'budget')}
      />
      <SelectField
        label={text('requirement:post.incoterm')}
        hint={incoterm === '' ? undefined : text(`order:incoterm.${incoterm}`)}
        placeholder={text('requirement:post.anyIncoterm')}
        options={incoterms.map(({ code }) => ({ value: code, label: code }))}
        {...fieldOf(form, 'incoterm')}
      />
      <TextField
        type="datetime-local"
        label={text('requirement:post.deadline')}
        hint={text('requirement:post.deadlineHint', { zone: zoneText(now, language) })}
        required
        {...fieldOf(form, 'deadline')}
      />
    </Grid>
  )
}
