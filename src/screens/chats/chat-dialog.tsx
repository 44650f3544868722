import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import type { ChatAction } from '#src/machines/chat/chat-api.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

export interface ChatDialogProps {
  /** What is asked about; null while nothing is. */
  action: ChatAction | null
  name: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before somebody is blocked or a chat deleted. */
export function ChatDialog({ action, name, onConfirm, onCancel }: ChatDialogProps) {
  const text = useText()
  const { language } = useLanguage()
  const about = action === 'block' ? 'block' : 'delete'
  const values = { name: isolated(name, language) }
  return (
    <ConfirmDialog
      open={action !== null}
      danger
      title={text(`chats:action.${about}.title`, values)}
      description={text(`chats:action.${about}.body`, values)}
      confirmLabel={text(`chats:action.${about}.confirm`)}
      cancelLabel={text('chats:action.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
