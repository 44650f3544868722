import { changeStatusBody } from '#src/generated/bodies/changeStatus.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

const schema = contractFields({ ...changeStatusBody, required: ['note'] }, ['note'])

export interface NoteDialogProps extends FormDialogState {
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onConfirm: (note: string) => void
}

/** A question or an answer to the other side of a quote. */
export function NoteDialog({ serverFields, draft, onConfirm, ...state }: NoteDialogProps) {
  const text = useText()
  const form = useContractForm<{ note: string }>({ schema, defaultValues: useDraft({ note: '' }, draft), serverFields })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('quote:question.note.title'),
        body: text('quote:question.note.body'),
        confirm: text('quote:question.note.confirm'),
        back: text('order:question.back'),
        busy: text('order:action.busy'),
      }}
      submit={{ variant: 'primary', icon: 'send' }}
      onChange={() => draft.keep(form.getValues())}
      onSubmit={form.handleSubmit(({ note }) => onConfirm(note))}
    >
      <TextArea label={text('quote:question.note.label')} rows={5} required {...fieldOf(form, 'note')} />
    </FormDialog>
  )
}
