import { useMemo } from 'react'
import { grantPaymentTermsBody } from '#src/generated/bodies/grantPaymentTerms.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type Money, toDecimalText } from '#src/lib/money.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { moneyRule } from '#src/forms/platform/decimal-rule.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { NumberField } from '#src/ui/number-field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'

type Schemas = components['schemas']
type Grant = Schemas['TermsGrant']

const fields = contractFields(grantPaymentTermsBody, ['terms'])
const choices = ['net30', 'net60'] as const satisfies Schemas['CreditTerms'][]

export interface TermsDialogProps extends FormDialogState {
  /** As the other side is named. */
  buyer: string
  /** What holds now. */
  granted: Pick<Grant, 'terms' | 'creditLimit'> | undefined
  /** Of the limit, where none holds yet. */
  currency: string
  serverFields: Readonly<Record<string, string>>
  onConfirm: (grant: Grant) => void
}

/** Asks a seller how long after the invoice a buyer pays, and how much the buyer may owe at once. */
export function TermsDialog({ buyer, granted, currency: orderCurrency, serverFields, onConfirm, ...state }: TermsDialogProps) {
  const text = useText()
  const currency = granted?.creditLimit.currency ?? orderCurrency
  const schema = useMemo(() => fields.extend({ creditLimit: moneyRule(currency, { needed: true }) }), [currency])
  // The server names the part of the limit that it refuses.
  const refused = serverFields['creditLimit.amount'] ?? serverFields['creditLimit.currency']
  const form = useContractForm<{ terms: Grant['terms']; creditLimit: string }, { terms: Grant['terms']; creditLimit: Money }>({
    schema,
    defaultValues: {
      terms: granted?.terms ?? 'net30',
      creditLimit: granted === undefined ? '' : toDecimalText(granted.creditLimit),
    },
    serverFields: useMemo(() => (refused === undefined ? {} : { creditLimit: refused }), [refused]),
  })
  return (
    <FormDialog
      {...state}
      size="small"
      labels={{
        title: text('order:terms.dialog.title', { buyer }),
        body: text('order:terms.dialog.body'),
        confirm: text('order:terms.dialog.confirm'),
        back: text('order:question.back'),
        busy: text('order:action.busy'),
      }}
      submit={{ variant: 'primary', icon: 'check' }}
      onSubmit={form.handleSubmit(onConfirm)}
    >
      <RadioGroup
        {...fieldOf(form, 'terms')}
        required
        label={text('order:terms.dialog.terms')}
        options={choices.map((value) => ({ value, label: text(`order:terms.days.${value}`) }))}
      />
      <NumberField
        {...fieldOf(form, 'creditLimit')}
        required
        label={text('order:terms.dialog.limit', { currency })}
        hint={text('order:terms.dialog.limitHint')}
      />
    </FormDialog>
  )
}
