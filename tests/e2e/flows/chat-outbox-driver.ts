import { expect } from 'vitest'
import { assign } from 'xstate'
import { chatAddress } from '#src/lib/paths.ts'
import { chatOutboxMachine } from '#src/machines/chat/chat-outbox.machine.ts'
import { failureCleared } from '#src/machines/chat/outgoing-messages.ts'
import { chatOutboxEvents } from '#tests/support/event-fixtures/chat-outbox.ts'
import { openTestChat } from '#tests/support/chat-people.ts'
import { pdfBytes } from '#tests/support/sample-files.ts'
import type { FlowDriver } from './drive-flow.ts'
import type { Stage } from './stage.ts'
import { uploadUpTo } from './upload-share.ts'

/** A message is named by its place in the queue: fixtures cannot know a random key. */
const byPlace = chatOutboxMachine.provide({
  actions: {
    clearFailure: assign(({ context }, { key }) => ({
      queue: context.queue.map((each, place) => (String(place) === key ? failureCleared(each) : each)),
    })),
    drop: assign(({ context }, { key }) => ({ queue: context.queue.filter((_, place) => String(place) !== key) })),
  },
  guards: {
    isFailed: ({ context }, { key }) => (context.queue[Number(key)]?.failure ?? null) !== null,
    isNext: ({ context }, { key }) => context.turn !== null && context.queue[Number(key)]?.key === context.turn,
  },
})

/** In a new chat; each chat has its own outbox. */
export const chatOutboxDriver: FlowDriver<typeof chatOutboxEvents> = {
  machine: byPlace,
  flowEvents: chatOutboxEvents,
  held: ['uploadMedia', 'sendMessage'],
  storedSession: () => ({ account: 'buyer' }),
  leftOut: { 'sending: message.dropped 1': 'What is being sent has no button to take it out.' },
  // Queues of one length are one place on the map; these keep different continuations apart: a file that waits, or that is lost.
  barred: { sending: ['message.written with a file'] },
  rulesOut: {
    'uploading unreachable': ['message.written', 'message.written with a file', 'message.retried', 'line.returned'],
    // What waits for its turn again has no button until it fails again.
    'message.retried': ['message.dropped'],
  },
  drivers: (stage) => {
    const { trader, visit, line, market, token = '' } = stage
    const { page, t } = trader
    const { log, alerts, marks } = partsOf(stage)
    let written = 0
    let chatId = ''
    let yusuf = { _id: '', token: '' }

    /** The other wants no message just now. */
    async function refuse(operation: 'uploadMedia' | 'sendMessage') {
      const { _id: id } = await market.call('getUser', { token })
      const before = await alerts.count()
      await market.call('blockUser', { token: yusuf.token, id })
      await line.carry(operation)
      await alerts.nth(before).waitFor()
      await market.call('unblockUser', { token: yusuf.token, id })
    }
    return {
      open: {
        'an open chat': async () => {
          yusuf = (await openTestChat(market)).yusuf
          chatId = (await market.call('openChat', { token, body: { userId: yusuf._id } }))._id
          await visit(chatAddress(chatId))
          await trader.shows(t('chats:nothing'))
        },
      },
      events: {
        'message.written': async () => {
          await trader.field('chats:write').fill(`Message ${(written += 1)}`)
          await trader.button('chats:send').click()
          await log.getByText(`Message ${written}`, { exact: true }).waitFor()
        },
        'message.written with a file': async () => {
          const name = `sheet-${(written += 1)}.pdf`
          const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes(name)) }
          await page.locator('form input[type=file]').setInputFiles(file)
          await trader.button('chats:send').click()
          await log.getByText(name).first().waitFor()
        },
        'message.retried': () => trader.button('chats:again').first().click(),
        'message.dropped': async () => {
          const pending = log.getByText(t('chats:mine'))
          const before = await pending.count()
          await trader.button('chats:drop').or(trader.button('chats:cancelUpload')).first().click()
          await pending.nth(before - 1).waitFor({ state: 'detached' })
        },
        'upload.progressed': () => uploadUpTo(page, 0.5),
        'line.returned': async () => {
          await page.context().setOffline(true)
          await page.context().setOffline(false)
        },
        'uploading answered': () => line.carry('uploadMedia'),
        'uploading refused': () => refuse('uploadMedia'),
        'uploading unreachable': () => line.cut('uploadMedia'),
        'sending answered': async () => {
          const arrived = page.waitForResponse((response) => response.url().includes('sendMessage'))
          await line.carry('sendMessage')
          await arrived
          const { messages } = await market.call('getMessages', { token, id: chatId })
          await expect.poll(() => marks.count()).toBe(messages.length)
        },
        'sending refused': () => refuse('sendMessage'),
        'sending unreachable': async (ahead) => {
          const isRefusedNext = ahead.find((event) => event.startsWith('sending ')) === 'sending refused'
          // A message that has arrived is the same one when it is sent again, and cannot be refused any more.
          await (isRefusedNext ? line.cut('sendMessage') : line.loseResponse('sendMessage'))
        },
      },
      assertions: assertionsOf(stage),
    }
  },
}

function partsOf({ trader: { page, t } }: Stage) {
  const log = page.getByRole('log')
  return {
    log,
    alerts: log.getByRole('alert'),
    /** One at each message that has arrived. */
    marks: log.getByText(t('chats:sent'), { exact: true }),
  }
}

function assertionsOf(stage: Stage) {
  const { trader, line } = stage
  const { page, t } = trader
  const { log, alerts } = partsOf(stage)
  const sending = log.getByText(t('chats:sending'), { exact: true }).first()
  return {
    resting: async () => {
      await trader.field('chats:write').waitFor()
      await sending.waitFor({ state: 'detached' })
    },
    uploading: async () => {
      await line.isWaiting('uploadMedia')
      await page
        .getByRole('progressbar', { name: new RegExp(t('chats:uploading', { name: '.+' })) })
        .first()
        .waitFor()
    },
    sending: async () => {
      await line.isWaiting('sendMessage')
      await sending.waitFor()
    },
    stuck: async () => {
      await alerts
        .filter({ hasText: t('chats:failed') })
        .first()
        .waitFor()
      await trader.button('chats:again').first().waitFor()
      await sending.waitFor({ state: 'detached' })
    },
  }
}
