import { answerTicketBody } from '#src/generated/bodies/answerTicket.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { NewerMessages } from './newer-messages.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

export interface AnswerDialogProps extends FormDialogState {
  addressee: string
  /** The name of the language that the addressee reads. */
  language: string
  /** What was written in the ticket since the dialog was opened. */
  newer: readonly { _id: string; text: string }[]
  serverFields: Readonly<Record<string, string>>
  onConfirm: (answer: string) => void
}

const schema = contractFields(answerTicketBody, ['text'])

/** The answer to a ticket, which goes to its owner as it stands. */
export function AnswerDialog({ addressee, language, newer, serverFields, onConfirm, ...state }: AnswerDialogProps) {
  const text = useText()
  const form = useDraftedForm<{ text: string }>({ schema, defaultValues: { text: '' }, serverFields })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('operator:tickets.answer.title', { name: addressee }),
        body: text('operator:tickets.answer.body', { language }),
        confirm: text('operator:tickets.answer.send'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'primary', icon: 'send' }}
      onSubmit={form.handleSubmit((typed) => onConfirm(typed.text))}
    >
      <DraftNotice draft={form.draft} />
      <NewerMessages messages={newer} />
      <TextArea {...fieldOf(form, 'text')} required rows={8} label={text('operator:tickets.answer.text')} />
    </FormDialog>
  )
}
