import { beforeAll, expect, it } from 'vitest'
import { serverText } from '#server/texts.ts'
import { cyclohexaneForm } from '#tests/support/listing-fixtures.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { registrant } from '#tests/support/registration.ts'
import { openRequirementFixture } from '#tests/support/requirement-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const iban = 'SA03 8000 0000 6080 1016 7519'
const text = `Pay to ${iban}`
const refused = serverText('en', 'server:field.bankDetails')

/** A seller has the buyer of an invoice pay to an account that is not the marketplace's. */
describeMarketplaces((_, openStore) => {
  let fixture: Awaited<ReturnType<typeof openRequirementFixture>>
  beforeAll(async () => {
    fixture = await openRequirementFixture(await openMarketplace(await openStore()))
  })
  const faultsOf = async (...call: Parameters<typeof fixture.market.envelope>) => {
    const { code, results } = await fixture.market.envelope(...call)
    return [code, results]
  }

  it('No line of a seller’s address bears an account, nor do its lines below each other', async () => {
    const edit = (body: object) => faultsOf('editProfile', { ...fixture.gulf, body })
    expect(await edit({ street: text, city: text })).toEqual([422, { fields: { street: refused, city: refused } }])
    const halves = { street: 'Pay to SA03 8000 0000', postalCode: '6080 1016', city: '7519' }
    expect(await edit(halves)).toEqual([422, { fields: { street: refused } }])
    expect((await edit({ street: halves.street, postalCode: '31961', city: 'Jubail' }))[0]).toBe(200)
    expect((await edit({ street: 'Bank Road 12', postalCode: '31961-4567', city: 'Jubail' }))[0]).toBe(200)
    expect((await edit({ street: halves.street, postalCode: '31961', city: 'Jubail' }))[0]).toBe(200)
    expect(await edit({ postalCode: halves.postalCode, city: halves.city })).toEqual([422, { fields: { street: refused } }])
  })

  it('No name of a product bears one', async () => {
    const [category] = await fixture.market.store.list('subCategories', {})
    const body = cyclohexaneForm(category?._id ?? '', { name_en: `Cyclohexane, ${text}`, name_ar: `سيكلوهكسان ${text}` })
    expect(await faultsOf('addSellerProduct', { ...fixture.gulf, body })).toEqual([
      422,
      { fields: { name_en: refused, name_ar: refused } },
    ])
  })

  it('No tax number is one, which stands beside the seller’s name', async () => {
    const { market } = fixture
    const company = { accountType: 'Company' as const, businessName: 'Rafiq Dyes', taxNumber: 'SA0380000000608010167519' }
    const body = { ...registrant, ...company, email: 'iban@kimiya.example' }
    expect(await faultsOf('signup', { body })).toEqual([422, { fields: { taxNumber: refused } }])
    expect(await market.store.count('users', { email: 'iban@kimiya.example' })).toBe(0)
  })

  it('No bid bears one in what it is for, its note or its place', async () => {
    const { _id } = await fixture.post()
    const body = fixture.offer(_id, { goodsName: `Toluene, ${text}`, note: text, incotermPlace: text })
    expect(await faultsOf('bidRequirement', { ...fixture.gulf, body })).toEqual([
      422,
      { fields: { goodsName: refused, note: refused, incotermPlace: refused } },
    ])
  })

  it('No offer of a quote bears one in its terms', async () => {
    const { market, buyer, gulf, tolueneOfGulf } = fixture
    const product = await tolueneOfGulf()
    const addressId = (await market.call('getAddresses', { ...buyer, body: {} })).addresses[0]?._id ?? ''
    const { _id: id } = await market.call('placeQuotationOrder', {
      ...buyer,
      body: {
        action: 'request',
        productId: product._id,
        quantity: { value: 2, unit: 't' },
        incoterm: 'CIF',
        incotermPlace: 'Chattogram',
        addressId,
      },
    })
    const { currency } = product.price
    const offer = {
      unitPrice: { amount: 340, currency },
      shipping: { amount: 95_000, currency },
      leadTimeDays: 10,
      validUntil: '2026-11-30',
    }
    const quoted = (terms: string) => faultsOf('acceptOrder', { ...gulf, id, body: { offer: { ...offer, terms } } })
    expect(await quoted(`IBC included.\n${text}`)).toEqual([422, { fields: { 'offer.terms': refused } }])
    expect((await quoted('IBC included.'))[0]).toBe(200)
  })
})
