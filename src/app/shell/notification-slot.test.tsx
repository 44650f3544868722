import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notificationFeedMachine } from '#src/machines/notification-feed.machine.ts'
import { notificationListMachine } from '#src/machines/notification-list.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { feedPage, noticeOf } from '#tests/support/notice-samples.ts'
import { answered, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { NotificationSlot } from './notification-slot.tsx'

function show() {
  const feed = answered(notificationFeedMachine, { reading: [() => feedPage([noticeOf(1)])] })
  renderScreen(<NotificationSlot />, { machines: [notificationListMachine.provide({ actors: { feed } })] })
}

beforeEach(async () => {
  await putTexts('en')
  // Its first loading takes longer than a query waits.
  await import('./notifications.tsx')
})
afterEach(() => {
  cleanup()
  sessionStore.set({ token: null })
  vi.unstubAllGlobals()
})

it('has a bell for who is signed in', async () => {
  sessionStore.set({ token: 't' })
  show()
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeDefined()
})

it('has none for a visitor, nor when they may be pushed to', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' })
  show()
  // What was loaded for the pushes is drawn by then.
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('button')).toBe(null)
})
