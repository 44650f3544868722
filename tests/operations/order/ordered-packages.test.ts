import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderOf, quoteOf } from '#src/machines/order/order-kind.ts'
import type { BodyOf } from '#server/operation.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { demoDriver } from '#tests/support/trade-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const kg = (value: number) => ({ value, unit: 'kg' as const })
const sar = (amount: number) => ({ amount, currency: 'SAR' })
const drum = { kind: 'drum' as const, net: kg(160) }
const container = { kind: 'IBC' as const, net: kg(1000) }
const bulk = { kind: 'bulk' as const, net: { value: 24, unit: 't' as const } }
const bottle = { kind: 'bottle' as const, net: { value: 400, unit: 'g' as const } }

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let buyer: string
  let seller: string
  let productId: string
  let addressId: string

  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    buyer = await market.signIn('buyer')
    seller = await market.signIn('seller')
    const { products } = await market.call('getSearchResult', { body: { search: 'acetone' } })
    productId = products.find((card) => card.seller.businessName.startsWith('Gulf Marjan'))?._id ?? ''
    addressId = (await market.call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''
  })

  const list = (columns: Parameters<typeof market.store.update<'products'>>[2]) =>
    market.store.update('products', { _id: productId }, columns)
  beforeEach(() =>
    list({
      unit: 'kg',
      stock: 5000,
      minimumOrder: 160,
      priceTiers: [
        { minimumQuantity: kg(160), price: sar(400) },
        { minimumQuantity: kg(1120), price: sar(350) },
      ],
      packaging: [{ ...drum, surcharge: sar(5) }, container, bulk, bottle],
      sampleOffered: true,
      samplePrice: 7500,
      sampleMaximum: 0.5,
    }),
  )

  const request = (quantity: BodyOf<'previewOrder'>['quantity'], packaging?: BodyOf<'previewOrder'>['packaging']) => ({
    productId,
    quantity,
    incoterm: 'CIF' as const,
    addressId,
    ...(packaging && { packaging }),
  })
  const preview = (...args: Parameters<typeof request>) => market.call('previewOrder', { token: buyer, body: request(...args) })
  const refusal = async (...args: Parameters<typeof request>) => {
    const { code, results } = await market.envelope('previewOrder', { token: buyer, body: request(...args) })
    return { code, results }
  }
  const place = async (...args: Parameters<typeof request>) => {
    const { total } = await preview(...args)
    return market.call('placeOrder', { token: buyer, body: { ...request(...args), expectedTotal: total } })
  }
  const quote = async (more: Partial<BodyOf<'placeQuotationOrder'>>) =>
    quoteOf(await market.call('placeQuotationOrder', { token: buyer, body: { action: 'request', ...more } }))

  describe('an order in packages', () => {
    it('is rounded up to whole ones, with both numbers, at the price of its quantity and its package', async () => {
      expect(await preview(kg(1000), drum)).toMatchObject({
        quantity: kg(1120),
        askedQuantity: kg(1000),
        packages: { ...drum, count: 7 },
        unitPrice: sar(355),
        subtotal: sar(1120 * 355),
      })
      expect(await preview(kg(1000), container)).toMatchObject({
        quantity: kg(1000),
        unitPrice: sar(400),
        subtotal: sar(400_000),
      })
    })

    it('is taken as it was asked for in bulk, and without a choice', async () => {
      expect(await preview(kg(1001.5), bulk)).toMatchObject({ quantity: kg(1001.5), packages: bulk, unitPrice: sar(400) })
      const plain = await preview(kg(1001.5))
      expect([plain.unitPrice, plain.quantity, plain.packages]).toEqual([sar(400), undefined, undefined])
    })

    it('names the package in whatever unit', async () => {
      const { packages } = await preview(kg(1000), { kind: 'drum', net: { value: 0.16, unit: 't' } })
      expect(packages).toEqual({ ...drum, count: 7 })
    })

    it('is held against minimum order, stock and total by the rounded quantity', async () => {
      expect((await refusal(kg(100))).code).toBe(422)
      expect(await preview(kg(100), drum)).toMatchObject({ quantity: kg(160) })
      await list({ stock: 1100 })
      expect(JSON.stringify((await refusal(kg(1000), drum)).results)).toContain('"quantity.value":')
      await list({ stock: 1120 })
      const { total } = await preview(kg(1000), drum)
      const unrounded = { ...request(kg(1000)), expectedTotal: total }
      expect((await market.envelope('placeOrder', { token: buyer, body: unrounded })).code).toBe(409)
      const order = await market.call('placeOrder', { token: buyer, body: { ...request(kg(1000), drum), expectedTotal: total } })
      expect(order.totals.total).toEqual(total)
      await market.call('acceptOrder', { token: seller, side: 'Seller', id: order._id })
      expect((await market.call('viewProduct', { id: productId })).stock.value).toBe(0)
    })

    it('is refused at the package where the product does not come in it, and at the quantity where it would be too many', async () => {
      expect((await refusal(kg(1000), { kind: 'bag', net: kg(25) })).results).toEqual({
        fields: { packaging: 'The product does not come in this package. Choose another one.' },
      })
      expect(JSON.stringify((await refusal({ value: 500_000, unit: 't' }, bottle)).results)).toMatch(
        /"quantity\.value":"[^"]*more packages than an order can have/,
      )
      expect(JSON.stringify((await refusal({ value: 500, unit: 'L' }, drum)).results)).toContain('"quantity.unit":')
    })

    it('keeps packages, both numbers and price when the listing changes', async () => {
      const placed = await place(kg(1000), drum)
      const { item } = placed
      expect(item).toMatchObject({
        quantity: kg(1120),
        askedQuantity: kg(1000),
        packages: { ...drum, count: 7 },
        unitPrice: sar(355),
      })
      await list({ packaging: [container] })
      expect(orderOf(await market.call('viewOrder', { token: buyer, id: placed._id })).item).toEqual(item)
      const { orders } = await market.call('getMyOrders', { token: buyer, body: { productId } })
      expect(orders.find(({ _id }) => _id === placed._id)?.item).toEqual(item)
      expect((await refusal(kg(1000), drum)).code).toBe(422)
    })

    it('is not dispatched in fewer of them than hold it; in another kind as its seller packs it', async () => {
      const { _id: id } = await place(kg(1000), drum)
      const asSeller = { token: seller, side: 'Seller' as const, id }
      await market.call('acceptOrder', asSeller)
      await market.store.update('orders', { _id: id }, { status: 'processing', paymentState: 'succeeded' })
      const send = (packages: { kind: 'drum' | 'IBC'; count: number }) =>
        market.envelope('changeStatus', {
          ...asSeller,
          body: { event: 'order.dispatch', dispatch: { ...demoDriver, quantity: kg(600), packages, grossKilograms: 700 } },
        })
      const { code, results } = await send({ kind: 'drum', count: 3 })
      const fewer = 'Too few packages: each holds 160\u00A0kg, so at least 4 are needed.'
      expect([code, results]).toEqual([422, { fields: { 'dispatch.packages.count': fewer } }])
      expect((await send({ kind: 'IBC', count: 1 })).code).toBe(200)
    })

    it('has its packages in the invoice, and what is left of them in the delivery notes', async () => {
      const { _id: id } = await place(kg(1000), drum)
      const asSeller = { token: seller, side: 'Seller' as const, id }
      await market.call('acceptOrder', asSeller)
      await market.call('generatePaymentInvoice', asSeller)
      const linesOf = async (kind: 'payment' | 'delivery') =>
        (await market.store.list('invoices', { orderId: id, kind }, { orderBy: ['sequence'] })).flatMap(
          ({ document }) => document['lines'],
        )
      expect(await linesOf('payment')).toMatchObject([{ quantity: kg(1120), packages: { ...drum, count: 7 } }])
      await market.store.update('orders', { _id: id }, { status: 'processing', paymentState: 'succeeded' })
      await market.call('generateDeliveryInvoice', asSeller)
      const dispatch = { ...demoDriver, packages: { kind: 'drum' as const, count: 3 }, grossKilograms: 530 }
      const send = (value: number, more: object = {}) =>
        market.call('changeStatus', {
          ...asSeller,
          body: { event: 'order.dispatch', dispatch: { ...dispatch, quantity: kg(value), ...more } },
        })
      await send(480)
      await send(640, { packages: { kind: 'jerrycan', count: 20 }, grossKilograms: 700 })
      expect(await linesOf('delivery')).toMatchObject([
        { quantity: kg(1120), packages: { ...drum, count: 7 } },
        { quantity: kg(480), packages: { ...drum, count: 3 } },
        { quantity: kg(640), packages: { kind: 'jerrycan', count: 20 } },
      ])
    })

    it('is a sample in a small package, too, at the price of the sample', async () => {
      const body = { ...request({ value: 300, unit: 'g' }, bottle), kind: 'sample' as const }
      expect(await market.call('previewOrder', { token: buyer, body })).toMatchObject({
        quantity: { value: 400, unit: 'g' },
        packages: { ...bottle, count: 1 },
        subtotal: sar(7500),
      })
      const tooMuch = { ...body, quantity: { value: 450, unit: 'g' as const } }
      expect((await market.envelope('previewOrder', { token: buyer, body: tooMuch })).code).toBe(422)
    })
  })

  describe('a quote in packages', () => {
    it('is priced by the rounded quantity, and its order keeps them, whatever becomes of the listing', async () => {
      const requested = await quote(request(kg(1000), drum))
      const packed = { quantity: kg(1120), askedQuantity: kg(1000), packages: { ...drum, count: 7 } }
      expect(requested.item).toMatchObject(packed)
      await list({ packaging: [container] })
      const offer = { unitPrice: sar(300), shipping: sar(0), leadTimeDays: 5, validUntil: '2026-11-30' }
      const id = requested._id
      const offered = quoteOf(await market.call('acceptOrder', { token: seller, side: 'Seller', id, body: { offer } }))
      expect(offered.offers[0]?.totals.subtotal).toEqual(sar(1120 * 300))
      const { orderId = '' } = quoteOf(await market.call('acceptOrder', { token: buyer, id, body: { version: 1 } }))
      const { item } = orderOf(await market.call('viewOrder', { token: buyer, id: orderId }))
      expect(item).toMatchObject({ ...packed, unitPrice: sar(300) })
    })

    it('is asked for again in the same packages, in others, or in none', async () => {
      const first = await quote(request(kg(1000), drum))
      await market.call('changeStatus', { token: buyer, id: first._id, body: { event: 'quote.withdraw' } })
      const again = { action: 'again' as const, quoteId: first._id }
      const { item } = await quote(again)
      expect(item).toMatchObject({ quantity: kg(1120), askedQuantity: kg(1000), packages: { ...drum, count: 7 } })
      expect((await quote({ ...again, packaging: container })).item).toMatchObject({ quantity: kg(1000), packages: { count: 1 } })
      const plain = (await quote({ ...again, without: ['packaging'] })).item
      expect([plain.quantity, plain.packages]).toEqual([kg(1000), undefined])
    })

    it('is refused at the package that the product has no longer, again too', async () => {
      const first = await quote(request(kg(1000), drum))
      await market.call('changeStatus', { token: buyer, id: first._id, body: { event: 'quote.withdraw' } })
      await list({ packaging: [container] })
      const again = { action: 'again' as const, quoteId: first._id }
      for (const body of [{ action: 'request' as const, ...request(kg(1000), drum) }, again])
        expect(JSON.stringify((await market.envelope('placeQuotationOrder', { token: buyer, body })).results)).toContain(
          '"packaging":',
        )
    })
  })
})
