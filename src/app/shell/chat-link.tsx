import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { chatListMachine } from '#src/machines/chat/chat-list.machine.ts'
import { IconLink } from '#src/ui/icon-button.tsx'

/** Leads to the chats and says how many messages are unread in all of them; it keeps up by itself. */
export function ChatLink() {
  const text = useText()
  const { formatNumber } = useFormat()
  const [flow] = useFlow(chatListMachine, { query: {}, pageSize: 1 })
  const unread = flow.context.results?.unread ?? 0
  return (
    <IconLink
      href={paths.chats}
      icon="chat"
      label={unread === 0 ? text('notices:chats.label') : text('notices:chats.labelUnread', { count: unread })}
      count={unread === 0 ? undefined : formatNumber(unread)}
    />
  )
}
