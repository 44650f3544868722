import { expect } from 'vitest'
import { notificationFeedMachine } from '#src/machines/notification-feed.machine.ts'
import { notificationListMachine } from '#src/machines/notification-list.machine.ts'
import { notificationFeedAlphabet } from '#tests/support/alphabets/notification-feed.ts'
import { notificationListAlphabet } from '#tests/support/alphabets/notification-list.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'
import { notify } from '#server/domain/notifications.ts'
import type { Trader } from '../trader.ts'
import { type FlowDriver, left } from './drive-flow.ts'
import type { Stage } from './stage.ts'

const asBuyer = { account: 'buyer' }

async function buyerId({ store }: Marketplace): Promise<string> {
  const buyer = await store.find('users', { email: 'buyer@kimiya.example' })
  if (buyer === undefined) throw new Error('The demo marketplace has no buyer')
  return buyer._id
}

/** The marketplace tells the buyer of so many invoices. */
export async function tell(market: Marketplace, count: number): Promise<void> {
  const userId = await buyerId(market)
  const { newId, clock } = market
  for (let number = 1; number <= count; number += 1) {
    const values = { order: `KO-26-${number}`, product: { en: 'Acetone' }, amount: { amount: 100 * number, currency: 'SAR' } }
    await market.store.transaction((tables) =>
      notify(
        { tables, now: clock.now.toISOString(), newId },
        { userId, side: 'buyer', type: 'paymentInvoice', subjectId: newId(), values },
      ),
    )
  }
}

/** All that the buyer was told is forgotten but for so many new ones. */
async function tellAnew(market: Marketplace, count: number): Promise<void> {
  await market.store.remove('notifications', { userId: await buyerId(market) })
  await tell(market, count)
}

/** The bell as a person meets it. */
export function bellOf({ page, say }: Trader) {
  // With the number of what is unread after its name.
  const unread = new RegExp(`^${say('notices:label')}.+`)
  const bell = page.getByRole('button', { name: new RegExp(`^${say('notices:label')}`) })
  const panel = page.getByRole('group', { name: say('notices:label') })
  return {
    bell,
    panel,
    open: async () => {
      if (!(await panel.isVisible())) await bell.click()
      await panel.waitFor()
    },
    countsUnread: () => page.getByRole('button', { name: unread }).waitFor(),
  }
}

export const notificationFeedDriver: FlowDriver<typeof notificationFeedAlphabet> = {
  machine: notificationFeedMachine,
  alphabet: notificationFeedAlphabet,
  held: ['getNotifications'],
  remembered: () => asBuyer,
  hands: ({ trader, visit, line, market, token }) => {
    const { open, panel, countsUnread } = bellOf(trader)
    let listening: Promise<unknown> | undefined
    const press = async (name: string) => panel.getByRole('button', { name }).click()
    return {
      open: {
        'the bell': async (ahead) => {
          await tellAnew(market, ahead.includes('reading answered, none') ? 0 : 7)
          if (ahead.includes('live.changed'))
            listening = trader.page.waitForResponse((response) => response.url().endsWith('/platform/events'))
          await visit('/')
        },
      },
      events: {
        'retry.asked': async () => {
          await open()
          await press(trader.say('app:failure.retry'))
        },
        // Nothing is pressed: the end of the list is in view as soon as the panel is open.
        'more.asked': () => open(),
        'live.changed': async () => {
          await listening
          await tell(market, 1)
        },
        'reading answered': () => line.carry('getNotifications'),
        'reading answered, none': () => line.carry('getNotifications'),
        'reading unreachable': () => line.cut('getNotifications'),
        'reading, signed out elsewhere': async () => {
          await market.call('logout', { token })
          await line.carry('getNotifications')
        },
        'readingMore answered': async () => {
          await line.carry('getNotifications')
          await expect.poll(() => panel.getByRole('listitem').count()).toBe(7)
        },
        'readingMore unreachable': async () => {
          await line.cut('getNotifications')
          await trader.toast('error')
        },
        'rereading answered': () => line.carry('getNotifications'),
        'rereading unreachable': async () => {
          await line.cut('getNotifications')
          await trader.toast('error')
        },
      },
      looks: {
        loading: () => line.isWaiting('getNotifications'),
        filled: () => countsUnread(),
        loadingMore: async () => {
          await countsUnread()
          await line.isWaiting('getNotifications')
        },
        refreshing: async () => {
          await countsUnread()
          await line.isWaiting('getNotifications')
        },
        empty: async () => {
          await open()
          await trader.shows(trader.say('notices:empty'))
        },
        unreachable: async () => {
          await open()
          await trader.shows(trader.say('app:failure.unreachable.title'))
        },
        refused: async () => {
          await trader.isAt('/login')
          await trader.toast('error')
          expect(await trader.session()).toMatchObject({ token: null })
        },
      },
    }
  },
}

export const notificationListDriver: FlowDriver<typeof notificationListAlphabet> = {
  machine: notificationListMachine,
  alphabet: notificationListAlphabet,
  held: ['readNotification', 'deleteNotification'],
  remembered: () => asBuyer,
  hands: (stage) => {
    const { trader, visit, line, market, token } = stage
    const { bell, open, panel, countsUnread } = bellOf(trader)
    const there = () => bell.waitFor()
    return {
      open: {
        'the bell': async () => {
          await tellAnew(market, 3)
          await visit('/')
          await countsUnread()
        },
      },
      events: {
        'notification.opened': async () => {
          await open()
          await panel.getByRole('link').first().click()
          await trader.isAt('/my-order')
          await panel.waitFor({ state: 'detached' })
        },
        'deletion.asked for one': async () => {
          await open()
          await panel.getByRole('listitem').first().getByRole('button').click()
        },
        'deletion.asked for all': async () => {
          await open()
          await panel.getByRole('button', { name: trader.say('notices:deleteAll') }).click()
        },
        'deletion.confirmed': () => trader.inDialog('app:confirm.delete').click(),
        'deletion.cancelled': () => trader.inDialog('app:confirm.cancel').click(),
        'markingRead answered': async () => {
          await line.carry('readNotification')
          await expect.poll(async () => bell.getAttribute('aria-label')).toMatch(/[2٢২]/)
        },
        'markingRead unreachable': () => line.cut('readNotification'),
        'markingRead, signed out elsewhere': () => signedOut(stage, token, 'readNotification'),
        'deleting answered': async () => {
          await line.carry('deleteNotification')
          await trader.toast('success')
        },
        'deleting, gone already': async () => {
          await market.call('deleteNotification', { token, body: { all: true } })
          await line.carry('deleteNotification')
          await trader.shows(trader.say('notices:empty'))
        },
        'deleting unreachable': async () => {
          await line.cut('deleteNotification')
          await trader.shows(trader.say('notices:deleteFailed'))
        },
        'deleting, signed out elsewhere': () => signedOut(stage, token, 'deleteNotification'),
      },
      looks: {
        reading: there,
        'reading.caughtUp': there,
        'reading.markingRead': () => line.isWaiting('readNotification'),
        'reading.notRead': () => trader.shows(trader.say('notices:readFailed')),
        deleting: there,
        'deleting.settled': () => trader.asksNothing(),
        'deleting.asking': async () => {
          await trader.asks('app:confirm.deleteTitle')
          await trader.shows(trader.say('app:confirm.deleteBody'))
        },
        'deleting.deleting': async () => {
          await trader.asks('app:confirm.deleteTitle')
          await line.isWaiting('deleteNotification')
        },
        'deleting.notDeleted': async () => {
          await trader.asksNothing()
          await trader.toast('error')
        },
      },
    }
  },
}

/** They have signed out of this session in another browser: the page leads to the login page and says so, once. */
async function signedOut(
  { trader, market, line }: Stage,
  token: string | undefined,
  operation: 'readNotification' | 'deleteNotification',
): Promise<typeof left> {
  await market.call('logout', { token })
  await line.carry(operation)
  await trader.isAt('/login')
  await trader.toast('error')
  expect(await trader.page.locator('.Toastify__toast').count()).toBe(1)
  return left
}
