import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyOf } from '#server/operation.ts'
import { type OwnCatalogue, openOwnCatalogue } from '#tests/support/seller-catalogue.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const drum = { kind: 'drum' as const, net: { value: 160, unit: 'kg' as const } }
const surcharge = { amount: 5, currency: 'AED' }

describeMarketplaces((_, openStore) => {
  let own: OwnCatalogue
  beforeAll(async () => {
    own = await openOwnCatalogue(await openStore())
  })
  const fieldsOf = async (packaging: BodyOf<'addSellerProduct'>['packaging']) => {
    const { results } = await own.market.envelope('addSellerProduct', { ...own.asOwner, body: own.form({ packaging }) })
    return results
  }

  describe('packages that cost more', () => {
    it('are shown to everybody, and in the reader’s currency', async () => {
      const { _id } = await own.add({ packaging: [{ ...drum, surcharge }] })
      expect((await own.market.call('viewProduct', { id: _id })).packaging).toEqual([{ ...drum, surcharge }])
      const [shown] = (await own.market.call('viewProduct', { id: _id, currency: 'USD' })).packaging
      expect(shown?.surcharge).toMatchObject({ ...surcharge, approximate: { currency: 'USD', amount: 1 } })
    })

    it('are in the currency of the prices, and each package is named once, in whatever unit', async () => {
      expect(await fieldsOf([{ ...drum, surcharge: { amount: 5, currency: 'USD' } }])).toEqual({
        fields: { 'packaging.0.surcharge': 'All prices of a product are in one currency.' },
      })
      expect(await fieldsOf([drum, { kind: 'drum', net: { value: 0.16, unit: 't' as const } }])).toEqual({
        fields: { 'packaging.1.net': 'This package is named twice.' },
      })
    })

    it('keep the price of the inventory in their currency', async () => {
      const { _id, version } = await own.add({ packaging: [{ ...drum, surcharge }] })
      const body = { version: version ?? 0, price: { amount: 150, currency: 'USD' } }
      const refused = await own.market.envelope('editInventory', { ...own.asOwner, id: _id, body })
      expect(refused.results).toEqual({ fields: { price: 'All prices of a product are in one currency.' } })
    })
  })
})
