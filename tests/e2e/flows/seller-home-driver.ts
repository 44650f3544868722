import { expect } from 'vitest'
import { sellerHomeMachine } from '#src/machines/listing/seller-home.machine.ts'
import { sellerHomeEvents } from '#tests/support/event-fixtures/seller-home.ts'
import { acetoneOf, orderOfAcetone } from './acetone.ts'
import type { FlowDriver } from './drive-flow.ts'
import { withoutOrders } from './withdrawn-listing.ts'

export const sellerHomeDriver: FlowDriver<typeof sellerHomeEvents> = {
  machine: sellerHomeMachine,
  flowEvents: sellerHomeEvents,
  held: ['getSellerTasks', 'getMyOrders'],
  storedSession: () => ({ account: 'seller', session: { accountType: 'Seller' } }),
  leftOut: { 'refused: retry.asked': 'The page of the sign-in has no dashboard to read again.' },
  rulesOut: { 'reading, signed out elsewhere': 'all' },
  drivers: ({ trader, visit, line, market, token }) => {
    const { page, t } = trader
    const main = page.locator('main')
    let listening: Promise<unknown> | undefined
    let buyer: string | undefined
    let newest = ''
    let rereading = false
    const carry = async () => {
      await line.carry('getSellerTasks')
      await line.carry('getMyOrders')
    }
    const cut = async () => {
      await line.cut('getSellerTasks')
      await line.cut('getMyOrders')
    }
    /** Places an order, which notifies the seller's open pages. */
    const order = async () => {
      buyer ??= await market.signIn('buyer')
      const _id = await orderOfAcetone(market, buyer, 'placed')
      newest = (await market.store.find('orders', { _id }))?.number ?? ''
    }
    const there = async () => {
      await trader.heading('order:dashboard.tasks').waitFor()
      await trader.heading('order:dashboard.latest').waitFor()
    }
    return {
      open: {
        'the dashboard': async (ahead) => {
          // A message that waits would leave the dashboard something to show.
          const { sellerId } = await acetoneOf(market)
          for (const { _id, chatId } of await market.store.list('chatMembers', { userId: sellerId })) {
            const readTo = (await market.store.find('chats', { _id: chatId }))?.lastSequence ?? 0
            await market.store.update('chatMembers', { _id }, { readTo })
          }
          await order()
          if (ahead.includes('live.changed')) listening = trader.liveStreamOpened()
          await visit('/seller-home')
        },
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'live.changed': async () => {
          await listening
          await (rereading ? line.fails('getMyOrders', order) : order())
          rereading = true
        },
        'reading answered': async () => {
          await carry()
          rereading = false
        },
        'reading answered, no orders': async () => {
          // Their owner does not matter to the page.
          const { sellerId } = await acetoneOf(market)
          const user = await market.store.find('users', { email: 'company@kimiya.example' })
          await withoutOrders(market.store, { sellerId, otherId: user?._id ?? '' }, async () => {
            await carry()
            await trader.shows(t('order:list.emptySeller'))
          })
        },
        'reading unreachable': cut,
        'reading, signed out elsewhere': async () => {
          await market.call('logout', { token })
          await carry()
        },
        'rereading answered': async () => {
          await carry()
          await trader.shows(newest)
          rereading = false
        },
        'rereading unreachable': async () => {
          await cut()
          await trader.toast('error')
          rereading = false
        },
      },
      assertions: {
        loading: async () => {
          await line.isWaiting('getMyOrders')
          await main
            .getByRole('status')
            .filter({ hasText: t('app:wait') })
            .waitFor()
        },
        filled: there,
        rereading: async () => {
          await there()
          await line.isWaiting('getMyOrders')
        },
        empty: async () => {
          await trader.shows(t('order:list.emptySeller'))
          await main.getByRole('link', { name: t('order:dashboard.products'), exact: true }).waitFor()
        },
        unreachable: () => trader.shows(t('app:failure.unreachable.title')),
        refused: async () => {
          await trader.isAt('/login')
          await trader.toast('error')
          expect(await trader.session()).toMatchObject({ token: null })
        },
      },
    }
  },
}
