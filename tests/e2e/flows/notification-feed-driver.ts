import { expect } from 'vitest'
import { notificationFeedMachine } from '#src/machines/notification/notification-feed.machine.ts'
import { notificationFeedEvents } from '#tests/support/event-fixtures/notification-feed.ts'
import { bellOf, notifyPerson, notifyAgain } from './bell.ts'
import type { FlowDriver } from './drive-flow.ts'

export const notificationFeedDriver: FlowDriver<typeof notificationFeedEvents> = {
  machine: notificationFeedMachine,
  flowEvents: notificationFeedEvents,
  held: ['getNotifications'],
  storedSession: () => ({ account: 'buyer' }),
  leftOut: { 'refused: retry.asked': 'The page of the sign-in has no list to read again.' },
  rulesOut: {
    'reading answered': ['reading answered, none'],
    'reading answered, none': ['more.asked'],
    'live.changed': ['reading answered, none'],
    'reading, signed out elsewhere': 'all',
  },
  drivers: ({ trader, visit, line, market, token }) => {
    const { open, panel, countsUnread } = bellOf(trader)
    let listening: Promise<unknown> | undefined
    const press = async (name: string) => panel.getByRole('button', { name }).click()
    return {
      open: {
        'the bell': async (ahead) => {
          await notifyAgain(market, ahead.includes('reading answered, none') ? 0 : 7)
          if (ahead.includes('live.changed')) listening = trader.liveStreamOpened()
          await visit('/')
        },
      },
      events: {
        'retry.asked': async () => {
          await open()
          await press(trader.t('app:failure.retry'))
        },
        // Nothing is pressed: the end of the list is in view as soon as the panel is open.
        'more.asked': () => open(),
        'live.changed': async () => {
          await listening
          await line.requestsAgain('getNotifications', () => notifyPerson(market, 1))
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
      assertions: {
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
          await trader.shows(trader.t('notices:empty'))
        },
        unreachable: async () => {
          await open()
          await trader.shows(trader.t('app:failure.unreachable.title'))
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
