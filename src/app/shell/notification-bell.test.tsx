import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { notificationFeedMachine } from '#src/machines/notification/notification-feed.machine.ts'
import { notificationListMachine } from '#src/machines/notification/notification-list.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { feedPage, noticeOf } from '#tests/support/notice-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { NotificationBell } from './notification-bell.tsx'
import type { PushQuestion } from './use-push.ts'

const noPush: PushQuestion = { asked: false, busy: false, accept: () => undefined, postpone: () => undefined }

/** Tells the feed that something has happened. */
let happen: (() => void) | undefined
let narrow = false
const asked: unknown[] = []

interface Host {
  pages: Answers
  deletes?: Answers
  push?: PushQuestion
  side?: 'Buyer' | 'Seller'
}

function show({ pages, deletes = [() => ({ message: '' })], push = noPush, side = 'Buyer' }: Host) {
  const feed = answered(notificationFeedMachine, { reading: pages }).provide({
    actors: {
      // The machine's own kind of actor, without a server to listen to.
      liveChanges: fromCallback(({ sendBack }) => {
        happen = () => sendBack({ type: 'live.changed', event: { type: 'notification.created', subjectId: 'n' } })
      }) as never,
    },
  })
  const list = answered(notificationListMachine, { deleting: deletes }).provide({
    actors: {
      feed,
      markingRead: fromPromise<void, { id: string }>(({ input }) => {
        asked.push(input.id)
        return Promise.resolve()
      }),
    },
  })
  return renderScreen(<NotificationBell side={side} push={push} />, { machines: [list] })
}

const bell = () => screen.findByRole('button', { name: /^Notifications/ })
const openBell = async () => userEvent.click(await bell())
const panel = () => screen.findByRole('group', { name: 'Notifications' })
const ask = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  await putTexts('en')
  narrow = false
  asked.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: narrow }))
  vi.setSystemTime(new Date('2026-11-21T12:00:00.000Z'))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the bell', () => {
  it('counts what is unread of that which is loaded', async () => {
    show({ pages: [() => feedPage([noticeOf(1), noticeOf(2), noticeOf(3, { isRead: true })], 40)] })
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeDefined()
  })

  it('counts nothing when all is read', async () => {
    show({ pages: [() => feedPage([noticeOf(1, { isRead: true })])] })
    await openBell()
    await screen.findByText('Invoice 1')
    expect((await bell()).getAttribute('aria-label')).toBe('Notifications')
  })

  it('reads out what arrives, and not what was there', async () => {
    const newer = noticeOf(2, { createdAt: '2026-11-21T11:00:00.000Z' })
    show({ pages: [() => feedPage([noticeOf(1)]), () => feedPage([newer, noticeOf(1)])] })
    const status = await screen.findByRole('status')
    expect(status.textContent).toBe('')
    act(() => happen?.())
    await expect.poll(() => status.textContent).toBe('Invoice 2')
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeDefined()
  })
})

describe('the panel', () => {
  it('waits for the first answer', async () => {
    show({ pages: [never] })
    await openBell()
    expect(within(await panel()).getByText('Loading…')).toBeDefined()
  })

  it('says when there is nothing', async () => {
    show({ pages: [() => feedPage([])] })
    await openBell()
    expect(await screen.findByText('No Notifications Available')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Delete all' })).toBe(null)
  })

  it.each([
    ['refused', rejected(429, 'Slow down'), 'Slow down'],
    ['unreachable', unreachable, 'No connection to the marketplace'],
  ])('tells when the feed is %s, and tries again', async (_, failure, text) => {
    show({ pages: [failWith(failure), () => feedPage([noticeOf(1)])] })
    await openBell()
    expect(await screen.findByText(text)).toBeDefined()
    await ask('Try again')
    expect(await screen.findByText('Invoice 1')).toBeDefined()
  })

  it('groups by day: today, yesterday, or the date', async () => {
    const on = (number: number, createdAt: string) => noticeOf(number, { createdAt })
    const notices = [
      on(4, '2026-11-21T09:00:00.000Z'),
      on(3, '2026-11-20T12:00:00.000Z'),
      on(2, '2026-09-05T12:00:00.000Z'),
      on(1, '2026-09-05T11:00:00.000Z'),
    ]
    show({ pages: [() => feedPage(notices)] })
    await openBell()
    await screen.findByText('Invoice 4')
    const days = screen
      .getAllByRole('region')
      .map((day) => [day.querySelector('h3')?.textContent, within(day).getAllByRole('listitem').length])
    expect(days).toEqual([
      ['Today', 1],
      ['Yesterday', 1],
      ['05 Sep 2026', 2],
    ])
  })

  it('leads by type, marks what is opened as read, and closes', async () => {
    show({ pages: [() => feedPage([noticeOf(1)])] })
    await openBell()
    const link = await screen.findByRole('link', { name: /^Unread: ?Invoice 1/ })
    expect(link.getAttribute('href')).toBe('/my-order')
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect([asked, screen.queryByRole('group', { name: 'Notifications' })]).toEqual([[noticeOf(1)._id], null])
  })

  it('offers no way for what only a newer page knows, and still marks as read', async () => {
    // A newer server tells of what this page's contract does not name.
    const type = 'lotRecalled' as 'orderPlaced'
    show({ pages: [() => feedPage([noticeOf(1, { type }), noticeOf(2, { type, isRead: true })])] })
    await openBell()
    await userEvent.click(await screen.findByRole('button', { name: /^Unread: ?Invoice 1/ }))
    expect([asked, screen.queryByRole('link'), screen.queryByRole('button', { name: /^Invoice 2/ })]).toEqual([
      [noticeOf(1)._id],
      null,
      null,
    ])
  })

  it('shows more by a press where nothing tells what is in view', async () => {
    const page = (numbers: number[]) => () =>
      feedPage(
        numbers.map((number) => noticeOf(number)),
        6,
      )
    show({ pages: [page([1, 2, 3, 4, 5]), page([6])] })
    await openBell()
    await screen.findByText('Invoice 5')
    await ask('Show more')
    expect(await screen.findByText('Invoice 6')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null)
  })

  it('shows more when its end comes into view, and once only when that fails', async () => {
    const watched: (() => void)[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(emit: (entries: { isIntersecting: boolean }[]) => void) {
          watched.push(() => emit([{ isIntersecting: true }]))
        }
        observe() {
          // What is in view is told by the test.
        }
        disconnect() {
          // As above.
        }
      },
    )
    const page = (numbers: number[]) => () =>
      feedPage(
        numbers.map((number) => noticeOf(number)),
        7,
      )
    const { emitted } = show({ pages: [page([1, 2, 3, 4, 5]), failWith(unreachable), page([6, 7])] })
    await openBell()
    await screen.findByText('Invoice 5')
    const before = watched.length
    act(() => watched.at(-1)?.())
    await expect.poll(() => emitted.length).toBe(1)
    expect(watched.length).toBe(before)
    await ask('Show more')
    expect(await screen.findByText('Invoice 7')).toBeDefined()
  })

  it('asks before it deletes one, and before it deletes all', async () => {
    show({ pages: [() => feedPage([noticeOf(1)]), () => feedPage([])] })
    await openBell()
    await screen.findByText('Invoice 1')
    await ask('Delete: Invoice 1')
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    expect(within(dialog).getByText("You won't be able to revert this!")).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await ask('Delete all')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No Notifications Available')).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBe(null)
  })

  it('is a sheet on a phone', async () => {
    narrow = true
    show({ pages: [() => feedPage([noticeOf(1)])] })
    await openBell()
    const sheet = await screen.findByRole('dialog', { name: 'Notifications' })
    expect(within(sheet).getByText('Invoice 1')).toBeDefined()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close the notifications' }))
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  it('asks for pushes while nobody has decided', async () => {
    const calls: string[] = []
    const push = { asked: true, busy: false, accept: () => calls.push('accept'), postpone: () => calls.push('postpone') }
    show({ pages: [() => feedPage([])], push })
    await openBell()
    await ask('Turn on')
    await ask('Not now')
    expect(calls).toEqual(['accept', 'postpone'])
  })
})
