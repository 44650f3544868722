import { useMemo } from 'react'
import { z } from 'zod'
import { moneyRule } from '#src/forms/platform/decimal-rule.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type Money, toDecimalText } from '#src/lib/money.ts'
import { NumberField } from '#src/ui/number-field.tsx'

export interface FreightDialogProps extends FormDialogState {
  /** What was stated so far. */
  stated: Money | undefined
  currency: string
  serverFields: Readonly<Record<string, string>>
  onConfirm: (freight: Money) => void
}

/** Asks a seller what the freight of an order costs. */
export function FreightDialog({ stated, currency, serverFields, onConfirm, ...state }: FreightDialogProps) {
  const text = useText()
  const schema = useMemo(() => z.object({ freight: moneyRule(currency, { needed: true }) }), [currency])
  const form = useContractForm<{ freight: string }, { freight: Money }>({
    schema,
    defaultValues: { freight: stated === undefined ? '' : toDecimalText(stated) },
    serverFields,
  })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('order:question.quoteFreight.title'),
        body: text('order:question.quoteFreight.body'),
        confirm: text('order:question.quoteFreight.confirm'),
        back: text('order:question.back'),
        busy: text('order:action.busy'),
      }}
      size="small"
      submit={{ variant: 'primary', icon: 'send' }}
      onSubmit={form.handleSubmit(({ freight }) => onConfirm(freight))}
    >
      <NumberField
        required
        label={text('order:question.quoteFreight.freight', { currency })}
        hint={text('order:question.quoteFreight.hint')}
        {...fieldOf(form, 'freight')}
      />
    </FormDialog>
  )
}
