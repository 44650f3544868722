import { beforeAll, describe, expect, it } from 'vitest'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '#tests/operations/cases/case-fixture.ts'

describeMarketplaces((_store, openStore) => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })
  const later = (seconds: number) => {
    const { clock } = fixture.market
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }

  describe('a structure that is typed as SMILES', () => {
    const found = async (search: string) => {
      const { products } = await fixture.market.call('getSearchResult', { body: { search } })
      return [...new Set(products.map(({ casNumber }) => casNumber))]
    }
    it.each([
      ['CC(C)=O', '67-64-1'],
      ['O=C(C)C', '67-64-1'],
      [' CC(=O)C ', '67-64-1'],
      ['CCO', '64-17-5'],
      ['OCC', '64-17-5'],
      ['c1ccccc1C', '108-88-3'],
      ['[Na+].[OH-]', '1310-73-2'],
      // Mannitol and sorbitol differ in one configuration.
      ['C([C@H]([C@H]([C@@H]([C@@H](CO)O)O)O)O)O', '69-65-8'],
      ['C([C@H]([C@H]([C@@H]([C@H](CO)O)O)O)O)O', '50-70-4'],
      ['CC1CCC(C(C)C)C(O)C1', '2216-51-5'],
      // Methyl glycolate is not offered: whatever has its formula is shown.
      ['COC(=O)CO', '616-38-6'],
    ])('%s finds the substance, however it is written', async (smiles, cas) => expect(await found(smiles)).toEqual([cas]))

    it('without its configuration finds all that it can be', async () => {
      const flat = await found('OCC(O)C(O)C(O)C(O)CO')
      for (const cas of ['69-65-8', '50-70-4']) expect(flat).toContain(cas)
    })

    it('is not what a name or a formula is taken for', async () => {
      const { market } = fixture
      await market.store.update('products', { casNumber: '7440-48-4' }, { status: 'inactive' })
      for (const text of ['CO', 'NO', 'C/O']) expect(await found(text)).not.toContain('67-56-1')
      await market.store.update('products', { casNumber: '7440-48-4' }, { status: 'active' })
      expect(await found('CO')).not.toContain('67-56-1')
      expect(await found('acetone')).toContain('67-64-1')
      expect(await found('C1CC1CC#N')).toEqual([])
      expect(await found('(((((')).toEqual([])
    })

    it('filters the list of products as well', async () => {
      const { products, total } = await fixture.market.call('getProducts', { body: { search: 'O=C(C)C' } })
      expect(total).toBeGreaterThan(0)
      expect(new Set(products.map(({ casNumber }) => casNumber))).toEqual(new Set(['67-64-1']))
    })
  })

  describe('a formula', () => {
    const shown = async (search: string) => {
      const { products } = await fixture.market.call('getSearchResult', { body: { search } })
      return [...new Set(products.map(({ molecularFormula }) => molecularFormula))]
    }

    it.each(['NaHSO4', 'HNaO4S', 'nahso4', 'NaHSO₄'])('%s finds the substance, shown as the trade writes it', async (search) =>
      expect(await shown(search)).toEqual(['NaHSO4']),
    )

    it.each(['HNaO4', 'NaHSO'])('%s finds it by how either form begins', async (begun) =>
      expect(await shown(begun)).toEqual(['NaHSO4']),
    )

    it('of a hydrate is found and shown with its water apart', async () => {
      for (const search of ['CuSO4·5H2O', 'CuO4S.5H2O', 'CuH10O9S']) expect(await shown(search)).toEqual(['CuSO4.5H2O'])
    })

    it('of a substance that has no other is shown in Hill order', async () => expect(await shown('67-64-1')).toEqual(['C3H6O']))
  })

  it.each(['UN1219', '1219', 'UN 1219', 'un-1219', '১২১৯'])('%s finds what has the UN number', async (search) => {
    const { products } = await fixture.market.call('getSearchResult', { body: { search } })
    expect(products.map(({ casNumber }) => casNumber)).toContain('67-63-0')
  })

  describe('the search history', () => {
    const search = async (text: string) =>
      fixture.market.call('getSearchResult', { token: fixture.buyer, body: { search: text } })
    const keywords = async () => {
      const { history } = await fixture.market.call('getSearchHistory', { token: fixture.buyer })
      return history.map(({ keyword }) => keyword)
    }
    it('keeps what was found, newest first, each once, and takes typing for one search', async () => {
      await fixture.market.call('clearHistory', { token: fixture.buyer })
      for (const typed of ['ace', 'acet', 'acetone']) {
        later(1)
        await search(typed)
      }
      later(120)
      await search('toluene')
      await search('no such substance anywhere')
      expect(await keywords()).toEqual(['toluene', 'acetone'])
      later(120)
      await search('acetone')
      expect(await keywords()).toEqual(['acetone', 'toluene'])
      for (const typed of ['citric', 'citric acid']) {
        later(70 - typed.length)
        await search(typed)
      }
      expect(await keywords()).toEqual(['citric acid', 'acetone', 'toluene'])
    })

    it('is nobody else’s', async () => {
      const { market, company } = fixture
      expect(await market.call('getSearchHistory', { token: company })).toEqual({ history: [], total: 0 })
      await market.call('clearHistory', { token: company })
      expect(await keywords()).toHaveLength(3)
    })

    it('keeps the last fifty', async () => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => fixture.market.call('getProducts', { body: { page, pageSize: 100 } })),
      )
      const searched = [...new Set(pages.flatMap(({ products }) => products.map(({ casNumber }) => casNumber)))].slice(0, 60)
      for (const text of searched) {
        later(120)
        await search(text)
      }
      expect(searched).toHaveLength(60)
      expect(await keywords()).toEqual(searched.toReversed().slice(0, 50))
      const { _id: userId } = await fixture.market.call('getUser', { token: fixture.buyer })
      // The one too many goes with the next search.
      expect(await fixture.market.store.count('searchHistory', { userId })).toBeLessThanOrEqual(51)
    })
  })

  describe('text that was read from an image', () => {
    it('finds the substance of a label by its CAS number first', async () => {
      const text = 'DANGER\nACETONE\nCAS No. 67–64–1\nToluene free\nNet weight 160 kg'
      const { products, understood } = await fixture.market.call('getQueryResult', { body: { query: text } })
      expect(products[0]?.casNumber).toBe('67-64-1')
      expect(understood.casNumbers).toEqual(['67-64-1'])
    })

    it('finds it by a UN number, or by a name in Arabic or Bangla alone', async () => {
      for (const text of ['UN 1090', 'خطر\nأسيتون', 'সতর্কতা\nঅ্যাসিটোন']) {
        const { products } = await fixture.market.call('getQueryResult', { body: { query: text } })
        expect(products[0]?.casNumber).toBe('67-64-1')
      }
    })

    it('is read past words that are longer than any name', async () => {
      const { products } = await fixture.market.call('getQueryResult', { body: { query: `${'ক'.repeat(3000)} CAS 67-64-1` } })
      expect(products[0]?.casNumber).toBe('67-64-1')
    })

    it('finds nothing in noise, and says so by an empty list', async () => {
      const { products, total } = await fixture.market.call('getQueryResult', { body: { query: '~ 12 -- x' } })
      expect({ products, total }).toEqual({ products: [], total: 0 })
    })
  })
})
