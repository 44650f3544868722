import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { callAddress, paths } from '#src/lib/paths.ts'
import type { ChatAction } from '#src/machines/chat/chat-api.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { IconButton, IconLink } from '#src/ui/icon-button.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { ChatPicture } from './chat-picture.tsx'
import { ChatProduct } from './chat-product.tsx'
import styles from './conversation-head.module.css'

export interface ConversationHeadProps {
  chat: components['schemas']['Chat']
  onAction: (action: ChatAction) => void
}

/** For the page of the call: it begins at once. */
const request = (medium: 'audio' | 'video') => ({ call: { medium, callId: null } })

/** With whom and about what, and what can be done with the whole chat. */
export function ConversationHead({ chat, onAction }: ConversationHeadProps) {
  const text = useText()
  const { language } = useLanguage()
  const { formatCountry } = useFormat()
  const { other, blocked, product } = chat
  const values = { name: isolated(other.name, language) }
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <span className={styles.back}>
          <IconLink
            href={paths.chats}
            icon="chevron-start"
            label={text('chats:back')}
            onClick={() => sessionStore.set({ isSelectingChat: true })}
          />
        </span>
        <ChatPicture person={other} />
        <div className={styles.identity}>
          <h2 className={styles.title}>
            <bdi className={styles.name}>{other.name}</bdi>
          </h2>
          <span className={styles.country}>{formatCountry(other.country)}</span>
        </div>
        {!blocked && other.reach === 'active' && (
          <>
            <IconLink icon="phone" label={text('chats:voiceCall')} href={callAddress(chat._id)} state={request('audio')} />
            <IconLink icon="video" label={text('chats:videoCall')} href={callAddress(chat._id)} state={request('video')} />
          </>
        )}
        <Menu
          align="end"
          items={[
            {
              ...(blocked
                ? { id: 'unblock', label: text('chats:action.unblock.label'), icon: 'check' as const }
                : { id: 'block', label: text('chats:action.block.label', values), icon: 'lock' as const }),
              onSelect: () => onAction(blocked ? 'unblock' : 'block'),
            },
            {
              id: 'delete',
              label: text('chats:action.delete.label'),
              icon: 'trash',
              danger: true,
              onSelect: () => onAction('delete'),
            },
          ]}
          renderTrigger={(trigger) => <IconButton {...trigger} icon="more" label={text('chats:menu')} />}
        />
      </div>
      {product !== undefined && <ChatProduct key={product._id} product={product} />}
    </header>
  )
}
