import { type ReactNode, useId } from 'react'
import type { z } from 'zod'
import { type FormDraft, noDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useContractForm } from './use-contract-form.ts'
import { useDraft } from './use-draft.ts'

export interface ReasonDialogProps {
  words: {
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
  busy: boolean
  /** Why the last try came to nothing, where no field is to blame. */
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft?: FormDraft | undefined
  /** What happened since the dialog was opened. */
  news?: ReactNode
  /** It can no longer be done. */
  late?: boolean | undefined
  /** Empty when nothing was written. */
  onConfirm: (reason: string) => void
  onBack: () => void
}

/** Asks for the reason why something ends here. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { words, schema, optional = false, busy, message, serverFields, draft = noDraft, onConfirm, onBack } = props
  const id = useId()
  const form = useContractForm<{ reason: string }, { reason?: string }>({
    schema,
    defaultValues: useDraft({ reason: '' }, draft),
    serverFields,
  })
  const back = () => {
    if (!busy) onBack()
  }
  return (
    <Dialog
      open
      alert
      size="small"
      onClose={back}
      title={words.title}
      description={words.body}
      actions={
        <>
          <Button onClick={back} disabled={busy}>
            {words.back}
          </Button>
          <Button type="submit" form={id} variant="danger" disabled={props.late} busy={busy} busyLabel={words.busy}>
            {words.confirm}
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
          void form.handleSubmit(({ reason = '' }) => {
            onConfirm(reason)
          })(event)
        }}
      >
        <Stack gap={3}>
          {props.news}
          {message !== undefined && <Notice tone="error">{message}</Notice>}
          <TextArea
            label={words.reason}
            hint={words.hint}
            required={!optional}
            error={form.formState.errors.reason?.message}
            {...form.register('reason')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
