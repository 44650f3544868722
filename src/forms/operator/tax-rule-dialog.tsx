import { z } from 'zod'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { CountryField } from '#src/forms/platform/country-field.tsx'
import { numberOf } from '#src/forms/platform/decimal-rule.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { addTaxRuleBody } from '#src/generated/bodies/addTaxRule.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ReasonField } from './reason-field.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

const names = [
  'sellerCountry',
  'buyerCountry',
  'customer',
  'kind',
  'percent',
  'validFrom',
  'validUntil',
  'source',
  'reason',
] as const
const rules = contractFields(addTaxRuleBody, names)
const schema = rules.extend({ percent: z.preprocess(numberOf, rules.shape.percent) })
const { kind: kinds, customer: customers } = addTaxRuleBody.properties

export interface TaxRuleDialogProps extends FormDialogState {
  /** The server's. */
  today: string
  serverFields: Readonly<Record<string, string>>
  onConfirm: (given: components['schemas']['TaxRuleAddition']) => void
}

/** Asks an operator for a rule of tax: for which sales it is, how they are taxed, and on which days. */
export function TaxRuleDialog({ today, serverFields, onConfirm, ...state }: TaxRuleDialogProps) {
  const text = useText()
  const form = useDraftedForm<Record<(typeof names)[number], string>, components['schemas']['TaxRuleAddition']>({
    schema,
    defaultValues: {
      sellerCountry: '',
      buyerCountry: '',
      customer: '',
      kind: '',
      percent: '',
      validFrom: today,
      validUntil: '',
      source: '',
      reason: '',
    },
    serverFields,
  })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('operator:taxRules.add.title'),
        body: text('operator:taxRules.add.body'),
        confirm: text('operator:taxRules.add.act'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(onConfirm)}
    >
      <DraftNotice draft={form.draft} />
      <CountryField {...fieldOf(form, 'sellerCountry')} required label={text('operator:taxRules.sellerCountry')} />
      <CountryField
        {...fieldOf(form, 'buyerCountry')}
        label={text('operator:taxRules.buyerCountry')}
        hint={text('operator:taxRules.buyerCountryHint')}
      />
      <SelectField
        {...fieldOf(form, 'customer')}
        label={text('operator:taxRules.customer')}
        placeholder={text('operator:taxRules.customers.both')}
        options={customers.enum.map((value) => ({ value, label: text(`operator:taxRules.customers.${value}`) }))}
      />
      <SelectField
        {...fieldOf(form, 'kind')}
        required
        label={text('operator:taxRules.kind')}
        placeholder={text('operator:taxRules.chooseKind')}
        options={kinds.enum.map((value) => ({ value, label: text(`operator:taxRules.kinds.${value}`) }))}
      />
      <NumberField
        {...fieldOf(form, 'percent')}
        required
        suffix="%"
        label={text('operator:taxRules.percent')}
        hint={text('operator:taxRules.percentHint')}
      />
      <TextField {...fieldOf(form, 'validFrom')} type="date" required label={text('operator:taxRules.validFrom')} />
      <TextField
        {...fieldOf(form, 'validUntil')}
        type="date"
        label={text('operator:taxRules.validUntil')}
        hint={text('operator:taxRules.validUntilHint')}
      />
      <TextField
        {...fieldOf(form, 'source')}
        required
        label={text('operator:taxRules.source')}
        hint={text('operator:taxRules.sourceHint')}
      />
      <ReasonField {...fieldOf(form, 'reason')} />
    </FormDialog>
  )
}
