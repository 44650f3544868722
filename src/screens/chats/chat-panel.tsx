import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useFlow } from '#src/flow/use-flow.ts'
import { AbuseReporting } from '#src/forms/support/abuse-reporting.tsx'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import type { ChatOutboxRef } from '#src/machines/chat/chat-outbox.machine.ts'
import type { chatMachine } from '#src/machines/chat/chat.machine.ts'
import { abuseReportingMachine } from '#src/machines/support/abuse-reporting.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { Composer } from './composer.tsx'
import styles from './chat-panel.module.css'
import { MessageLog } from './message-log.tsx'

type Chat = components['schemas']['Chat']

export interface ChatPanelProps {
  flow: SnapshotFrom<typeof chatMachine>
  actor: ActorRefFrom<typeof chatMachine>
  chat: Chat
  outbox: ChatOutboxRef
}

/** What was written, and the place to write on. */
export function ChatPanel({ flow, actor, chat, outbox }: ChatPanelProps) {
  const text = useText()
  const queue = useSelector(outbox, ({ context }) => context.queue)
  const stuck = useSelector(outbox, (snapshot) => snapshot.hasTag('stuck'))
  const draft = useFormDraft(draftNames.chat(chat._id))
  const [reporting, reporter] = useFlow(abuseReportingMachine)
  const { messages, hasOlder } = flow.context
  return (
    <>
      <MessageLog
        chat={chat}
        messages={messages}
        queue={queue}
        stuck={stuck}
        older={flow.hasTag('reading') ? 'reading' : flow.hasTag('broken') ? 'broken' : hasOlder ? 'more' : 'none'}
        onOlder={() => actor.send({ type: 'older.asked' })}
        onSeen={(sequence) => actor.send({ type: 'messages.seen', sequence })}
        onRetry={(key) => outbox.send({ type: 'message.retried', key })}
        onDrop={(key) => outbox.send({ type: 'message.dropped', key })}
        onReport={(subjectId) => reporter.send({ type: 'report.chosen', subject: 'message', subjectId })}
      />
      <AbuseReporting flow={reporting} actor={reporter} />
      {flow.hasTag('behind') && (
        <Notice
          tone="warning"
          actions={
            <Button compact onClick={() => actor.send({ type: 'retry.asked' })}>
              {text('chats:retry')}
            </Button>
          }
        >
          {text('chats:behind')}
        </Notice>
      )}
      <Arrival messages={messages} name={chat.other.name} />
      {chat.blocked || chat.other.reach !== 'active' ? (
        <Silence
          chat={chat}
          busy={flow.hasTag('busy')}
          onUnblock={() => actor.send({ type: 'deed.chosen', action: 'unblock' })}
        />
      ) : (
        <Composer
          draft={draft}
          onWrite={(writing) => outbox.send({ type: 'message.written', writing, at: new Date().toISOString() })}
        />
      )}
    </>
  )
}

/** Why nothing can be written. */
function Silence({ chat, busy, onUnblock }: { chat: Chat; busy: boolean; onUnblock: () => void }) {
  const text = useText()
  const { language } = useLanguage()
  const values = { name: isolated(chat.other.name, language) }
  if (!chat.blocked) {
    const gone = chat.other.reach === 'gone'
    return <div className={styles.silence}>{gone ? text('chats:gone') : text('chats:unavailable', values)}</div>
  }
  return (
    <div className={styles.silence}>
      <span>{text('chats:blocked', values)}</span>
      <Button compact busy={busy} busyLabel={text('chats:action.busy')} onClick={onUnblock}>
        {text('chats:action.unblock.label')}
      </Button>
    </div>
  )
}

interface ArrivalProps {
  messages: readonly components['schemas']['ChatMessage'][]
  name: string
}

/** Reads out what the other writes while the chat is open; what was there from the start is not news. */
function Arrival({ messages, name }: ArrivalProps) {
  const text = useText()
  const { language } = useLanguage()
  const newest = messages.at(-1)
  const [since] = useState(newest?.sequence ?? 0)
  const isUnseen = newest !== undefined && !newest.mine && newest.sequence > since
  const content = newest?.text ?? newest?.file?.fileName ?? ''
  return (
    <VisuallyHidden role="status">
      {isUnseen && text('chats:newMessage', { name: isolated(name, language), text: isolated(content, language) })}
    </VisuallyHidden>
  )
}
