import { useMemo } from 'react'
import { z } from 'zod'
import { AttachmentsField, type AttachmentsFieldProps } from '#src/forms/document/attachments-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'
import { openDisputeBody } from '#src/generated/bodies/openDispute.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { NumberField } from '#src/ui/number-field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { partRefundRule } from './part-refund-rule.ts'

type Schemas = components['schemas']

/** What a complaint says of its goods, and what its buyer wants for them; its kind follows from what was chosen. */
export type Complaint = Pick<Schemas['DisputeRequest'], 'reason' | 'claim' | 'refund'>

const { shape } = contractFields(openDisputeBody, ['reason'])
const claims = ['none', 'partRefund', 'refund'] as const
/** The most files that go with a complaint. */
export const mostFiles = openDisputeBody.properties.attachments.maxItems

/** The amount belongs to the claim of a part alone. */
const schemaOf = (total: Schemas['Money']) =>
  z.discriminatedUnion('claim', [
    z.object({ claim: z.literal('none').transform(() => undefined), reason: shape.reason }),
    z.object({ claim: z.literal('partRefund'), refund: partRefundRule(total), reason: shape.reason }),
    z.object({ claim: z.literal('refund'), reason: shape.reason }),
  ])

export interface ComplaintDialogProps extends FormDialogState, Pick<AttachmentsFieldProps, 'attachments' | 'actor'> {
  labels: {
    title: string
    /** What complaining brings about. */
    body: string
    reason: string
    confirm: string
  }
  /** What the order costs; nothing can be claimed back of a free sample. */
  total: Schemas['Money']
  /** Nothing was paid of it yet: money is not given back, but taken off what is owed. */
  isUnpaid: boolean
  /** A file is on its way, or was not taken. */
  incomplete: boolean
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onConfirm: (complaint: Complaint) => void
}

/** Asks a buyer what is wrong with an order, for files that show it, and what they want. */
export function ComplaintDialog(props: ComplaintDialogProps) {
  const { labels, total, isUnpaid, attachments, actor, incomplete, serverFields, draft, onConfirm, ...state } = props
  const text = useText()
  const { formatMoney } = useFormat()
  const schema = useMemo(() => schemaOf(total), [total])
  const form = useContractForm<{ reason: string; claim: (typeof claims)[number]; refund: string }, Complaint>({
    schema,
    defaultValues: useDraft({ reason: '', claim: 'none', refund: '' }, draft),
    serverFields,
  })
  const claim = form.watch('claim')
  const keys = isUnpaid ? ('unpaidPropose' as const) : ('propose' as const)
  return (
    <FormDialog
      {...state}
      late={state.late === true || incomplete}
      labels={{ ...labels, back: text('order:question.back'), busy: text('order:action.busy') }}
      submit={{ variant: 'danger' }}
      onChange={() => draft.keep(form.getValues())}
      onSubmit={form.handleSubmit((complaint) => {
        // A button that is disabled keeps nobody from the Enter key.
        if (!incomplete) onConfirm(complaint)
      })}
    >
      <TextArea label={labels.reason} hint={text('order:question.reasonHint')} required {...fieldOf(form, 'reason')} />
      <AttachmentsField
        label={text('dispute:answer.files')}
        hint={text('dispute:answer.filesHint', { most: mostFiles })}
        most={mostFiles}
        attachments={attachments}
        error={serverFields['attachments']}
        disabled={state.busy}
        actor={actor}
      />
      {total.amount > 0 && (
        <RadioGroup
          label={text('dispute:claim.label')}
          hint={claim === 'none' ? undefined : text('dispute:claim.hint')}
          options={claims.map((value) => ({
            value,
            label: text(value === 'none' ? 'dispute:claim.none' : `dispute:${keys}.buyer.${value}`),
          }))}
          required
          {...fieldOf(form, 'claim')}
        />
      )}
      {claim === 'partRefund' && (
        <NumberField
          label={text(`dispute:${keys}.refund`)}
          hint={text('dispute:propose.refundHint', { amount: formatMoney(total) })}
          suffix={total.currency}
          required
          {...fieldOf(form, 'refund')}
        />
      )}
    </FormDialog>
  )
}
