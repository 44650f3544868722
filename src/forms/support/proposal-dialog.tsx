import { useMemo } from 'react'
import { z } from 'zod'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'
import { proposeSettlementBody } from '#src/generated/bodies/proposeSettlement.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { NumberField } from '#src/ui/number-field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { partRefundRule } from './part-refund-rule.ts'

type Schemas = components['schemas']
type Settlement = Schemas['DisputeOutcome']

const { shape } = contractFields(proposeSettlementBody, ['note'])
const settlements = ['partRefund', 'refund', 'complete'] as const satisfies readonly Settlement[]

/** The amount belongs to a part refund alone. */
const schemaOf = (total: Schemas['Money']) =>
  z.discriminatedUnion('settlement', [
    z.object({ settlement: z.literal('partRefund'), refund: partRefundRule(total), note: shape.note }),
    z.object({ settlement: z.enum(['refund', 'complete']), note: shape.note }),
  ])

export interface ProposalDialogProps extends FormDialogState {
  /** What the order costs. */
  total: Schemas['Money']
  /** Nothing was paid of it yet: money is not given back, but taken off what is owed. */
  isUnpaid: boolean
  side: 'buyer' | 'seller'
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onConfirm: (proposed: Schemas['SettlementRequest']) => void
}

/** Asks a side how the dispute should end, and why. */
export function ProposalDialog({ total, isUnpaid, side, serverFields, draft, onConfirm, ...state }: ProposalDialogProps) {
  const text = useText()
  const { formatMoney } = useFormat()
  const schema = useMemo(() => schemaOf(total), [total])
  const form = useContractForm<{ settlement: Settlement; refund: string; note: string }, Schemas['SettlementRequest']>({
    schema,
    defaultValues: useDraft({ settlement: 'partRefund', refund: '', note: '' }, draft),
    serverFields,
  })
  const keys = isUnpaid ? ('unpaidPropose' as const) : ('propose' as const)
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('dispute:propose.title'),
        body: text(`dispute:${keys}.body`),
        confirm: text('dispute:propose.confirm'),
        back: text('dispute:back'),
        busy: text('dispute:busy'),
      }}
      submit={{ variant: 'primary', icon: 'send' }}
      onChange={() => draft.keep(form.getValues())}
      onSubmit={form.handleSubmit(onConfirm)}
    >
      <RadioGroup
        label={text('dispute:propose.settlement')}
        options={settlements.map((value) => ({ value, label: text(`dispute:${keys}.${side}.${value}`) }))}
        required
        {...fieldOf(form, 'settlement')}
      />
      {form.watch('settlement') === 'partRefund' && (
        <NumberField
          label={text(`dispute:${keys}.refund`)}
          hint={text('dispute:propose.refundHint', { amount: formatMoney(total) })}
          suffix={total.currency}
          required
          {...fieldOf(form, 'refund')}
        />
      )}
      <TextArea
        label={text('dispute:propose.note')}
        hint={text('dispute:propose.noteHint')}
        required
        {...fieldOf(form, 'note')}
      />
    </FormDialog>
  )
}
