import { type ReactNode, useMemo } from 'react'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { partRefundRule } from '#src/forms/support/part-refund-rule.ts'
import { resolveDisputeBody } from '#src/generated/bodies/resolveDispute.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { Money } from '#src/lib/money.ts'
import { NumberField } from '#src/ui/number-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

const rules = contractFields(resolveDisputeBody, ['reason'])

export interface PartRefundDialogProps extends FormDialogState {
  /** What the order costs. */
  total: Money
  /** Nothing was paid of it yet: money is not given back, but taken off what is owed. */
  isUnpaid: boolean
  body: ReactNode
  serverFields: Readonly<Record<string, string>>
  onConfirm: (given: { refund: Money; reason: string }) => void
}

/** Asks an operator how much of the money goes back to the buyer, and why. */
export function PartRefundDialog({ total, isUnpaid, body, serverFields, onConfirm, ...state }: PartRefundDialogProps) {
  const text = useText()
  const { formatMoney } = useFormat()
  const schema = useMemo(() => rules.extend({ refund: partRefundRule(total) }), [total])
  const form = useDraftedForm<{ refund: string; reason: string }, { refund: Money; reason: string }>({
    schema,
    defaultValues: { refund: '', reason: '' },
    serverFields,
  })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text(isUnpaid ? 'operator:disputes.unpaid.partRefund.title' : 'operator:disputes.partRefund.title'),
        body,
        confirm: text(isUnpaid ? 'operator:disputes.unpaid.partRefund.act' : 'operator:disputes.partRefund.act'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'danger' }}
      onSubmit={form.handleSubmit(onConfirm)}
    >
      <DraftNotice draft={form.draft} />
      <NumberField
        {...fieldOf(form, 'refund')}
        required
        suffix={total.currency}
        label={text(isUnpaid ? 'dispute:unpaidPropose.refund' : 'dispute:propose.refund')}
        hint={text('dispute:propose.refundHint', { amount: formatMoney(total) })}
      />
      <TextArea {...fieldOf(form, 'reason')} required label={text('operator:act.reason')} hint={text('operator:act.hintBoth')} />
    </FormDialog>
  )
}
