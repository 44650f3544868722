import { beforeAll, describe, expect, it } from 'vitest'
import { normaliseSearch } from '#server/domain/search/search-text.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import type { ProductPageRequest, ProductSort } from '#server/store/product-queries.ts'
import type { Store } from '#server/store/store.ts'
import { demoStore } from '#tests/support/demo-store.ts'
import { describeStores } from '#tests/support/stores.ts'

const now = '2026-11-21T08:00:00.000Z'

const page = (request: Partial<ProductPageRequest> = {}): ProductPageRequest => ({
  now,
  sort: 'top',
  limit: 20,
  offset: 0,
  ...request,
})

/** Numbers below a limit, the same in every run. */
function countingRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

function misspell(text: string, random: (below: number) => number): string {
  const letters = [...text]
  const at = random(letters.length)
  const [here = '', next = ''] = letters.slice(at)
  const edits = [
    [next, here],
    [next],
    [letters[random(letters.length)] ?? '', next],
    [here, letters[random(letters.length)] ?? '', next],
  ]
  return letters.toSpliced(at, 2, ...(edits[random(edits.length)] ?? [])).join('')
}

describeStores((_, openStore) => {
  let store: Store
  /** The memory store is the reference: the others are compared with it. */
  let reference: Store
  let solvents: string
  beforeAll(async () => {
    store = await demoStore(await openStore())
    reference = await demoStore(openMemoryStore())
    solvents = (await store.find('categories', { slug: 'solvents' }))?._id ?? ''
  })

  const names = async (search: string) => {
    const { rows, corrected } = await store.searchProducts(search, now, 5, 0)
    return { names: [...new Set(rows.map(({ name_en }) => name_en))], corrected }
  }

  it('are gone through by their ids, with what their comparable price follows from', async () => {
    const all = (await store.list('products', {})).map(({ _id }) => _id).sort()
    const first = await store.pricedProducts(undefined, 3)
    const rest = await store.pricedProducts(first.at(-1)?._id, 10_000)
    expect([...first, ...rest].map(({ _id }) => _id)).toEqual(all)
    const [one] = first
    const { currency, unit, price, comparablePrice } = (await store.find('products', { _id: one?._id ?? '' })) ?? {}
    expect(one).toEqual({ _id: all[0], currency, unit, price, comparablePrice })
  })

  describe('the substances of a formula', () => {
    it('are each named once, with one of its structures', async () => {
      const found = await store.substancesOf('#C3H8O#')
      expect(found).toEqual([
        { casNumber: '67-63-0', smiles: 'CC(C)O' },
        { casNumber: '71-23-8', smiles: 'CCCO' },
      ])
      expect(await store.substancesOf('#C3H8O2#')).toEqual(await reference.substancesOf('#C3H8O2#'))
    })

    it('are none of a formula that no product has, of a part of one, or without an active product', async () => {
      expect(await store.substancesOf('#C99H1#')).toEqual([])
      expect(await store.substancesOf('#C3H8#')).toEqual([])
    })
  })

  describe('search', () => {
    it.each([
      ['a name', 'acetone', 'Acetone'],
      ['a name in Arabic, with or without its marks', 'أسيتون', 'Acetone'],
      ['a name in Arabic with a plain alef', 'اسيتون', 'Acetone'],
      ['a name in Bangla', 'অ্যাসিটোন', 'Acetone'],
      ['a name in Bangla as many write it', 'সালফিউরিক এসিড', 'Sulfuric acid'],
      ['words in any order', 'acid sulfuric', 'Sulfuric acid'],
      ['a CAS number', '67-64-1', 'Acetone'],
      ['a CAS number in Bangla digits', '৬৭-৬৪-১', 'Acetone'],
      ['an EC number', '200-662-2', 'Acetone'],
      ['the beginning of a name', 'aceto', 'Acetone'],
      ['a synonym', 'propanone', 'Acetone'],
      ['a trade abbreviation', 'MEK', 'Methyl ethyl ketone'],
      ['a formula', 'C3H6O', 'Acetone'],
      ['a formula in groups', 'CH3COCH3', 'Acetone'],
      ['a formula as it is written', 'NaOH', 'Sodium hydroxide'],
      ['a formula in small letters', 'naoh', 'Sodium hydroxide'],
      ['a formula with a small sign', 'H₂SO₄', 'Sulfuric acid'],
      ['a formula as a phone begins it', 'Koh', 'Potassium hydroxide'],
      ['a formula of a gas that is sold dissolved', 'NH3', 'Ammonia'],
      ['the formula of an alcohol', 'C2H5OH', 'Ethanol'],
      ['a formula with brackets', '(NH4)2SO4', 'Ammonium sul'],
      ['a CAS number without its hyphens', '67641', 'Acetone'],
      ['a CAS number without its hyphens in Arabic digits', '٦٧٦٤١', 'Acetone'],
      ['capitals', 'ACETONE', 'Acetone'],
    ])('finds by %s, best first', async (_name, search, expected) => {
      const found = await names(search)
      expect(found.corrected).toBe(false)
      expect(found.names[0]?.toLowerCase()).toContain(expected.toLowerCase())
    })

    it.each([
      ['two letters swapped', 'acetnoe', 'Acetone'],
      ['a letter left out', 'sulfric acid', 'Sulfuric acid'],
      ['a wrong letter', 'methenol', 'Methanol'],
      ['a letter too many', 'acettone', 'Acetone'],
      ['an Arabic word with a wrong letter', 'أسيتوم', 'Acetone'],
      ['a Bangla word with a wrong letter', 'অ্যাসিটুন', 'Acetone'],
      ['one wrong word beside a right one', 'acid sulphric', 'Sulfuric acid'],
    ])('forgives %s', async (_name, search, expected) => {
      const found = await names(search)
      expect(found.corrected).toBe(true)
      expect(found.names.some((name) => name.toLowerCase().includes(expected.toLowerCase()))).toBe(true)
    })

    it.each([
      'xyzzy',
      'wqt',
      'qqqqqqqq',
      '99-99-9',
      '%',
      '_',
      "'",
      '\\',
      '&|!:*',
      '   ',
      '%%%%',
      "acetone'; drop table products",
    ])('finds nothing for %s, and nothing breaks', async (search) =>
      expect(await store.searchProducts(search, now, 5, 0)).toEqual({ rows: [], total: 0, moreExist: false, corrected: false }),
    )

    it.each([
      'a',
      'acid',
      'acid sul',
      'ক',
      'sodium',
      'acetnoe',
      '7732-18-5',
      'ol',
      'methyl ketone',
      'co',
      'NaOH',
      'C2',
      'Sn',
      'ca(oh)2',
      '7732185',
    ])('agrees with the reference on %s', async (search) => {
      for (const offset of [0, 5]) {
        expect(await store.searchProducts(search, now, 5, offset)).toEqual(await reference.searchProducts(search, now, 5, offset))
      }
    })
  })

  it('agrees with the reference on any word with letters swapped, lost, changed and added', async () => {
    const random = countingRandom(7)
    const { rows } = await reference.productPage(page({ limit: 1000 }))
    const words = [
      ...new Set(rows.flatMap(({ name_en, name_ar, name_bn }) => normaliseSearch(`${name_en} ${name_ar} ${name_bn}`).split(' '))),
    ]
    expect(words.length).toBeGreaterThan(100)
    const misspelt = Array.from({ length: 80 }, () => {
      const term = words[random(words.length)] ?? ''
      return random(4) === 0
        ? `${misspell(term, random)} ${words[random(words.length)] ?? ''}`
        : misspell(misspell(term, random), random)
    })
    for (const search of misspelt) {
      expect({ search, ...(await store.searchProducts(search, now, 5, 0)) }).toEqual({
        search,
        ...(await reference.searchProducts(search, now, 5, 0)),
      })
    }
  })

  describe('lists', () => {
    const filters: [string, () => Partial<ProductPageRequest>][] = [
      ['nothing', () => ({})],
      ['a category', () => ({ categoryId: solvents })],
      ['two grades', () => ({ grades: ['ACS', 'reagent'] })],
      ['a form', () => ({ forms: ['powder'] })],
      ['countries', () => ({ countries: ['BD', 'JP'] })],
      ['all of two certificates', () => ({ certificates: ['Halal', 'Kosher'] })],
      ['a price range over currencies', () => ({ priceFrom: 1, priceTo: 2 })],
      ['what is in stock', () => ({ inStock: true })],
      ['a status', () => ({ status: 'active', grades: ['food'] })],
      ['text', () => ({ search: 'acid', grades: ['industrial'] })],
      ['misspelt text', () => ({ search: 'acetnoe' })],
      [
        'everything at once',
        () => ({
          categoryId: solvents,
          grades: ['technical'],
          forms: ['liquid'],
          countries: ['SA', 'IN'],
          priceTo: 5,
          inStock: true,
        }),
      ],
    ]

    it.each(filters)('filtered by %s agree with the reference, facets too', async (_name, filter) => {
      const found = await store.productPage(page(filter()))
      expect(found).toEqual(await reference.productPage(page(filter())))
      expect(found.total).toBeGreaterThan(0)
      expect(await store.productFacets(filter())).toEqual(await reference.productFacets(filter()))
    })

    it.each<ProductSort>(['promoted', 'top', 'newest', 'priceAscending', 'priceDescending', 'name'])(
      'sorted by %s agree with the reference, and pages never overlap',
      async (sort) => {
        const seen: string[] = []
        for (let offset = 0; offset < 60; offset += 20) {
          const request = page({ sort, categoryId: solvents, offset })
          const { rows } = await store.productPage(request)
          expect(rows).toEqual((await reference.productPage(request)).rows)
          seen.push(...rows.map(({ _id }) => _id))
        }
        expect(new Set(seen).size).toBe(seen.length)
      },
    )

    it('filtered by what is sold out have what there is less of than the minimum order', async () => {
      const [first, second] = (await store.productPage(page({ limit: 2 }))).rows
      const sellTo = (row: typeof first, stock: number) => store.update('products', { _id: row?._id ?? '' }, { stock })
      await sellTo(first, (first?.minimumOrder ?? 0) - 1)
      await sellTo(second, second?.minimumOrder ?? 0)
      const { rows, total } = await store.productPage(page({ soldOut: true }))
      expect([rows.map(({ _id }) => _id), total]).toEqual([[first?._id], 1])
      await sellTo(first, first?.stock ?? 0)
      await sellTo(second, second?.stock ?? 0)
    })

    it('sorted by visits count them anew each time, though nothing else of the catalogue changed', async () => {
      const request = page({ sort: 'mostViewed', categoryId: solvents, limit: 3 })
      const [, second, third] = (await store.productPage(request)).rows
      const viewed = [third, second].map((row) => row?._id ?? '')
      for (const [at, _id] of viewed.entries()) await store.insert('viewCounts', { _id, count: 90 - at })
      const searched = { ...request, search: third?.name_en ?? '', limit: 1 }
      expect((await store.productPage(request)).rows.slice(0, 2).map(({ _id }) => _id)).toEqual(viewed)
      expect((await store.productPage(searched)).rows.map(({ _id }) => _id)).toEqual([third?._id])
      await store.update('viewCounts', { _id: viewed[1] ?? '' }, { count: 91 })
      expect((await store.productPage(request)).rows.slice(0, 2).map(({ _id }) => _id)).toEqual(viewed.toReversed())
      for (const _id of viewed) await store.remove('viewCounts', { _id })
    })

    it('count all on a page past the end', async () => {
      const { total } = await store.productPage(page())
      expect(await store.productPage(page({ offset: 10_000 }))).toEqual({ rows: [], total, moreExist: false })
    })

    it('hide inactive products from all but who asks for them, and deleted ones from all', async () => {
      const { rows } = await store.productPage(page({ limit: 1 }))
      const [hidden] = rows
      const { total } = await store.productPage(page())
      const named = async () => (await store.searchProducts(hidden?.name_en ?? '', now, 50, 0)).rows.map(({ _id }) => _id)
      expect(await named()).toContain(hidden?._id)
      await store.update('products', { _id: hidden?._id ?? '' }, { status: 'inactive' })
      expect((await store.productPage(page())).total).toBe(total - 1)
      expect((await store.productPage(page({ includeInactive: true }))).total).toBe(total)
      const shelved = await store.productPage(page({ includeInactive: true, status: 'inactive' }))
      expect([shelved.rows.map(({ _id }) => _id), shelved.total]).toEqual([[hidden?._id], 1])
      expect((await store.productPage(page({ status: 'inactive' }))).total).toBe(0)
      expect(await named()).not.toContain(hidden?._id)
      await store.update('products', { _id: hidden?._id ?? '' }, { status: 'deleted' })
      expect((await store.productPage(page({ includeInactive: true }))).total).toBe(total - 1)
      expect((await store.productPage(page({ includeInactive: true, search: hidden?.name_en ?? '' }))).rows).not.toContainEqual(
        expect.objectContaining({ _id: hidden?._id }),
      )
      await store.update('products', { _id: hidden?._id ?? '' }, { status: 'active' })
    })
  })

  it('shows a product with its category, subcategory and seller', async () => {
    const [first] = (await store.productPage(page({ limit: 1 }))).rows
    expect(await store.productDetail(first?._id ?? '')).toEqual(await reference.productDetail(first?._id ?? ''))
    await store.insert('viewCounts', { _id: first?._id ?? '', count: 41 })
    expect((await store.productDetail(first?._id ?? ''))?.viewCount).toBe(41)
    await store.remove('viewCounts', { _id: first?._id ?? '' })
    expect(await store.productDetail('00000000-0000-7000-8000-ffffffffffff')).toBeUndefined()
  })

  it('ranks the sellers that offer something, and finds them by name', async () => {
    const all = await store.sellerPage({ limit: 5, offset: 0 })
    expect(all).toEqual(await reference.sellerPage({ limit: 5, offset: 0 }))
    expect(all.total).toBe(14)
    expect(
      (await store.sellerPage({ search: 'marjan gulf', limit: 5, offset: 0 })).rows.map(({ businessName }) => businessName),
    ).toEqual(['Gulf Marjan Petrochem Trading Co.'])
    expect(
      (await store.sellerPage({ search: 'marjna', limit: 5, offset: 0 })).rows.map(({ businessName }) => businessName),
    ).toEqual(['Gulf Marjan Petrochem Trading Co.'])
    expect(await store.sellerPage({ search: 'acetone', limit: 5, offset: 0 })).toEqual({ rows: [], total: 0 })
    expect(await store.sellerPage({ search: '%', limit: 5, offset: 0 })).toEqual({ rows: [], total: 0 })
  })

  it('names the countries of the sellers with active products', async () => {
    expect(await store.sellerCountries()).toEqual(await reference.sellerCountries())
    expect(await store.sellerCountries()).toContain('SA')
    const buyer = await store.find('users', { email: 'company@kimiya.example' })
    expect(await store.count('products', { sellerId: buyer?._id ?? '' })).toBe(0)
  })

  it('counts products, brands and sellers', async () => {
    expect(await store.productCounts()).toEqual(await reference.productCounts())
    expect(await store.bannerNumbers()).toEqual(await reference.bannerNumbers())
  })
})
