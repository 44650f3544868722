import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { type ChatInput, chatMachine, outboxOf } from '#src/machines/chat/chat.machine.ts'
import { useOpenChat } from '#src/session/use-open-chat.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { useLineReturned } from '#src/ui/use-line-returned.ts'
import { ChatDialog } from './chat-dialog.tsx'
import styles from './chats-screen.module.css'
import { ConversationHead } from './conversation-head.tsx'
import { ChatPanel } from './chat-panel.tsx'

/** One chat, from when it is asked for. */
export function Conversation(input: ChatInput) {
  const text = useText()
  const [flow, actor] = useFlow(chatMachine, input)
  const { chat, action } = flow.context
  const outbox = outboxOf(flow)
  useOpenChat()
  useLineReturned(() => actor.send({ type: 'line.returned' }))
  if (flow.hasTag('failed')) {
    return <FailedFlow flow={flow} actor={actor} actions={<ButtonLink href={paths.chats}>{text('chats:back')}</ButtonLink>} />
  }
  if (!flow.hasTag('filled') || chat === null || outbox === undefined) {
    return (
      <div className={styles.wait}>
        <SkeletonGroup label={text('app:wait')}>
          <Skeleton width="50%" height="2rem" shape="block" />
          <Skeleton lines={8} />
        </SkeletonGroup>
      </div>
    )
  }
  return (
    <div className={styles.conversation}>
      <ConversationHead chat={chat} onAction={(chosen) => actor.send({ type: 'deed.chosen', action: chosen })} />
      <ChatPanel flow={flow} actor={actor} chat={chat} outbox={outbox} />
      <ChatDialog
        action={flow.hasTag('dialog') ? action : null}
        name={chat.other.name}
        onConfirm={() => actor.send({ type: 'deed.confirmed' })}
        onCancel={() => actor.send({ type: 'deed.abandoned' })}
      />
    </div>
  )
}
