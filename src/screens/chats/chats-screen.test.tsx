import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import type { components } from '#src/generated/schema.ts'
import type { Chosen } from '#src/lib/paths.ts'
import { chatListMachine } from '#src/machines/chat/chat-list.machine.ts'
import { chatOutboxMachine } from '#src/machines/chat/chat-outbox.machine.ts'
import { chatMachine } from '#src/machines/chat/chat.machine.ts'
import { productViewMachine } from '#src/machines/catalogue/product-view.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { chatId, chatOf, chatPage, messageOf, messagePage, personId } from '#tests/support/chat-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { ChatsScreen } from './chats-screen.tsx'

const product: components['schemas']['ChatProduct'] = { _id: chatId(7), name_en: 'Acetone', casNumber: '67-64-1' }
const price = { price: { amount: 394, currency: 'SAR' }, priceUnit: 'kg' }

interface Host {
  chats?: Answers
  pages?: Answers
  sends?: Answers
  actions?: Answers
  chosen?: Chosen
}

const hello = () => messagePage([messageOf(1), messageOf(2, { mine: true, text: 'Yes, see https://example.com/sds.' })])

function show({
  chats = [() => chatPage([chatOf(1)])],
  pages = [hello],
  sends = [],
  actions = [],
  chosen = { chat: chatId(1) },
}: Host = {}) {
  const outbox = answered(chatOutboxMachine, { sending: sends })
  const machines = [
    answered(chatListMachine, { reading: chats }).provide({ actors: { liveChanges: fromCallback(() => undefined) as never } }),
    answered(chatMachine, { reading: pages, doing: actions, opening: [() => ({ chat: chatOf(1) })] }).provide({
      actors: {
        outbox,
        liveChanges: fromCallback(() => undefined),
        marking: fromPromise(() => Promise.resolve({ chat: chatOf(1) })),
      },
    }),
    answered(productViewMachine, { reading: [() => price] }),
  ]
  return renderScreen(<ChatsScreen />, { chosen, machines })
}

const list = () => screen.findByRole('list', { name: 'Your chats' })
const log = () => screen.findByRole('log')
const box = () => screen.findByRole('textbox', { name: 'Write a message' })

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ chatId: null, isSelectingChat: false })
  sessionStorage.clear()
})

describe('the list', () => {
  it('shows with whom, about what, the last words, and how much is unread', async () => {
    const lastMessage = messageOf(3, { mine: true, text: 'Thanks' })
    show({ chats: [() => chatPage([chatOf(1, { product, lastMessage, unread: 2 }), chatOf(2)], 2)], chosen: {} })
    const rows = within(await list()).getAllByRole('link')
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([`/chats?chat=${chatId(1)}`, `/chats?chat=${chatId(2)}`])
    const content = rows[0]?.textContent ?? ''
    for (const part of ['Gulf Solvents 1', 'Acetone', 'You: Thanks', '2 unread messages']) expect(content).toContain(part)
    expect(screen.getByText('Choose a chat')).toBeDefined()
  })

  it.each([
    ['on its way', never, 'Loading…'],
    ['empty', () => chatPage([]), 'No chats yet'],
    ['refused', failWith(rejected(403, 'Not for you')), 'Not for you'],
    ['out of reach', failWith(unreachable), 'No connection to the marketplace'],
  ])('says that it is %s', async (_, answer, text) => {
    show({ chats: [answer], chosen: {} })
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('finds people by name, and shows all again', async () => {
    show({ chats: [() => chatPage([chatOf(1)]), () => chatPage([]), () => chatPage([chatOf(1)])], chosen: {} })
    await list()
    await userEvent.type(screen.getByRole('searchbox'), 'Zed{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Show all chats' }))
    expect(within(await list()).getAllByRole('link')).toHaveLength(1)
  })
})

describe('a chat', () => {
  it.each([
    ['on its way', never, 'Loading…'],
    ['not theirs', failWith(rejected(404, 'No such chat')), 'No such chat'],
    ['out of reach', failWith(unreachable), 'No connection to the marketplace'],
    ['empty', () => messagePage([]), 'Nothing written yet'],
  ])('says that it is %s', async (_, page, text) => {
    show({ pages: [page] })
    await list()
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('shows who wrote what, and whether the own words were read', async () => {
    show({
      pages: [
        () =>
          messagePage([messageOf(1), messageOf(2, { mine: true }), messageOf(3, { mine: true })], { chat: { otherReadTo: 2 } }),
      ],
    })
    const items = within(await log())
      .getAllByRole('listitem')
      .map((item) => item.textContent ?? '')
    expect(items.map((text) => /^(You wrote|Gulf Solvents 1 wrote):/.exec(text)?.[1])).toEqual([
      'Gulf Solvents 1 wrote',
      'You wrote',
      'You wrote',
    ])
    expect(items.map((text) => /(Sent|Read)$/.exec(text)?.[1])).toEqual([undefined, 'Read', 'Sent'])
  })

  it('makes a link of an address, which learns nothing of this page', async () => {
    show()
    const link = within(await log()).getByRole('link')
    expect([link.getAttribute('href'), link.getAttribute('rel'), link.textContent]).toEqual([
      'https://example.com/sds',
      'noopener noreferrer nofollow ugc',
      'https://example.com/sds',
    ])
  })

  it('shows what it is about with its price', async () => {
    show({ pages: [() => messagePage([messageOf(1)], { chat: { product } })] })
    expect(await screen.findByText('SAR 3.94 / kg', plainSpaces)).toBeDefined()
    expect(screen.getByText('CAS 67-64-1')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the product' }).getAttribute('href')).toBe(
      `/product-details?product=${chatId(7)}`,
    )
  })

  it('leaves a line for a call', async () => {
    const call = {
      _id: chatId(5),
      medium: 'video',
      status: 'missed',
      mine: false,
      startedAt: '2026-11-21T09:00:00.000Z',
    } as const
    const spoken = { answeredAt: '2026-11-21T09:00:05.000Z', endedAt: '2026-11-21T09:01:12.000Z' }
    const calls = [
      messageOf(1, { kind: 'call', call }),
      messageOf(2, { kind: 'call', call: { ...call, ...spoken, medium: 'audio', status: 'ended' } }),
    ]
    show({ pages: [() => messagePage(calls)] })
    expect(await screen.findByText('Missed video call')).toBeDefined()
    expect(screen.getByText('Voice call, 1:07')).toBeDefined()
  })

  it.each([
    ['blocked', { blocked: true }, /You have blocked Gulf Solvents 1/],
    ['suspended', { other: { ...chatOf(1).other, reach: 'unavailable' as const } }, /cannot be written to/],
    ['gone', { other: { ...chatOf(1).other, reach: 'gone' as const } }, /account was deleted/],
  ])('takes nothing more while the other is %s', async (_, chat, text) => {
    show({ pages: [() => messagePage([messageOf(1)], { chat })] })
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBe(null)
  })

  it('asks before somebody is blocked', async () => {
    show({ actions: [() => ({ message: '' })] })
    await userEvent.click(await screen.findByRole('button', { name: 'What to do with this chat' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Block Gulf Solvents 1' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Block Gulf Solvents 1?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock' }))
    expect(await box()).toBeDefined()
  })

  it('asks before it is deleted, and leaves it', async () => {
    const { emitted } = show({ actions: [() => ({ message: 'Deleted' })] })
    await userEvent.click(await screen.findByRole('button', { name: 'What to do with this chat' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete the chat' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/chats', replace: true }))
  })
})

describe('writing', () => {
  it('sends by Enter, keeps the focus, and begins a line by Shift and Enter', async () => {
    show({ sends: [() => ({ message: messageOf(3, { mine: true, text: 'One\nTwo' }) })] })
    await userEvent.type(await box(), 'One{Shift>}{Enter}{/Shift}Two{Enter}')
    expect(await within(await log()).findByText(/One\s*Two/)).toBeDefined()
    expect([(await box()).textContent, document.activeElement]).toEqual(['', await box()])
  })

  it('sends nothing while a word is put together, nor when there are only spaces', async () => {
    show({ sends: [never] })
    const area = await box()
    fireEvent.change(area, { target: { value: 'অ্যা' } })
    fireEvent.keyDown(area, { key: 'Enter', isComposing: true })
    expect(screen.queryByText('Sending…')).toBe(null)
    await userEvent.clear(area)
    await userEvent.type(area, '   {Enter}')
    expect(screen.queryByText('Sending…')).toBe(null)
    await userEvent.clear(area)
    await userEvent.type(area, 'A word{Enter}')
    await screen.findByText('Sending…')
    expect((await log()).textContent?.match(/A word|অ্যা/g)).toEqual(['A word'])
  })

  it('says honestly what became of a message, which can be sent again', async () => {
    show({ sends: [failWith(unreachable), () => ({ message: messageOf(3, { mine: true, text: 'Hello' }) })] })
    await userEvent.type(await box(), 'Hello{Enter}')
    expect(await screen.findByText('Not sent: no connection')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(screen.queryByText('Not sent: no connection')).toBe(null))
    expect(within(await log()).getByText('Hello')).toBeDefined()
  })

  it('finds what was typed again after a reload, and nothing once it was sent', async () => {
    show()
    await userEvent.type(await box(), 'Half a sen')
    cleanup()
    show({ sends: [() => ({ message: messageOf(3, { mine: true }) })] })
    expect((await box()).textContent).toBe('Half a sen')
    await userEvent.type(await box(), 'tence{Enter}')
    cleanup()
    show()
    expect((await box()).textContent).toBe('')
  })

  it('counts what is left near the limit', async () => {
    show()
    fireEvent.change(await box(), { target: { value: 'a'.repeat(3990) } })
    expect(screen.getByText('10 characters left')).toBeDefined()
  })

  it('says why a file cannot be sent, and does not send it', async () => {
    show({ sends: [never] })
    await box()
    const chooser = screen.getByLabelText('Attach a file')
    fireEvent.change(chooser, { target: { files: [new File(['x'], 'setup.exe')] } })
    expect(screen.getByText('Only pictures, PDF, DOCX, XLSX, sound and video can be sent.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.queryByText('Sending…')).toBe(null)
  })
})

describe('coming to it', () => {
  it('opens the chat with a person, about a product', async () => {
    show({ chosen: { seller: personId(1), product: chatId(7) } })
    expect(await log()).toBeDefined()
  })

  it('begins again with the chat that was open when the page was closed', async () => {
    sessionStore.set({ chatId: chatId(1), isSelectingChat: false })
    show({ chosen: {} })
    expect(await log()).toBeDefined()
  })

  it('begins with the list once the chat was left', async () => {
    show()
    await log()
    cleanup()
    expect(sessionStore.get().isSelectingChat).toBe(true)
    show({ chosen: {} })
    expect(await screen.findByText('Choose a chat')).toBeDefined()
  })
})
