import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chatListMachine } from '#src/machines/chat/chat-list.machine.ts'
import { notificationFeedMachine } from '#src/machines/notification/notification-feed.machine.ts'
import { notificationListMachine } from '#src/machines/notification/notification-list.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { chatOf, chatPage } from '#tests/support/chat-fixtures.ts'
import { feedPage, noticeOf } from '#tests/support/notice-fixtures.ts'
import { answered, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { ToolSlot } from './tool-slot.tsx'

function show() {
  const feed = answered(notificationFeedMachine, { reading: [() => feedPage([noticeOf(1)])] })
  const chats = answered(chatListMachine, { reading: [() => chatPage([chatOf(1)], 3)] })
  return renderScreen(<ToolSlot />, { machines: [notificationListMachine.provide({ actors: { feed } }), chats] })
}

beforeEach(async () => {
  await putTexts('en')
  // Its first loading takes longer than a query waits.
  await import('./person-tools.tsx')
})
afterEach(() => {
  cleanup()
  sessionStore.set({ token: null })
  vi.unstubAllGlobals()
})

it('has chats and a bell for who is signed in', async () => {
  sessionStore.set({ token: 't' })
  show()
  expect((await screen.findByRole('link', { name: 'Chats, 3 unread' })).getAttribute('href')).toBe('/chats')
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeDefined()
})

it('keeps no place for a visitor', () => {
  const { container } = show()
  expect(container.innerHTML).toBe('')
})

it('shows a visitor who may be pushed to none, once what the pushes need has come', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' })
  const { container } = show()
  expect(container.childElementCount).toBe(1)
  await expect.poll(() => container.innerHTML).toBe('')
})
