import { useSelector } from '@xstate/react'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useText } from '#src/i18n/use-text.ts'
import type { NotificationFeedRef } from '#src/machines/notification/notification-list.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { NotificationDays } from './notification-days.tsx'
import type { NotificationActions } from './notification-actions.ts'
import { NotificationEnd } from './notification-end.tsx'
import styles from './notification-panel.module.css'
import { PushPrompt } from './push-prompt.tsx'
import type { PushQuestion } from './use-push.ts'

export interface NotificationPanelProps {
  feed: NotificationFeedRef
  side: 'Buyer' | 'Seller'
  push: PushQuestion
  actions: NotificationActions
  /** Whether it has a title of its own; a sheet has one already. */
  titled: boolean
  /** A notification has led to another page. */
  onFollow: () => void
}

/** What the person was told, day by day; more comes when its end comes into view. */
export function NotificationPanel({ feed, side, push, actions, titled, onFollow }: NotificationPanelProps) {
  const text = useText()
  const view = useSelector(feed, (snapshot) => snapshot)
  const { items, total, page, pageSize } = view.context
  return (
    <Stack gap={3}>
      <Cluster justify={titled ? 'spread' : 'end'}>
        {titled && <h2 className={styles.title}>{text('notices:label')}</h2>}
        {view.hasTag('filled') && (
          <Button variant="quiet" compact icon="trash" onClick={() => actions.askToDelete('all')}>
            {text('notices:deleteAll')}
          </Button>
        )}
      </Cluster>
      {push.asked && <PushPrompt push={push} />}
      <FailedFlow flow={view} actor={feed} />
      {view.hasTag('busy') && !view.hasTag('filled') && (
        <SkeletonGroup label={text('app:wait')}>
          <Skeleton lines={6} />
        </SkeletonGroup>
      )}
      {view.hasTag('empty') && (
        <EmptyState icon="bell" title={text('notices:empty')}>
          {text('notices:emptyBody')}
        </EmptyState>
      )}
      {view.hasTag('filled') && (
        <>
          <NotificationDays items={items} side={side} actions={actions} onFollow={onFollow} />
          {page * pageSize < total && (
            <NotificationEnd
              shown={`${items[0]?._id ?? ''} ${items.length}`}
              busy={view.hasTag('busy')}
              onMore={() => feed.send({ type: 'more.asked' })}
            />
          )}
        </>
      )}
    </Stack>
  )
}
