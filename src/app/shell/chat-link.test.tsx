import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fromCallback } from 'xstate'
import { chatListMachine } from '#src/machines/chat/chat-list.machine.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { chatId, chatOf, chatPage } from '#tests/support/chat-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { ChatLink } from './chat-link.tsx'

let happen: (() => void) | undefined

function show(pages: Answers) {
  const machine = answered(chatListMachine, { reading: pages }).provide({
    actors: {
      // The machine's own kind of actor, without a server to listen to.
      liveChanges: fromCallback(({ sendBack }) => {
        happen = () => sendBack({ type: 'live.changed', event: { type: 'chat.message', subjectId: chatId(1) } })
      }) as never,
    },
  })
  return renderScreen(<ChatLink />, { machines: [machine] })
}

const named = (name: string) => screen.findByRole('link', { name })

beforeEach(() => putTexts('en'))
afterEach(cleanup)

it('leads to the chats with what is unread in all of them', async () => {
  show([() => chatPage([chatOf(1)], 12, 30)])
  const link = await named('Chats, 12 unread')
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/chats', '12'])
})

it.each([
  ['everything is read', () => chatPage([chatOf(1)], 0)],
  ['there are no chats left', () => chatPage([])],
])('leads there without a number once %s', async (_, page) => {
  show([() => chatPage([chatOf(1)], 5), page])
  await named('Chats, 5 unread')
  act(() => happen?.())
  const link = await named('Chats')
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/chats', ''])
})

it.each([
  ['the answer is on its way', never],
  ['no answer comes', failWith(unreachable)],
])('leads there without a number while %s', async (_, page) => {
  const asked = vi.fn(page)
  show([asked])
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  // What came of it is drawn.
  await act(() => Promise.resolve())
  const link = screen.getByRole('link', { name: 'Chats' })
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/chats', ''])
})

it('counts anew when somebody writes', async () => {
  show([() => chatPage([chatOf(1)], 1), () => chatPage([chatOf(1)], 2)])
  await named('Chats, 1 unread')
  act(() => happen?.())
  expect((await named('Chats, 2 unread')).textContent).toBe('2')
})

it.each([
  ['ar', 0, 'المحادثات'],
  ['ar', 1, 'المحادثات، رسالة واحدة غير مقروءة'],
  ['ar', 2, 'المحادثات، رسالتان غير مقروءتين'],
  ['ar', 3, 'المحادثات، ٣ رسائل غير مقروءة'],
  ['ar', 11, 'المحادثات، ١١ رسالة غير مقروءة'],
  ['bn', 3, 'চ্যাট, ৩টি পড়া হয়নি'],
] as const)('says it in the words of %s for %s', async (language, unread, name) => {
  await putTexts(language)
  show([() => chatPage([chatOf(1)], unread)])
  expect(await named(name)).toBeDefined()
})
