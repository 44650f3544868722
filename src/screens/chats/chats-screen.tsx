import { useText } from '#src/i18n/use-text.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import { useSession } from '#src/session/use-session.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { ChatList } from './chat-list.tsx'
import styles from './chats-screen.module.css'
import { Conversation } from './conversation.tsx'

/**
 * Somebody's chats, and the one that is open: beside each other where there is room, else one at a time. A page that was closed with a
 * chat open begins with it again.
 */
export function ChatsScreen() {
  const text = useText()
  const { chosen } = usePageState()
  const kept = useSession((session) => (session.isSelectingChat ? null : session.chatId))
  const personId = chosen.chat === undefined ? (chosen.person ?? chosen.seller ?? null) : null
  const chatId = chosen.chat ?? (personId === null ? kept : null)
  const open = chatId !== null || personId !== null
  return (
    <Page title={text('chats:title')} titleHidden>
      <div className={styles.panels} data-open={open}>
        <div className={styles.listPane}>
          <ChatList openId={chatId ?? kept} />
        </div>
        <section className={styles.chatPane} aria-label={open ? undefined : text('chats:choose')}>
          {open ? (
            <Conversation
              key={chatId ?? personId}
              chatId={chatId}
              personId={personId}
              productId={personId === null ? null : (chosen.product ?? null)}
            />
          ) : (
            <EmptyState icon="chat" title={text('chats:choose')}>
              {text('chats:chooseBody')}
            </EmptyState>
          )}
        </section>
      </div>
    </Page>
  )
}
