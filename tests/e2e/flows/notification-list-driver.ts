import { expect } from 'vitest'
import { notificationListMachine } from '#src/machines/notification/notification-list.machine.ts'
import { notificationListEvents } from '#tests/support/event-fixtures/notification-list.ts'
import { bellOf, notifyAgain } from './bell.ts'
import { type FlowDriver, left } from './drive-flow.ts'
import type { Stage } from './stage.ts'

export const notificationListDriver: FlowDriver<typeof notificationListEvents> = {
  machine: notificationListMachine,
  flowEvents: notificationListEvents,
  held: ['readNotification', 'deleteNotification'],
  storedSession: () => ({ account: 'buyer' }),
  // A question covers the bell.
  barred: { 'deleting.asking': ['notification.opened'], 'deleting.deleting': ['notification.opened'] },
  rulesOut: {
    // These show a toast of their own for a while.
    'markingRead unreachable': ['markingRead, signed out elsewhere', 'deleting, signed out elsewhere'],
    'deleting unreachable': ['markingRead, signed out elsewhere', 'deleting, signed out elsewhere'],
    'deleting answered': 'all',
    'deleting, gone already': 'all',
    'markingRead, signed out elsewhere': 'all',
    'deleting, signed out elsewhere': 'all',
  },
  drivers: (stage) => {
    const { trader, visit, line, market, token } = stage
    const { bell, open, panel, countsUnread } = bellOf(trader)
    const there = () => bell.waitFor()
    let read = 0
    let opened = 0
    return {
      open: {
        'the bell': async () => {
          await notifyAgain(market, 3)
          await visit('/')
          await countsUnread()
        },
      },
      events: {
        'notification.opened': async () => {
          await open()
          await panel.getByRole('link').nth(Math.min(opened, 2)).click()
          opened += 1
          await trader.isAt('/my-order')
          await panel.waitFor({ state: 'detached' })
        },
        'deletion.asked for one': async () => {
          await open()
          await panel.getByRole('listitem').first().getByRole('button').click()
        },
        'deletion.asked for all': async () => {
          await open()
          await panel.getByRole('button', { name: trader.t('notices:deleteAll') }).click()
        },
        'deletion.confirmed': () => trader.inDialog('app:confirm.delete').click(),
        'deletion.cancelled': () => trader.inDialog('app:confirm.cancel').click(),
        'markingRead answered': async ([next]) => {
          await line.carry('readNotification')
          read += 1
          // The feed is read again after the last of them.
          if (next === 'markingRead answered') return
          await expect.poll(async () => bell.getAttribute('aria-label')).toMatch(read === 1 ? /[2٢২]/ : /[1١১]/)
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
          await trader.shows(trader.t('notices:empty'))
        },
        'deleting unreachable': async () => {
          await line.cut('deleteNotification')
          await trader.shows(trader.t('notices:deleteFailed'))
        },
        'deleting, signed out elsewhere': () => signedOut(stage, token, 'deleteNotification'),
      },
      assertions: {
        reading: there,
        'reading.caughtUp': there,
        'reading.markingRead': () => line.isWaiting('readNotification'),
        'reading.notRead': () => trader.shows(trader.t('notices:readFailed')),
        deleting: there,
        'deleting.settled': () => trader.expectNoDialog(),
        'deleting.asking': async () => {
          await trader.expectDialog('app:confirm.deleteTitle')
          await trader.shows(trader.t('app:confirm.deleteBody'))
        },
        'deleting.deleting': async () => {
          await trader.expectDialog('app:confirm.deleteTitle')
          await line.isWaiting('deleteNotification')
        },
        'deleting.notDeleted': async () => {
          await trader.expectNoDialog()
          await trader.toast('error')
        },
      },
    }
  },
}

/** They have signed out of this session in another browser: the page leads to the login page with a message, once. */
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
