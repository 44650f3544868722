import { beforeEach, expect, it } from 'vitest'
import { demoPassword } from '#server/demo/load-demo.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import type { BodyOf } from '#server/operation.ts'
import { type OwnCatalogue, openOwnCatalogue } from '#tests/support/seller-catalogue.ts'
import { after, openRequirementFixture } from '#tests/support/requirement-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const mayNot = { code: 403, results: { stepUp: { kinds: ['mailedCode'] } } }

/** Somebody has a seller's password, and an accomplice who would buy for next to nothing. */
describeMarketplaces((_, openStore) => {
  let own: OwnCatalogue
  let home: { token: string; side: 'Seller' }
  let thief: { token: string; side: 'Seller' }
  let from = 0
  const signIn = async (deviceId: string) => {
    const body = { email: 'company@kimiya.example', password: demoPassword, deviceId }
    const { token } = await own.market.call('login', { body, address: `203.0.113.${(from += 1)}` })
    return { token, side: 'Seller' as const }
  }
  beforeEach(async () => {
    own = await openOwnCatalogue(await openStore())
    home = await signIn('the-browser-at-home')
    thief = await signIn('the-browser-of-a-thief')
  })
  const answer = async (operationId: OperationId, by: typeof thief, id: string | undefined, body: object) => {
    const { code, results } = await own.market.envelope(operationId, { ...by, ...(id === undefined ? {} : { id }), body })
    return { code, results }
  }

  it('changes no price from a browser that is new to the seller, by the form or by the quick edit, but the stock', async () => {
    const { _id: id, version = 0 } = await own.add({ priceTiers: own.form().priceTiers.slice(0, 1) })
    const { stock, status: _status, ...all } = own.form()
    const fields = { ...all, priceTiers: all.priceTiers.slice(0, 1) }
    const [first] = fields.priceTiers
    const price = { amount: 1, currency: first?.price.currency ?? '' }
    const cheap = { ...fields, version, priceTiers: [{ ...first, price }] }
    expect(await answer('editSellerProduct', thief, id, cheap)).toMatchObject(mayNot)
    expect(await answer('editInventory', thief, id, { version, price })).toMatchObject(mayNot)
    const seen = { value: stock.value, unit: stock.unit, seen: stock.value }
    expect(await answer('editInventory', thief, id, { version, stock: seen })).toMatchObject({ code: 200 })
    expect(await answer('editSellerProduct', thief, id, { ...fields, version: version + 1 })).toMatchObject({ code: 200 })
    expect(await answer('editInventory', home, id, { version: version + 2, price })).toMatchObject({ code: 200 })
  })

  it('changes no price and no largest quantity of a sample there, and offers none', async () => {
    const currency = own.form().priceTiers[0]?.price.currency ?? ''
    const sample = { offered: true, price: { amount: 500_000, currency }, maximum: { value: 2, unit: 'kg' as const } }
    const offered = await own.add({ sample })
    const none = await own.add({ sample: { offered: false } })
    const { stock: _stock, status: _status, ...fields } = own.form()
    const edit = (by: typeof thief, { _id, version = 0 }: typeof offered, changed: object) =>
      answer('editSellerProduct', by, _id, { ...fields, version, sample: { ...sample, ...changed } })
    expect(await edit(thief, offered, { price: { amount: 1, currency } })).toMatchObject(mayNot)
    expect(await edit(thief, offered, { maximum: { value: 20, unit: 'kg' } })).toMatchObject(mayNot)
    expect(await edit(thief, none, {})).toMatchObject(mayNot)
    expect(await edit(thief, offered, {})).toMatchObject({ code: 200 })
    expect(await edit(home, none, {})).toMatchObject({ code: 200 })
  })

  it('takes no surcharge from a package there', async () => {
    const drum = { kind: 'drum' as const, net: { value: 160, unit: 'kg' as const } }
    const packaging = [{ ...drum, surcharge: { amount: 5, currency: own.form().priceTiers[0]?.price.currency ?? '' } }]
    const { _id, version } = await own.add({ packaging })
    const { stock: _stock, status: _status, ...fields } = own.form()
    const edit = (by: typeof thief, packages: object[]) =>
      answer('editSellerProduct', by, _id, { ...fields, version, packaging: packages })
    expect(await edit(thief, [drum])).toMatchObject(mayNot)
    expect(await edit(thief, [...packaging, { ...drum, kind: 'jerrycan' }])).toMatchObject({ code: 200 })
  })

  it('offers no price for a quote there, and bids for no requirement', async () => {
    const { _id: productId } = await own.add()
    const currency = own.form().priceTiers[0]?.price.currency ?? ''
    const [address] = (await own.market.call('getAddresses', { token: own.buyer, body: {} })).addresses
    const { _id: quoteId } = await own.market.call('placeQuotationOrder', {
      token: own.buyer,
      body: {
        action: 'request',
        productId,
        quantity: { value: 160, unit: 'kg' },
        incoterm: 'CIF',
        addressId: address?._id ?? '',
      },
    })
    const offer = {
      unitPrice: { amount: 1, currency },
      shipping: { amount: 0, currency },
      leadTimeDays: 7,
      validUntil: after(10).slice(0, 10),
    }
    expect(await answer('acceptOrder', thief, quoteId, { offer })).toMatchObject(mayNot)
    expect(await answer('acceptOrder', home, quoteId, { offer })).toMatchObject({ code: 200 })

    const wanted = await openRequirementFixture(own.market)
    const requirement = await wanted.post()
    const bid: BodyOf<'bidRequirement'> = wanted.offer(requirement._id)
    expect(await answer('bidRequirement', thief, undefined, bid)).toMatchObject(mayNot)
    expect(await answer('bidRequirement', home, undefined, bid)).toMatchObject({ code: 200 })
  })
})
