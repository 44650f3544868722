import { expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { chatId, chatOf, chatPage } from '#tests/support/chat-fixtures.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { chatListMachine } from './chat-list.machine.ts'

it('is read again when somebody writes or reads, in view meanwhile, and tells what is unread in all chats', async () => {
  const wanted: unknown[] = []
  const machine = answered(chatListMachine, {
    reading: [() => chatPage([chatOf(1)], 1), () => chatPage([chatOf(2), chatOf(1)], 2)],
  }).provide({
    actors: {
      // The machine's own kind of actor, without a server to listen to.
      liveChanges: fromCallback(({ input }) => {
        wanted.push(input)
      }) as never,
    },
  })
  const { actor, state } = runFlow(machine, { query: {} })
  await settled()
  expect([wanted, state().context.results?.unread]).toEqual([[{ types: ['chat.message', 'chat.read'] }], 1])
  actor.send({ type: 'live.changed', event: { type: 'chat.message', subjectId: chatId(2) } })
  expect(state().context.items.map(({ _id }) => _id)).toEqual([chatId(1)])
  await settled()
  expect([state().context.items.map(({ _id }) => _id), state().context.results?.unread]).toEqual([[chatId(2), chatId(1)], 2])
})
