import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** What will happen, read out with the title. */
  description?: ReactNode | undefined
  /** More to decide on: a reason to give, a summary. */
  children?: ReactNode | undefined
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** What is confirmed cannot be taken back. */
  danger?: boolean | undefined
  /** The focus starts on the confirmation: nothing is lost by it. */
  confirmFirst?: boolean | undefined
  /** The answer is on its way: nothing can be pressed, nor the dialog closed. */
  busy?: boolean | undefined
  busyLabel?: string | undefined
}

/** Asks before something is done. The focus starts on the safe side, unless `children` hold a field or `confirmFirst` is set. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
  confirmFirst = false,
  busy = false,
  busyLabel,
  ...dialog
}: ConfirmDialogProps) {
  function cancel() {
    if (!busy) onCancel()
  }
  return (
    <Dialog
      {...dialog}
      alert
      size="small"
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            data-first={confirmFirst || undefined}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
