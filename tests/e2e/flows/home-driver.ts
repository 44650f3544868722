import { expect } from 'vitest'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import { homeMachine } from '#src/machines/catalogue/home.machine.ts'
import { homeEvents, homeNeverIn } from '#tests/support/event-fixtures/home.ts'
import { type FlowDriver, left } from './drive-flow.ts'
import { openSmallSite } from './plain-installation.ts'
import { withoutProducts } from './withdrawn-listing.ts'

/** The calls of the page, the products of two sections among them. The banner above it asks for the numbers too, once. */
const parts: readonly OperationId[] = ['getBannerNumbers', 'getAllCategories', 'getProducts', 'getProducts', 'getTopSeller']

const sections: readonly MessageKey[] = ['catalogue:home.categories', 'catalogue:home.promoted', 'catalogue:home.top']

export const homeDriver: FlowDriver<typeof homeEvents> = {
  machine: homeMachine,
  flowEvents: homeEvents,
  neverIn: homeNeverIn,
  held: [...new Set(parts)],
  site: openSmallSite,
  // They lead to the list of products.
  rulesOut: { 'a text searched for': 'all', 'all products asked for': 'all' },
  drivers: ({ trader, visit, line, market }) => {
    const { page, t } = trader
    const main = page.locator('main')
    const sellers = trader.heading('catalogue:home.sellers')
    const search = async (text: string) => {
      await main.getByRole('searchbox').fill(text)
      await main.getByRole('button', { name: t('catalogue:search.action'), exact: true }).click()
      await trader.isAt('/product-filter')
    }
    let requested: readonly OperationId[] = ['getBannerNumbers', ...parts]
    const each = async (act: (operation: OperationId) => Promise<void>) => {
      for (const operation of requested) await act(operation)
      requested = parts
    }
    const carryAll = () => each((operation) => line.carry(operation))
    const nothingElse = async () => expect(await page.locator('main').getByRole('region').count()).toBe(staticSections)
    return {
      open: { 'the front page': () => visit('/') },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'a text searched for': async () => {
          await search('67-64-1')
          await trader.heading('catalogue:list.titleSearch', { search: '67-64-1' }).waitFor()
          return left
        },
        'all products asked for': async () => {
          await search('')
          await trader.heading('catalogue:list.title').waitFor()
          return left
        },
        'reading answered': carryAll,
        'reading answered in part': () =>
          each((operation) => (operation === 'getTopSeller' ? line.cut(operation) : line.carry(operation))),
        'reading answered, nothing on offer': async () => {
          // Every seller has taken all of it off the market.
          const offered = (await market.store.list('products', { status: 'active' })).map(({ _id }) => _id)
          await withoutProducts(market.store, offered, async () => {
            await carryAll()
            await trader.shows(t('catalogue:home.emptyTitle'))
          })
        },
        'reading unreachable': () => each((operation) => line.cut(operation)),
      },
      assertions: {
        loading: async () => {
          await main
            .getByRole('status')
            .filter({ hasText: t('app:wait') })
            .waitFor()
          for (const operation of parts) await line.isWaiting(operation)
        },
        shown: async () => {
          await sellers.waitFor()
          for (const section of sections) await trader.heading(section).waitFor()
          expect(await trader.button('app:failure.retry').count()).toBe(0)
        },
        shownInPart: async () => {
          await trader.shows(t('catalogue:home.partly'))
          for (const section of sections) await trader.heading(section).waitFor()
          expect(await sellers.count()).toBe(0)
        },
        empty: async () => {
          await trader.shows(t('catalogue:home.emptyTitle'))
          await trader.link('catalogue:home.seeSellers').waitFor()
          await nothingElse()
        },
        unreachable: async () => {
          await trader.shows(t('app:failure.unreachable.title'))
          await nothingElse()
        },
      },
    }
  },
}

/** How a trade works, and what one can rely on. */
const staticSections = 2
