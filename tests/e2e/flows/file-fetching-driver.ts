import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { chatAddress } from '#src/lib/paths.ts'
import { fileFetchingMachine } from '#src/machines/document/file-fetching.machine.ts'
import { fileFetchingEvents } from '#tests/support/event-fixtures/file-fetching.ts'
import { openTestChat } from '#tests/support/chat-people.ts'
import { pdfBytes, soundBytes } from '#tests/support/sample-files.ts'
import type { FlowDriver } from './drive-flow.ts'

/** Media are fetched to be played, documents to be downloaded. */
const sound = { name: 'batch.mp3', bytes: soundBytes }
const dataSheet = { name: 'sds.pdf', bytes: pdfBytes() }

export const fileFetchingDriver: FlowDriver<typeof fileFetchingEvents> = {
  machine: fileFetchingMachine,
  flowEvents: fileFetchingEvents,
  held: ['viewFile'],
  storedSession: () => ({ account: 'buyer' }),
  // A path has one file, and that is of one kind.
  rulesOut: { 'file.asked': ['file.asked, to keep'], 'file.asked, to keep': ['file.asked'] },
  drivers: ({ trader, visit, line, market, token }) => {
    const { page, t } = trader
    const log = page.getByRole('log')
    const button = (key: 'chats:load' | 'chats:download', { name }: { name: string }) =>
      // The name is isolated by direction marks.
      log.getByRole('button', { name: new RegExp(t(key, { name: `.?${name}.?` })) })
    let file = dataSheet
    let isOpen = false

    /** Expects a download of the file. */
    async function expectDownload(act: () => Promise<void>) {
      const [download] = await Promise.all([page.waitForEvent('download'), act()])
      expect([download.suggestedFilename(), await readFile(await download.path())]).toEqual([file.name, Buffer.from(file.bytes)])
    }
    const press = async () => {
      if (isOpen) await expectDownload(() => button('chats:download', file).click())
      else await button(file === sound ? 'chats:load' : 'chats:download', file).click()
    }
    return {
      open: {
        'a file that was sent': async (ahead) => {
          file = ahead.includes('file.asked') ? sound : dataSheet
          const { yusuf } = await openTestChat(market)
          const chat = await market.call('openChat', { token, body: { userId: yusuf._id } })
          const sent = { chatId: chat._id, file: new File([file.bytes], file.name) }
          const { _id: fileId } = await market.call('uploadMedia', { token: yusuf.token, body: sent })
          await market.call('sendMessage', { token: yusuf.token, id: chat._id, body: { fileId } })
          await visit(chatAddress(chat._id))
        },
      },
      events: {
        'file.asked': press,
        'file.asked, to keep': press,
        'fetching answered': async () => {
          const arrive = () => line.carry('viewFile')
          await (file === dataSheet ? expectDownload(arrive) : arrive())
          isOpen = true
        },
        'fetching unreachable': () => line.cut('viewFile'),
      },
      assertions: {
        unfetched: () => button(file === sound ? 'chats:load' : 'chats:download', file).waitFor(),
        fetching: async () => {
          await line.isWaiting('viewFile')
          await log.getByText(t('app:wait')).waitFor()
        },
        fetched: async () => {
          await button('chats:download', file).waitFor()
          if (file === sound) await log.locator(`audio[aria-label="${file.name}"]`).waitFor()
        },
        failed: async () => {
          await log
            .getByRole('alert')
            .filter({ hasText: t('chats:loadFailed') })
            .waitFor()
          await button(file === sound ? 'chats:load' : 'chats:download', file).waitFor()
        },
      },
    }
  },
}
