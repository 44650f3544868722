import type { z } from 'zod'
import { type FormDraft, noDraft } from '#src/lib/form-draft.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { FormDialog, type FormDialogState } from './form-dialog.tsx'
import { fieldOf, useContractForm } from './use-contract-form.ts'
import { useDraft } from './use-draft.ts'

export interface ReasonDialogProps extends FormDialogState {
  labels: {
    title: string
    /** What giving it brings about. */
    body: string
    /** Names of the field, its hint, and the buttons. */
    reason: string
    hint: string
    confirm: string
    back: string
    busy: string
  }
  /** The call's rule for `reason`, made by `contractFields`. */
  schema: z.ZodType
  /** The rule lets it be left empty. */
  optional?: boolean | undefined
  serverFields: Readonly<Record<string, string>>
  draft?: FormDraft | undefined
  /** Empty when nothing was written. */
  onConfirm: (reason: string) => void
}

/** Asks for the reason why something ends here. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { labels, schema, optional = false, serverFields, draft = noDraft, onConfirm, ...state } = props
  const form = useContractForm<{ reason: string }, { reason?: string }>({
    schema,
    defaultValues: useDraft({ reason: '' }, draft),
    serverFields,
  })
  return (
    <FormDialog
      {...state}
      labels={labels}
      size="small"
      submit={{ variant: 'danger' }}
      onChange={() => draft.keep(form.getValues())}
      onSubmit={form.handleSubmit(({ reason = '' }) => onConfirm(reason))}
    >
      <TextArea label={labels.reason} hint={labels.hint} required={!optional} {...fieldOf(form, 'reason')} />
    </FormDialog>
  )
}
