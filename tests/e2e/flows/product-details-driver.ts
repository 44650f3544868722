import { expect } from 'vitest'
import { productDetailsAddress } from '#src/lib/paths.ts'
import { productDetailsMachine } from '#src/machines/catalogue/product-details.machine.ts'
import type { Row } from '#server/store/tables.ts'
import { productDetailsEvents } from '#tests/support/event-fixtures/product-details.ts'
import { drawn } from '../drawn.ts'
import { acetoneOf } from './acetone.ts'
import type { FlowDriver } from './drive-flow.ts'

export const productDetailsDriver: FlowDriver<typeof productDetailsEvents> = {
  machine: productDetailsMachine,
  flowEvents: productDetailsEvents,
  held: ['viewProduct', 'getAIRecommendation'],
  drivers: ({ trader, visit, line, market }) => {
    const { page, t } = trader
    let acetone: Row<'products'>
    /** Its seller takes it off the market, or puts it on offer again. */
    const put = (status: 'active' | 'inactive') => market.store.update('products', { _id: acetone._id }, { status })
    const similar = page.getByRole('region', { name: t('catalogue:product.similar'), exact: true })
    const there = () => page.getByRole('heading', { level: 1, name: nameIn(trader.language, acetone), exact: true }).waitFor()
    return {
      open: {
        'a product': async () => {
          acetone = await acetoneOf(market)
          await visit(productDetailsAddress(acetone._id))
        },
        'no product': () => visit('/product-details'),
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'reading answered': async () => {
          await put('active')
          await line.carry('viewProduct')
        },
        'reading refused': async () => {
          await put('inactive')
          await line.carry('viewProduct')
        },
        'reading unreachable': () => line.cut('viewProduct'),
        'readingSimilar answered': () => line.carry('getAIRecommendation'),
        'readingSimilar unreachable': () => line.fails('getAIRecommendation', () => line.cut('getAIRecommendation')),
      },
      assertions: {
        unchosen: async () => {
          await trader.shows(t('catalogue:product.unchosenTitle'))
          await trader.link('catalogue:product.toList').waitFor()
        },
        loading: async () => {
          await line.isWaiting('viewProduct')
          await page
            .getByRole('status')
            .filter({ hasText: t('catalogue:product.waiting') })
            .waitFor()
        },
        shown: there,
        'shown.seekingSimilar': async () => {
          await line.isWaiting('getAIRecommendation')
          expect(await similar.count()).toBe(0)
        },
        'shown.complete': async () => {
          await similar.waitFor()
          expect(await similar.getByRole('heading', { level: 3 }).count()).toBe(4)
        },
        // The line has broken: what could have come in its place is there now.
        'shown.withoutSimilar': async () => {
          await there()
          await drawn(page)
          expect([await similar.count(), await page.getByRole('alert').count()]).toEqual([0, 0])
        },
        refused: async () => {
          await trader.shows(t('app:failure.refused.title'))
          await trader.shows(t('server:refused.notFound'))
          await trader.link('catalogue:product.toList').waitFor()
        },
        unreachable: async () => {
          await trader.shows(t('app:failure.unreachable.title'))
          await trader.link('catalogue:product.toList').waitFor()
        },
      },
    }
  },
}

const nameIn = (language: string, { name_en, name_ar }: Row<'products'>) => (language === 'ar' ? (name_ar ?? name_en) : name_en)
