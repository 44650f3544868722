import { expect } from 'vitest'
import { productListMachine } from '#src/machines/catalogue/product-list.machine.ts'
import { productListEvents, productListNeverIn } from '#tests/support/event-fixtures/product-list.ts'
import { type FlowDriver, left } from './drive-flow.ts'
import { openSmallSite } from './plain-installation.ts'
import { withoutProducts } from './withdrawn-listing.ts'

/** The categories are known only after a successful reading. */
const notEmitted = ['another category chosen'] as const

export const productListDriver: FlowDriver<typeof productListEvents> = {
  machine: productListMachine,
  flowEvents: productListEvents,
  neverIn: productListNeverIn,
  held: ['getProducts'],
  site: openSmallSite,
  barred: { 'searching.fresh': notEmitted, unreachable: notEmitted },
  rulesOut: {
    // The list begins at its first page again.
    'sorted by name': ['reading answered, fewer pages'],
    'searched for in the header': ['reading answered, fewer pages'],
    // The address was put right: there is nothing behind it.
    'reading answered, fewer pages': ['reading answered, fewer pages', 'gone back'],
    // It leads to where they were before, which need not be the page that they came to first.
    'gone back': ['gone back', 'sorted by name', 'reading answered, fewer pages'],
    'another category chosen': 'all',
  },
  drivers: ({ trader, visit, line, market }) => {
    const { page, t } = trader
    const main = page.locator('main')
    let offered: string[] = []
    let searching = true
    /** The next reading reaches a marketplace with so many products on offer; then all are there again. */
    const readAmong = async (count: number, assertion: () => Promise<unknown>) => {
      await withoutProducts(market.store, offered.slice(count), async () => {
        await line.carry('getProducts')
        await assertion()
      })
      searching = false
    }
    /** A later selection aborts the one before. */
    const selection = async (act: () => Promise<unknown>) => {
      await (searching ? line.fails('getProducts', act) : act())
      searching = true
    }
    const waits = (text: string) => main.getByRole('status').filter({ hasText: text }).waitFor()
    const cards = main.getByRole('heading', { level: 2 })
    return {
      open: {
        'the second page': async () => {
          offered = (await market.store.list('products', { status: 'active' })).map(({ _id }) => _id)
          await visit('/product-filter?page=2')
        },
      },
      events: {
        'retry.asked': async () => {
          await trader.button('app:failure.retry').click()
          searching = true
        },
        'sorted by name': async () => {
          await selection(() => trader.field('catalogue:sort.label').selectOption('name'))
          await page.waitForURL(/\?sort=name$/)
        },
        'searched for in the header': async () => {
          await selection(async () => {
            const box = page.locator('header').getByRole('combobox')
            await box.fill('acetone')
            await box.press('Enter')
          })
          await page.waitForURL(/\?search=acetone$/)
          await trader.heading('catalogue:list.titleSearch', { search: 'acetone' }).waitFor()
        },
        'gone back': () => selection(() => page.goBack()),
        'another category chosen': async () => {
          await trader.field('catalogue:filter.category').selectOption({ index: 1 })
          await waits(t('catalogue:list.waiting'))
          await page.getByRole('combobox', { name: t('catalogue:filter.subCategory'), exact: true }).waitFor()
          return left
        },
        'reading answered': async () => {
          await line.carry('getProducts')
          searching = false
        },
        'reading answered, none': () => readAmong(0, () => trader.shows(t('catalogue:list.emptyTitle'))),
        'reading answered, fewer pages': async () => {
          await readAmong(3, () => page.waitForURL(/\/product-filter$/))
          searching = true
        },
        'reading unreachable': async () => {
          await line.cut('getProducts')
          searching = false
        },
      },
      assertions: {
        searching: () => line.isWaiting('getProducts'),
        'searching.fresh': async () => {
          await waits(t('catalogue:list.waiting'))
          expect(await cards.count()).toBe(0)
        },
        'searching.refining': async () => {
          await waits(t('catalogue:list.refreshing'))
          await cards.first().waitFor()
        },
        found: async () => {
          await cards.first().waitFor()
          // The count is shown only with the products.
          await main.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()
          expect(await main.locator('[aria-busy="true"]').count()).toBe(0)
        },
        empty: () => trader.shows(t('catalogue:list.emptyTitle')),
        unreachable: () => trader.shows(t('app:failure.unreachable.title')),
      },
    }
  },
}
