import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyOf } from '#server/operation.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const start = new Date('2026-11-21T08:00:00.000Z')
const after = (days: number) => new Date(start.getTime() + days * 86_400_000).toISOString()

describeMarketplaces((_name, openStore) => {
  let market: Marketplace
  let buyer: { token: string }
  let addressId: string

  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    buyer = { token: await market.signIn('buyer') }
    addressId = (await market.call('getAddresses', { ...buyer, body: {} })).addresses[0]?._id ?? ''
  })
  beforeEach(() => {
    market.clock.now = start
  })

  const post = (columns: Partial<BodyOf<'createRequirement'>> = {}) => {
    const stated = { title: 'Toluene for a coil coating line', productName: 'Toluene', casNumber: '108-88-3', currency: 'USD' }
    const body = { ...stated, addressId, quantity: { value: 2, unit: 't' as const }, deadline: after(7), ...columns }
    return market.call('createRequirement', { ...buyer, body })
  }
  const codeOf = async (...call: Parameters<Marketplace['envelope']>) => (await market.envelope(...call)).code

  describe('tender news', () => {
    it('shows visitors the news and the public requirements, without the buyer’s name', async () => {
      const { _id, number } = await post({
        title: 'Toluene, public',
        description: 'In drums.',
        isPublic: true,
        budget: { amount: 1_000_000, currency: 'USD' },
      })
      const { tenders, total } = await market.call('getChemicalTender', { body: { pageSize: 100 } })
      expect(total).toBe(tenders.length)
      expect(tenders.filter(({ kind }) => kind === 'news')).toHaveLength(13)
      const shown = tenders.find((tender) => tender._id === _id)
      expect(shown).toEqual({
        _id,
        kind: 'requirement',
        reference: number,
        country: 'BD',
        open: true,
        documents: [],
        title_en: 'Toluene, public',
        body_en: 'In drums.',
        productName: 'Toluene',
        casNumber: '108-88-3',
        quantity: { value: 2, unit: 't' },
        buyer: { country: 'BD', accountType: 'Individual' },
        publishedAt: start.toISOString(),
        closesAt: after(7),
      })
      expect(await market.call('viewChemicalTender', { id: _id })).toEqual(shown)
      await market.call('closeRequirement', { ...buyer, id: _id, body: { reason: 'Project stopped' } })
      expect(await codeOf('viewChemicalTender', { id: _id })).toBe(404)
      expect(await codeOf('viewChemicalTender', { id: (await post())._id })).toBe(404)
    })

    it('finds by words in each language, by country, and by what closes soon', async () => {
      const find = async (body: BodyOf<'getChemicalTender'>) => {
        const { tenders } = await market.call('getChemicalTender', { body: { kind: 'news', ...body } })
        return tenders.map(({ reference }) => reference)
      }
      expect(await find({ search: 'aluminium sulfate' })).toEqual(['NDWC-CHEM-2026-41'])
      expect(await find({ search: 'اسمدة ذوابة' })).toEqual(['JPF-2026-AN-19'])
      expect(await find({ search: 'তরল ক্লোরিন' })).toEqual(['KWSS-T-118/26'])
      expect(await find({ search: 'NDWC-CHEM-2026-41' })).toEqual(['NDWC-CHEM-2026-41'])
      expect(await find({ countries: ['KE', 'MA'] })).toEqual(['RVR-PAINT-09', 'ATLAS-MIN-2026-3'])
      expect(await find({ countries: ['KE', 'MA'], sort: 'closingSoon' })).toEqual(['RVR-PAINT-09'])
      expect(await find({ sort: 'closingSoon', pageSize: 2, page: 2 })).toEqual(['KWSS-T-118/26', 'AEGEAN-FOOD-611'])
    })

    it('does not show what is published later', async () => {
      const [later] = (await market.call('getChemicalTender', { body: { kind: 'news', pageSize: 1 } })).tenders
      if (later === undefined) throw new Error('The demo has tender news')
      expect(await codeOf('viewChemicalTender', { id: later._id })).toBe(200)
      market.clock.now = new Date(Date.parse(later.publishedAt ?? '') - 1)
      expect(await codeOf('viewChemicalTender', { id: later._id })).toBe(404)
      const { tenders } = await market.call('getChemicalTender', { body: { kind: 'news', pageSize: 100 } })
      expect(tenders.length).toBeGreaterThan(0)
      expect(tenders.map(({ _id }) => _id)).not.toContain(later._id)
    })
  })

  it('a subcategory is answered with its category and how many products it has', async () => {
    const { categories } = await market.call('getAllCategories', { body: {} })
    const { subCategories, _id, name_en, name_ar, name_bn } = categories[0] ?? { subCategories: [] }
    const listed = subCategories[0]
    const shown = await market.call('viewSubCategory', { id: listed?._id ?? '' })
    expect(shown).toEqual({ ...listed, category: { _id, name_en, name_ar, name_bn } })
  })
})
