import { useText } from '#src/i18n/use-text.ts'
import { Notice } from '#src/ui/notice.tsx'

/** What was written in a ticket since the dialog about it was opened. */
export function NewerMessages({ messages }: { messages: readonly { _id: string; text: string }[] }) {
  const text = useText()
  if (messages.length === 0) return null
  return (
    <Notice tone="warning" title={text('operator:tickets.answer.newer')}>
      {messages.map((message) => (
        <p key={message._id} dir="auto">
          {message.text}
        </p>
      ))}
    </Notice>
  )
}
