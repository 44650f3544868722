import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { categoriesCommand } from '#server/operator/categories.ts'
import type { CallCommand } from '#server/operator/call-command.ts'
import { tenderNewsCommand } from '#server/operator/tender-news.ts'
import type { Store } from '#server/store/store.ts'
import { bareInstallation, runCommand } from '#tests/support/operator-command.ts'
import { insertTradeFixture, type TradeFixture } from '#tests/support/store-fixture.ts'
import { describeStores } from '#tests/support/stores.ts'

const chlorine = {
  reference: 'DWA-2026-114',
  organisation: 'Delta Water Authority',
  country: 'EG',
  title: { en: 'Liquid chlorine for three waterworks', ar: 'كلور سائل لثلاث محطات مياه' },
  body: { en: 'Sixty cylinders of one tonne, delivered to site within the year.' },
  publishedAt: '2026-11-10T09:00:00+02:00',
  closesAt: '2026-12-20T12:00:00Z',
}

describeStores((_name, openStore) => {
  let store: Store
  let fixture: TradeFixture
  let printed: string[]

  beforeAll(async () => {
    store = await openStore()
    fixture = await insertTradeFixture(store)
  })
  beforeEach(() => {
    printed = []
  })

  const run = (command: CallCommand, file: unknown, ...args: string[]) =>
    runCommand(bareInstallation(store), command, args, { file, print: (line) => printed.push(line) })

  describe('tender-news', () => {
    test('adds what a file holds, and changes an item whose reference is known', async () => {
      const lime = { ...chlorine, reference: 'DWA-2026-115', title: { en: 'Hydrated lime' }, closesAt: '2026-12-01T00:00:00Z' }
      await run(tenderNewsCommand, [chlorine, lime], 'add', 'news.json')
      await run(tenderNewsCommand, [{ ...chlorine, closesAt: '2027-01-05T12:00:00Z' }], 'add', 'news.json')
      await run(tenderNewsCommand, undefined, 'list')
      expect(printed).toEqual([
        '2 added, 0 changed',
        '0 added, 1 changed',
        'DWA-2026-115\t2026-12-01T00:00:00.000Z\tEG\tDelta Water Authority\tHydrated lime',
        'DWA-2026-114\t2027-01-05T12:00:00.000Z\tEG\tDelta Water Authority\tLiquid chlorine for three waterworks',
      ])
      const row = await store.find('tenderNews', { reference: 'DWA-2026-114' })
      expect(row).toEqual({
        _id: row?._id,
        reference: 'DWA-2026-114',
        organisation: 'Delta Water Authority',
        country: 'EG',
        title_en: chlorine.title.en,
        title_ar: chlorine.title.ar,
        title_bn: null,
        body_en: chlorine.body.en,
        body_ar: null,
        body_bn: null,
        documents: [],
        searchText:
          ' dwa 2026 114 delta water authority liquid chlorine for three waterworks كلور سايل لثلاث محطات مياه sixty cylinders of one tonne delivered to site within the year ',
        publishedAt: '2026-11-10T07:00:00.000Z',
        closesAt: '2027-01-05T12:00:00.000Z',
      })
    })

    test('takes nothing of a file that is wrong in one place, and names each', async () => {
      const fine = { ...chlorine, reference: 'DWA-2026-200' }
      const wrong = { ...chlorine, reference: 'DWA-2026-201', country: 'Egypt', closesAt: '2026-01-01T00:00:00Z', price: 5 }
      await expect(run(tenderNewsCommand, [fine, wrong], 'add', 'news.json')).rejects.toThrow(
        /\nitems\.1\.country: .*\nitems\.1\.price: |\nitems\.1\.price: .*\nitems\.1\.country: /,
      )
      const early = { ...chlorine, closesAt: '2026-01-01T00:00:00Z' }
      await expect(run(tenderNewsCommand, [early], 'add', 'news.json')).rejects.toThrow('items.0.closesAt: It must close after')
      await expect(run(tenderNewsCommand, [fine, fine], 'add', 'news.json')).rejects.toThrow(
        'items.1.reference: This stands here twice',
      )
      expect(await store.count('tenderNews', { reference: ['DWA-2026-200', 'DWA-2026-201'] })).toBe(0)
    })

    test('removes one by its reference, and says when there is none', async () => {
      await run(tenderNewsCommand, [{ ...chlorine, reference: 'DWA-2026-300' }], 'add', 'news.json')
      await run(tenderNewsCommand, undefined, 'remove', 'DWA-2026-300')
      expect(printed).toEqual(['1 added, 0 changed', 'DWA-2026-300 removed'])
      await expect(run(tenderNewsCommand, undefined, 'remove', 'DWA-2026-300')).rejects.toThrow('No tender news DWA-2026-300')
      await expect(run(tenderNewsCommand, undefined, 'burn')).rejects.toThrow('tender-news add FILE')
    })
  })

  describe('categories', () => {
    const tree = () => [
      {
        slug: 'adhesives',
        name: { en: 'Adhesives', ar: 'مواد لاصقة', bn: 'আঠা' },
        subCategories: [
          { slug: 'epoxies', name: { en: 'Epoxies' } },
          { slug: 'hot-melts', name: { en: 'Hot melts' } },
        ],
      },
      { slug: fixture.category.slug, name: { en: 'Solvents and thinners', ar: 'مذيبات ومخففات' }, subCategories: [] },
    ]
    const listed = async (): Promise<unknown> => {
      await run(categoriesCommand, undefined, 'list')
      return JSON.parse(printed.at(-1) ?? '')
    }

    test('adds, renames and orders as the file tells, and keeps what it does not name', async () => {
      await run(categoriesCommand, tree(), 'load', 'categories.json')
      expect(printed).toEqual(['3 added, 1 kept up to date'])
      const solvents = {
        slug: fixture.category.slug,
        name: { en: 'Solvents and thinners', ar: 'مذيبات ومخففات' },
        subCategories: [{ slug: fixture.subCategory.slug, name: { en: 'Alcohols', ar: 'كحولات', bn: 'অ্যালকোহল' } }],
      }
      const [epoxies, hotMelts] = [
        { slug: 'epoxies', name: { en: 'Epoxies' } },
        { slug: 'hot-melts', name: { en: 'Hot melts' } },
      ]
      const adhesives = { slug: 'adhesives', name: { en: 'Adhesives', ar: 'مواد لاصقة', bn: 'আঠা' } }
      expect(await listed()).toEqual([{ ...adhesives, subCategories: [epoxies, hotMelts] }, solvents])

      await run(categoriesCommand, [{ ...adhesives, subCategories: [hotMelts] }], 'load', 'categories.json')
      expect(printed.at(-1)).toBe('0 added, 2 kept up to date')
      expect(await listed()).toEqual([{ ...adhesives, subCategories: [hotMelts, epoxies] }, solvents])
    })

    test('prints what it can load again without a change', async () => {
      const before = await listed()
      await run(categoriesCommand, before, 'load', 'categories.json')
      expect(await listed()).toEqual(before)
    })

    test('takes nothing of a file with a slug twice or in a wrong form', async () => {
      const [first] = tree()
      await expect(run(categoriesCommand, [first, first], 'load', 'x.json')).rejects.toThrow(
        'categories.1.slug: This stands here twice',
      )
      await expect(run(categoriesCommand, [{ ...first, slug: 'Glues!' }], 'load', 'x.json')).rejects.toThrow(
        'categories.0.slug: ',
      )
    })

    test('removes an empty one, and refuses one in use', async () => {
      const gone = { slug: 'gone', name: { en: 'Gone' }, subCategories: [{ slug: 'below', name: { en: 'Below' } }] }
      await run(categoriesCommand, [gone], 'load', 'categories.json')
      await expect(run(categoriesCommand, undefined, 'remove', 'gone')).rejects.toThrow('still in use')
      await run(categoriesCommand, undefined, 'remove', 'gone/below')
      await run(categoriesCommand, undefined, 'remove', 'gone')
      expect(printed.slice(1)).toEqual(['gone/below removed', 'gone removed'])
      const used = `${fixture.category.slug}/${fixture.subCategory.slug}`
      await expect(run(categoriesCommand, undefined, 'remove', used)).rejects.toThrow('still in use')
      await expect(run(categoriesCommand, undefined, 'remove', 'gone')).rejects.toThrow('could not find')
      expect(await store.count('subCategories', { _id: fixture.subCategory._id })).toBe(1)
    })
  })
})
