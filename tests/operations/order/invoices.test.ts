import { beforeAll, expect, it } from 'vitest'
import { bytesOf, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '#tests/operations/cases/case-fixture.ts'

describeMarketplaces((_, openStore) => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })

  const documentsOf = async (orderId: string) => {
    const invoices = await fixture.market.store.list('invoices', { orderId }, { orderBy: ['issuedAt', '_id'] })
    return Object.fromEntries(invoices.map(({ kind, document }) => [kind, document]))
  }

  const frame = {
    issuedOn: '2026-11-21',
    language: 'en',
    incoterm: 'FOB',
    seller: {
      name: 'Gulf Marjan Petrochem Trading Co.',
      country: 'SA',
      taxNumber: '300055501400003',
      address: ['Support Industries Road 12', '35718 Jubail'],
    },
    buyer: { name: 'Nusrat Jahan', address: ['14 Strand Road', 'Sadarghat', '4000 Chattogram'], country: 'BD' },
    deliveryAddress: ['14 Strand Road', 'Sadarghat', '4000 Chattogram'],
    recipient: { name: 'Nusrat Jahan', country: 'BD' },
  }
  const item = { name: 'Acetone', casNumber: '67-64-1', quantity: { value: 160, unit: 'kg' } }

  it('say who sells what to whom, where it goes, when it is to be paid and who drives it', async () => {
    const { _id, order } = await fixture.dispatched()
    const sums = { subtotal: 63_040, shipping: 0, tax: 0, total: 63_040 }
    expect(await documentsOf(_id)).toEqual({
      payment: {
        ...frame,
        ...sums,
        kind: 'payment',
        number: 'INV-2026-000001',
        orderNumber: order.number,
        currency: 'SAR',
        dueOn: '2026-12-05',
        paymentReference: order.number,
        payTo: {
          accountName: 'Kimiya Marketplace (demo)',
          bankName: 'Demo Bank',
          bankAddress: 'King Fahd Road, Dammam, Saudi Arabia',
          iban: 'SA0380000000608010167519',
          swift: 'DEMOSARIXXX',
        },
        lines: [
          {
            ...item,
            unitPrice: { amount: 394, currency: 'SAR' },
            priceUnit: 'kg',
            unNumber: 'UN1090',
            grade: 'technical',
            hsCode: '291411',
            countryOfOrigin: 'SA',
            taxRate: 0,
            net: 63_040,
            tax: 0,
          },
        ],
        taxByRate: [{ rate: 0, net: 63_040, tax: 0 }],
        taxTreatment: { kind: 'export', from: 'SA', to: 'BD' },
      },
      delivery: {
        ...frame,
        kind: 'delivery',
        number: 'DN-2026-000001',
        orderNumber: order.number,
        lines: [
          {
            ...item,
            unNumber: 'UN1090',
            hazardCodes: ['H225', 'H319', 'H336', 'EUH066'],
            packages: { count: 1, kind: 'drum' },
            grossKilograms: 180,
          },
        ],
        carriage: {
          description: 'UN 1090 ACETONE, 3, II, (D/E), (-20 °C c.c.)',
          emergencyPhone: '+966135550142',
          signatory: { name: 'Faisal Al-Harbi', city: 'Jubail', country: 'SA', signedOn: '2026-11-21' },
        },
        driverName: 'Karim Uddin',
        vehicle: 'CTG-11-2233',
      },
    })
  })

  it('say where to transfer the money, where the marketplace takes it in this currency', async () => {
    const { market, asSeller, buyer } = fixture
    const account = { accountName: 'Kimiya', bankName: 'Riyad Bank', iban: 'SA0380000000608010167519', swift: 'RIBLSARI' }
    const issued = async (currency: string) => {
      const value = JSON.stringify({ ...account, currency })
      await market.store.remove('settings', { _id: 'bankDetails' })
      await market.store.insert('settings', { _id: 'bankDetails', value })
      const { _id } = await market.call('placeOrder', { token: buyer, body: await fixture.orderRequest() })
      await market.call('acceptOrder', { ...asSeller, id: _id })
      await market.call('generatePaymentInvoice', { ...asSeller, id: _id })
      return (await documentsOf(_id))['payment']?.['payTo']
    }
    expect([await issued('SAR'), await issued('USD')]).toEqual([account, undefined])
  })

  it('leave HS code and origin out of what stays in the country', async () => {
    const { market, asSeller } = fixture
    const { _id } = await market.call('placeOrder', { token: fixture.buyer, body: await fixture.orderRequest() })
    const placed = await market.store.find('orders', { _id })
    if (placed === undefined) throw new Error('The order is not there')
    await market.store.update('orders', { _id }, { deliveryAddress: { ...placed.deliveryAddress, country: 'SA' } })
    await market.call('acceptOrder', { ...asSeller, id: _id })
    await market.call('generatePaymentInvoice', { ...asSeller, id: _id })
    const { payment } = await documentsOf(_id)
    expect(payment).toMatchObject({ lines: [{ name: 'Acetone' }] })
    expect(JSON.stringify(payment)).not.toMatch(/hsCode|countryOfOrigin/)
  })

  it('go with a packing list of each dispatch, for both sides, in the language that is asked for', async () => {
    const { market, buyer, asSeller, dispatched } = fixture
    const { _id, shipmentId: id } = await dispatched()
    const listFor = async (as: { token: string; language?: 'Arabic' }) =>
      new TextDecoder('latin1').decode(await bytesOf(await market.call('viewPackingList', { ...as, id })))
    expect(await listFor({ token: buyer })).toMatch(/^%PDF/)
    expect(await listFor({ ...asSeller, language: 'Arabic' })).toContain('/Lang (ar)')
    expect((await market.envelope('viewPackingList', { ...asSeller, id: _id })).code).toBe(404)
    const { token } = { token: await market.signIn('seller2') }
    expect((await market.envelope('viewPackingList', { token, side: 'Seller', id })).code).toBe(404)
  })

  it('are numbered by each seller for itself, and what a seller does is told to the buyer alone', async () => {
    const { market, buyer, addressId } = fixture
    const seller2 = { token: await market.signIn('seller2'), side: 'Seller' as const }
    const { _id: sellerId } = await market.call('getUser', seller2)
    const [product] = await market.store.list('products', { sellerId, status: 'active' }, { orderBy: ['_id'], limit: 1 })
    const { minimumOrder, incoterms } = await market.call('viewProduct', { id: product?._id ?? '' })
    const request = { productId: product?._id ?? '', quantity: minimumOrder, incoterm: incoterms[0] ?? 'FOB', addressId }
    const { total: expectedTotal } = await market.call('previewOrder', { token: buyer, body: request })
    const { _id: id } = await market.call('placeOrder', { token: buyer, body: { ...request, expectedTotal } })
    const notified = () => market.store.count('notifications', { userId: sellerId, subjectId: id })
    const before = await notified()
    await market.call('acceptOrder', { ...seller2, id })
    const { number } = await market.call('generatePaymentInvoice', { ...seller2, id })
    // The other seller's first invoice has the same number: each keeps books of their own.
    expect(number).toBe('INV-2026-000001')
    expect([before, await notified()]).toEqual([1, 1])
  })

  it('are drawn in the language of whoever takes them, and stay as they were issued', async () => {
    const { market, buyer, asSeller } = fixture
    const { _id } = await fixture.dispatched()
    const [invoice] = await market.store.list('invoices', { orderId: _id, kind: 'delivery' })
    const id = invoice?._id ?? ''
    await market.store.update('invoices', { _id: id }, { document: { ...invoice?.document, language: 'bn' }, language: 'bn' })
    const languageFor = async (as: object, language?: 'English' | 'Arabic' | 'Bangla') => {
      const pdf = await market.call('viewInvoice', { ...as, id, ...(language !== undefined && { language }) })
      return /\/Lang \((\w+)\)/.exec(new TextDecoder('latin1').decode(await bytesOf(pdf)))?.[1]
    }
    expect(await languageFor(asSeller, 'English')).toBe('en')
    expect(await languageFor(asSeller, 'Arabic')).toBe('ar')
    expect(await languageFor({ token: buyer }, 'Bangla')).toBe('bn')
    // Whoever names no language has the one it was issued in.
    expect(await languageFor(asSeller)).toBe('bn')
    expect((await market.store.find('invoices', { _id: id }))?.document).toEqual({ ...invoice?.document, language: 'bn' })
  })

  it('name no driver before one is known, and bring the buyer’s note and tax number where there are any', async () => {
    const { market, buyer, asSeller, processing } = fixture
    const { _id } = await processing()
    await market.call('generateDeliveryInvoice', { ...asSeller, id: _id })
    const { delivery } = await documentsOf(_id)
    expect(delivery).toMatchObject({ kind: 'delivery' })
    expect(delivery).not.toHaveProperty('driverName')

    const { _id: userId } = await market.call('getUser', { token: buyer })
    await market.store.update('users', { _id: userId }, { businessName: 'Jahan Dyeing Ltd.', taxNumber: 'BD-4711' })
    const order = await market.call('placeOrder', { token: buyer, body: { ...(await fixture.orderRequest()), note: 'Gate 3' } })
    await market.call('acceptOrder', { ...asSeller, id: order._id })
    await market.call('generatePaymentInvoice', { ...asSeller, id: order._id })
    const { payment } = await documentsOf(order._id)
    expect(payment).toMatchObject({ note: 'Gate 3', buyer: { name: 'Jahan Dyeing Ltd.', taxNumber: 'BD-4711' } })
  })

  it('leave out the lines of an address that it has not', async () => {
    const { market, asSeller } = fixture
    const order = await market.call('placeOrder', { token: fixture.buyer, body: await fixture.orderRequest() })
    const placed = await market.store.find('orders', { _id: order._id })
    if (placed === undefined) throw new Error('The order is not there')
    const { line2: _line, postalCode: _code, ...deliveryAddress } = placed.deliveryAddress
    await market.store.update('orders', { _id: order._id }, { deliveryAddress: { ...deliveryAddress, line2: '', region: '' } })
    await market.store.update('sellers', { _id: placed.sellerId }, { street: '', postalCode: null, city: '' })
    await market.call('acceptOrder', { ...asSeller, id: order._id })
    await market.call('generatePaymentInvoice', { ...asSeller, id: order._id })
    const { payment } = await documentsOf(order._id)
    expect(payment).toMatchObject({
      deliveryAddress: ['14 Strand Road', 'Chattogram'],
      buyer: { address: ['14 Strand Road', 'Chattogram'] },
      seller: { address: [] },
    })
  })
})
