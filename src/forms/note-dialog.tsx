import { type ReactNode, useId } from 'react'
import { changeStatusBody } from '#src/generated/bodies/changeStatus.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { contractFields } from './contract-schema.ts'
import { useContractForm } from './use-contract-form.ts'
import { useDraft } from './use-draft.ts'

const schema = contractFields({ ...changeStatusBody, required: ['note'] }, ['note'])

export interface NoteDialogProps {
  busy: boolean
  /** Why the last try came to nothing, where no field is to blame. */
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  /** What happened since the dialog was opened. */
  news: ReactNode
  /** It can no longer be sent. */
  late: boolean
  onConfirm: (note: string) => void
  onBack: () => void
}

/** A question or an answer to the other side of a quote. */
export function NoteDialog({ busy, message, serverFields, draft, news, late, onConfirm, onBack }: NoteDialogProps) {
  const text = useText()
  const id = useId()
  const form = useContractForm<{ note: string }>({ schema, defaultValues: useDraft({ note: '' }, draft), serverFields })
  const back = () => {
    if (!busy) onBack()
  }
  return (
    <Dialog
      open
      alert
      onClose={back}
      title={text('quote:question.note.title')}
      description={text('quote:question.note.body')}
      actions={
        <>
          <Button onClick={back} disabled={busy}>
            {text('order:question.back')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            icon="send"
            disabled={late}
            busy={busy}
            busyLabel={text('order:action.busy')}
          >
            {text('quote:question.note.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onChange={() => {
          draft.keep(form.getValues())
        }}
        onSubmit={(event) => {
          void form.handleSubmit(({ note }) => {
            onConfirm(note)
          })(event)
        }}
      >
        <Stack gap={3}>
          {news}
          {message !== undefined && <Notice tone="error">{message}</Notice>}
          <TextArea
            label={text('quote:question.note.label')}
            rows={5}
            required
            error={form.formState.errors.note?.message}
            {...form.register('note')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
