import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { SearchBox } from '#src/components/search/search-box.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { chatListMachine } from '#src/machines/chat/chat-list.machine.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import styles from './chat-list.module.css'
import { ChatRow } from './chat-row.tsx'

/** Everybody somebody talks with, the latest first; more when they ask for it. */
export function ChatList({ openId }: { openId: string | null }) {
  const text = useText()
  const [flow, actor] = useFlow(chatListMachine, { query: {} })
  const { query, items, total, page, pageSize } = flow.context
  const search = query.search ?? ''
  const seek = (wanted: string) => actor.send({ type: 'query.changed', query: wanted === '' ? {} : { search: wanted } })
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('chats:list')}</h2>
        <SearchBox
          key={search}
          label={text('chats:search.label')}
          placeholder={text('chats:search.placeholder')}
          actionLabel={text('chats:search.action')}
          initial={search}
          onSearch={seek}
        />
      </div>
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('busy') && !flow.hasTag('filled') && (
        <SkeletonGroup label={text('app:wait')}>
          {Array.from({ length: 5 }, (_, at) => (
            <Skeleton key={at} shape="block" height="4.5rem" />
          ))}
        </SkeletonGroup>
      )}
      {flow.hasTag('empty') && <NoChats search={search} onShowAll={seek} />}
      {flow.hasTag('filled') && (
        <>
          <ul role="list" className={styles.list} aria-label={text('chats:list')}>
            {items.map((chat) => (
              <ChatRow key={chat._id} chat={chat} open={chat._id === openId} />
            ))}
          </ul>
          {page * pageSize < total && (
            <Button
              variant="quiet"
              wide
              busy={flow.hasTag('busy')}
              busyLabel={text('app:wait')}
              onClick={() => actor.send({ type: 'more.asked' })}
            >
              {text('chats:more')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function NoChats({ search, onShowAll }: { search: string; onShowAll: (search: string) => void }) {
  const text = useText()
  if (search !== '') {
    return (
      <EmptyState
        icon="search"
        title={text('chats:noMatch')}
        actions={<Button onClick={() => onShowAll('')}>{text('chats:showAll')}</Button>}
      >
        {text('chats:noMatchBody')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="chat"
      title={text('chats:empty')}
      actions={
        <ButtonLink variant="primary" href={paths.productFilter}>
          {text('chats:browse')}
        </ButtonLink>
      }
    >
      {text('chats:emptyBody')}
    </EmptyState>
  )
}
