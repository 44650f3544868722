import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import {
  type Notification,
  type NotificationFeedRef,
  feedOf,
  notificationListMachine,
} from '#src/machines/notification/notification-list.machine.ts'
import { DeleteDialog } from '#src/components/platform/delete-dialog.tsx'
import { Drawer } from '#src/ui/drawer.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { NotificationActions } from './notification-actions.ts'
import { NotificationPanel } from './notification-panel.tsx'
import type { PushQuestion } from './use-push.ts'

export interface NotificationBellProps {
  side: 'Buyer' | 'Seller'
  push: PushQuestion
}

/** The bell with the number of what is unread of that which is loaded, and what the person was told under it. */
export function NotificationBell({ side, push }: NotificationBellProps) {
  const text = useText()
  const [flow, actor] = useFlow(notificationListMachine)
  const feed = feedOf(flow)
  const actions: NotificationActions = {
    open: (notification) => actor.send({ type: 'notification.opened', notification }),
    askToDelete: (choice) => actor.send({ type: 'deletion.asked', choice }),
  }
  return (
    <>
      {feed !== undefined && <Bell feed={feed} side={side} push={push} actions={actions} />}
      <DeleteDialog
        open={flow.hasTag('dialog')}
        busy={flow.hasTag('busy')}
        busyLabel={text('notices:deleting')}
        onConfirm={() => actor.send({ type: 'deletion.confirmed' })}
        onCancel={() => actor.send({ type: 'deletion.cancelled' })}
      />
    </>
  )
}

interface BellProps extends NotificationBellProps {
  feed: NotificationFeedRef
  actions: NotificationActions
}

function Bell({ feed, side, push, actions }: BellProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const [open, setOpen] = useState<'panel' | 'sheet'>()
  const items = useSelector(feed, ({ context }) => context.items)
  const answered = useSelector(feed, (view) => view.context.items.length > 0 || !view.hasTag('busy'))
  const unread = items.filter(({ isRead }) => !isRead).length
  const close = () => setOpen(undefined)
  const shared = { feed, side, push, actions, onFollow: close }
  return (
    <>
      <Popover
        open={open === 'panel'}
        onOpenChange={(wanted) => {
          // A phone has no room beside a panel: there it is a sheet.
          setOpen(wanted ? (matchMedia('(width <= 48rem)').matches ? 'sheet' : 'panel') : undefined)
        }}
        label={text('notices:label')}
        align="end"
        width="27rem"
        renderTrigger={(trigger) => (
          <IconButton
            {...trigger}
            icon="bell"
            label={unread === 0 ? text('notices:label') : text('notices:labelUnread', { count: unread })}
            count={unread === 0 ? undefined : formatNumber(unread)}
          />
        )}
      >
        <NotificationPanel {...shared} titled />
      </Popover>
      <Drawer open={open === 'sheet'} onClose={close} title={text('notices:label')} closeLabel={text('notices:close')}>
        <NotificationPanel {...shared} titled={false} />
      </Drawer>
      {answered && <Arrival newest={items[0]} />}
    </>
  )
}

/** Reads out what arrives while the page is open; what was there from the start is not news. */
function Arrival({ newest }: { newest: Notification | undefined }) {
  const local = useLocal()
  const [since] = useState(newest?.createdAt ?? '')
  const isUnseen = newest !== undefined && !newest.isRead && newest.createdAt > since
  return <VisuallyHidden role="status">{isUnseen && local(newest, 'title')}</VisuallyHidden>
}
