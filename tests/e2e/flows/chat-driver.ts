import { chatAddress, personChatAddress } from '#src/lib/paths.ts'
import { chatMachine } from '#src/machines/chat/chat.machine.ts'
import { chatEvents } from '#tests/support/event-fixtures/chat.ts'
import { openTestChat } from '#tests/support/chat-people.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'
import { placeInChat } from './chat-fixture.ts'
import type { FlowDriver } from './drive-flow.ts'
import type { Stage } from './stage.ts'

const missing = '00000000-0000-7000-8000-ffffffffffff'

export const chatDriver: FlowDriver<typeof chatEvents> = {
  machine: chatMachine,
  flowEvents: chatEvents,
  held: ['openChat', 'getMessages', 'readChat', 'deleteChat', 'unblockUser'],
  storedSession: () => ({ account: 'buyer' }),
  drivers: (stage) => {
    const { trader, visit, line, market, token = '' } = stage
    const { page, t } = trader
    let chat = { _id: '', otherId: '', sendText: (_: string): Promise<unknown> => Promise.resolve() }
    const place = placeInChat(market, token)
    let listening: Promise<unknown> | undefined
    const log = page.getByRole('log')
    const olderFailed = page.getByRole('alert').filter({ hasText: t('chats:olderFailed') })
    return {
      open: {
        'a chat chosen': async (ahead) => {
          chat = await chatWith(market, token, ahead)
          listening = trader.liveStreamOpened()
          await visit(chatAddress(chat._id))
        },
        'a person to talk with': async (ahead) => {
          chat = await chatWith(market, token, ahead)
          await visit(personChatAddress(ahead[0] === 'opening refused' ? missing : chat.otherId))
        },
        'nothing chosen': () => visit('/chats'),
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').or(trader.button('chats:retry')).first().click(),
        'older.asked': async () => {
          if (await olderFailed.isVisible()) await trader.button('chats:older').click()
          else await log.evaluate((box) => box.scrollTo(0, 0))
        },
        'line.returned': async () => {
          await page.context().setOffline(true)
          await page.context().setOffline(false)
        },
        // No click needed: it is on the screen.
        'messages.seen': () => trader.shows('Message 2'),
        'deed.chosen, to delete': async () => {
          await trader.button('chats:menu').click()
          await page.getByRole('menuitem', { name: t('chats:action.delete.label') }).click()
        },
        'deed.chosen, to unblock': () => trader.button('chats:action.unblock.label').click(),
        'deed.confirmed': () => trader.inDialog('chats:action.delete.confirm').click(),
        'deed.abandoned': () => trader.inDialog('chats:action.cancel').click(),
        'live.changed': async () => {
          await listening
          await chat.sendText('Is it still of interest?')
        },
        'opening answered': () => line.carry('openChat'),
        'opening refused': () => line.carry('openChat'),
        'opening unreachable': () => line.cut('openChat'),
        'reading answered': async () => {
          await place.putBack()
          await line.carry('getMessages')
        },
        'reading refused': async () => {
          await place.removeMember(chat.otherId)
          await line.carry('getMessages')
        },
        'reading unreachable': () => line.cut('getMessages'),
        'catchingUp answered': () => line.carry('getMessages'),
        'catchingUp unreachable': () => line.cut('getMessages'),
        'readingOlder answered': async () => {
          await line.carry('getMessages')
          await page.getByText('Message 1', { exact: true }).waitFor()
        },
        'readingOlder unreachable': () => line.cut('getMessages'),
        'marking answered': () => line.carry('readChat'),
        'marking unreachable': () => line.cut('readChat'),
        'unblocking answered': async () => {
          await line.carry('unblockUser')
          await trader.field('chats:write').waitFor()
        },
        'unblocking unreachable': () => brokenOff(stage, 'unblockUser'),
        'doing answered': () => line.carry('deleteChat'),
        'doing unreachable': () => brokenOff(stage, 'deleteChat'),
      },
      assertions: assertionsOf(stage),
    }
  },
}

async function brokenOff({ line, trader }: Stage, operation: 'unblockUser' | 'deleteChat'): Promise<void> {
  await line.cut(operation)
  await trader.toast('error')
}

/** Creates a chat with a new user whose messages fit the path: more than one page to read backwards, or unread ones to be seen. */
async function chatWith(market: Marketplace, token: string, ahead: readonly string[]) {
  const { yusuf } = await openTestChat(market)
  const { _id } = await market.call('openChat', { token, body: { userId: yusuf._id } })
  const sendText = (text: string) => market.call('sendMessage', { token: yusuf.token, id: _id, body: { text } })
  const count = ahead.includes('older.asked') ? 45 : 2
  for (let number = 1; number <= count; number += 1) await sendText(`Message ${number}`)
  if (!ahead.includes('messages.seen')) await market.call('readChat', { token, id: _id, body: { sequence: count } })
  if (ahead.includes('deed.chosen, to unblock')) await market.call('blockUser', { token, id: yusuf._id })
  return { _id, otherId: yusuf._id, sendText }
}

function assertionsOf({ trader, line }: Stage) {
  const { page, t } = trader
  const shown = () => page.getByRole('log').waitFor()
  return {
    unchosen: () => trader.shows(t('chats:chooseBody')),
    opening: () => line.isWaiting('openChat'),
    loading: () => line.isWaiting('getMessages'),
    refused: () => trader.shows(t('app:failure.refused.title')),
    unreachable: () => trader.shows(t('app:failure.unreachable.title')),
    deleted: async () => {
      await trader.toast('success')
      await trader.shows(t('chats:chooseBody'))
    },
    shown,
    'shown.news': shown,
    'shown.news.current': () => page.getByText(t('chats:behind')).waitFor({ state: 'detached' }),
    'shown.news.catchingUp': () => line.isWaiting('getMessages'),
    'shown.news.behind': () => trader.shows(t('chats:behind')),
    'shown.history': shown,
    'shown.history.resting': () => page.getByText(t('chats:olderFailed')).waitFor({ state: 'detached' }),
    'shown.history.reading': () => line.isWaiting('getMessages'),
    'shown.history.broken': () => trader.shows(t('chats:olderFailed')),
    'shown.marking': shown,
    'shown.marking.resting': shown,
    'shown.marking.marking': () => line.isWaiting('readChat'),
    'shown.managing': shown,
    'shown.managing.resting': () => trader.expectNoDialog(),
    'shown.managing.asking': () => trader.expectDialog('chats:action.delete.title'),
    'shown.managing.unblocking': () => line.isWaiting('unblockUser'),
    'shown.managing.doing': () => line.isWaiting('deleteChat'),
  }
}
