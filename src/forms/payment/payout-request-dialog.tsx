import { useMemo } from 'react'
import { z } from 'zod'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { isolated } from '#src/i18n/format.ts'
import { type Money, toDecimalText } from '#src/lib/money.ts'
import { moneyRule } from '#src/forms/platform/decimal-rule.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { NumberField } from '#src/ui/number-field.tsx'

export interface PayoutRequestDialogProps extends FormDialogState {
  available: Money
  smallest: Money
  lastFour: string
  serverFields: Readonly<Record<string, string>>
  onConfirm: (amount: Money) => void
}

const schemaOf = (available: Money) =>
  z.object({
    amount: moneyRule(available.currency, { needed: true }).superRefine((money, context) => {
      // moneyRule makes nothing else.
      if ((money as Money).amount > available.amount)
        context.addIssue({ code: 'custom', params: { key: 'money:payout.request.tooMuch' } })
    }),
  })

/** Asks how much of what is available is to be paid out; all of it, unless told. */
export function PayoutRequestDialog({
  available,
  smallest,
  lastFour,
  serverFields,
  onConfirm,
  ...state
}: PayoutRequestDialogProps) {
  const text = useText()
  const { language } = useLanguage()
  const { formatMoney } = useFormat()
  const schema = useMemo(() => schemaOf(available), [available])
  // The server names the part of the amount that it refuses.
  const fields = useMemo(() => {
    const [problem] = Object.values(serverFields)
    return problem === undefined ? {} : { amount: problem }
  }, [serverFields])
  const form = useContractForm<{ amount: string }, { amount: Money }>({
    schema,
    defaultValues: { amount: toDecimalText(available) },
    serverFields: fields,
  })
  return (
    <FormDialog
      {...state}
      size="small"
      labels={{
        title: text('money:payout.request.title'),
        body: text('money:payout.request.body', { amount: formatMoney(available), lastFour: isolated(lastFour, language) }),
        confirm: text('money:payout.request.confirm'),
        back: text('money:payout.dialog.back'),
        busy: text('money:payout.dialog.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(({ amount }) => onConfirm(amount))}
    >
      <NumberField
        {...fieldOf(form, 'amount')}
        required
        label={text('money:payout.request.amount', { currency: available.currency })}
        hint={text('money:payout.smallest', { amount: formatMoney(smallest) })}
      />
    </FormDialog>
  )
}
