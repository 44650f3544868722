import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '#src/ui/confirm-dialog.tsx'

/** Asks before something is deleted for good. */
export function DeleteDialog(
  props: Pick<ConfirmDialogProps, 'open' | 'busy' | 'busyLabel' | 'children' | 'onConfirm' | 'onCancel'>,
) {
  const text = useText()
  return (
    <ConfirmDialog
      busyLabel={text('app:wait')}
      {...props}
      title={text('app:confirm.deleteTitle')}
      description={text('app:confirm.deleteBody')}
      confirmLabel={text('app:confirm.delete')}
      cancelLabel={text('app:confirm.cancel')}
      danger
    />
  )
}
