import { type FormEvent, type ReactNode, useId } from 'react'
import { Button, type ButtonProps } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** What whoever asks tells a dialog with a form in it, whatever is asked. */
export interface FormDialogState {
  busy: boolean
  /** Why the last try came to nothing, where no field is to blame. */
  message: string | undefined
  /** What happened since the dialog was opened. */
  notice?: ReactNode
  /** It can no longer be sent. */
  late?: boolean | undefined
  onBack: () => void
}

export interface FormDialogProps extends FormDialogState {
  labels: { title: string; body: ReactNode; confirm: string; back: string; busy: string }
  size?: 'small' | 'large' | undefined
  /** How the button looks that sends it. */
  submit: Pick<ButtonProps, 'variant' | 'icon'>
  /** Something was typed. */
  onChange?: (() => void) | undefined
  /** `handleSubmit(…)` of react-hook-form. */
  onSubmit: (event: FormEvent) => Promise<void>
  children: ReactNode
}

/** Asks for words before something is done. It stays open, with what was typed, until that is answered. */
export function FormDialog({ labels, size, submit, onChange, onSubmit, children, ...state }: FormDialogProps) {
  const { busy, message, notice, late, onBack } = state
  const id = useId()
  const back = () => {
    if (!busy) onBack()
  }
  return (
    <Dialog
      open
      alert
      size={size}
      onClose={back}
      title={labels.title}
      description={labels.body}
      actions={
        <>
          <Button onClick={back} disabled={busy}>
            {labels.back}
          </Button>
          <Button type="submit" form={id} {...submit} disabled={late} busy={busy} busyLabel={labels.busy}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onChange={onChange} onSubmit={(event) => void onSubmit(event)}>
        <Stack gap={3}>
          {notice}
          {message !== undefined && <Notice tone="error">{message}</Notice>}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
