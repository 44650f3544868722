import { beforeAll, describe, expect, it } from 'vitest'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { demoDriver, openTrade, packed, tokenOf, type Trade, unpackedDriver } from '#tests/support/trade-steps.ts'

// The clock of a marketplace begins on 21 November 2026; 160 kg of acetone (UN 1090) are ordered.
const batch = { number: 'KB-2611-07', madeOn: '2026-10-12', expiresOn: '2028-10-12' }

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
  })

  const processing = async () => {
    const { _id } = await trade.paid()
    await market.call('changeStatus', { ...trade.asSeller, id: _id, body: { event: 'order.process' } })
    return _id
  }
  const dispatch = (id: string, body: object) =>
    market.envelope('changeStatus', { ...trade.asSeller, id, body: { event: 'order.dispatch', dispatch: body } })
  const viewed = async (id: string, as: { token: string } = { token: trade.buyer }) =>
    orderOf(await market.call('viewOrder', { ...as, id }))
  const fieldsOf = (envelope: { results: unknown }) => (envelope.results as { fields?: Record<string, string> }).fields
  const noteOf = async (id: string) => {
    const [note] = await market.store.list('invoices', { orderId: id, kind: 'delivery' }, { orderBy: ['-sequence'] })
    return note?.document
  }
  /** The seller's product states so of its carriage while the part runs. */
  const declaring = async (id: string, changes: object, part: () => Promise<void>) => {
    const order = await market.store.find('orders', { _id: id })
    const productId = order?.productId ?? ''
    const product = await market.store.find('products', { _id: productId })
    if (product?.dangerousGoods == null) throw new Error('The product is not dangerous')
    await market.store.update('products', { _id: productId }, { dangerousGoods: { ...product.dangerousGoods, ...changes } })
    try {
      await part()
    } finally {
      await market.store.update('products', { _id: productId }, { dangerousGoods: product.dangerousGoods })
    }
  }

  describe('dangerous goods', () => {
    it('leave with their packages, and with the declaration that the product has then', async () => {
      const id = await processing()
      expect((await dispatch(id, demoDriver)).code).toBe(200)
      const carriage = { description: 'UN 1090 ACETONE, 3, II, (D/E), (-20 °C c.c.)', emergencyPhone: '+966135550142' }
      await declaring(id, { emergencyPhone: '+966500000000' }, async () => {
        for (const as of [{ token: trade.buyer }, trade.asSeller])
          expect((await viewed(id, as)).shipments).toMatchObject([{ ...packed, batches: [], carriage }])
      })
      expect(await noteOf(id)).toMatchObject({ carriage, lines: [packed] })
    })

    it('are signed for by who dispatched them, at the seller’s place, in the document alone', async () => {
      const id = await processing()
      expect((await dispatch(id, demoDriver)).code).toBe(200)
      const { carriage } = (await noteOf(id)) as { carriage: { signatory: object } }
      const signatory = { name: 'Faisal Al-Harbi', city: 'Jubail', country: 'SA', signedOn: '2026-11-21' }
      expect(carriage.signatory).toEqual(signatory)
      expect((await viewed(id)).shipments[0]?.carriage).not.toHaveProperty('signatory')
      const job = await market.call('viewJob', { deliveryToken: await tokenOf(market, id) })
      expect(job.carriage).not.toHaveProperty('signatory')
    })

    it('that are flammable do not go by sea without their flash point; on land they do', async () => {
      const id = await processing()
      await declaring(id, { flashPoint: null }, async () => {
        expect(Object.keys(fieldsOf(await dispatch(id, demoDriver)) ?? {})).toEqual(['dispatch.dangerousGoods.flashPoint'])
        await market.store.update('orders', { _id: id }, { incoterm: 'DAP' })
        expect((await dispatch(id, demoDriver)).code).toBe(200)
      })
      expect((await viewed(id)).shipments[0]?.carriage?.description).toBe('UN 1090 ACETONE, 3, II, (D/E)')
    })

    it.each([
      ['CIF', 'UN 1090 ACETONE, 3, II, (D/E), (-20 °C c.c.), MARINE POLLUTANT/ENVIRONMENTALLY HAZARDOUS'],
      ['FCA', 'UN 1090 ACETONE, 3, II, (D/E), ENVIRONMENTALLY HAZARDOUS'],
    ] as const)('that harm the environment say so (%s)', async (incoterm, description) => {
      const id = await processing()
      await market.store.update('orders', { _id: id }, { incoterm })
      const ghs = { signal: null, pictograms: ['GHS09'], hazards: ['H410'], precautions: [] }
      await changing(id, { ghs }, async () => expect((await dispatch(id, demoDriver)).code).toBe(200))
      expect((await viewed(id)).shipments[0]?.carriage?.description).toBe(description)
    })

    it('are not dispatched without packages and their weight, nor before the product is declared: each lack is named', async () => {
      const id = await processing()
      expect(fieldsOf(await dispatch(id, unpackedDriver))).toEqual({
        'dispatch.packages': 'Please fill this in.',
        'dispatch.grossKilograms': 'Please fill this in.',
      })
      await declaring(id, { emergencyPhone: null, properShippingName: null }, async () => {
        const refused = await dispatch(id, demoDriver)
        const message = 'Missing from the product’s declaration for carriage. Complete it in your product, then dispatch.'
        expect([refused.code, fieldsOf(refused)]).toEqual([
          422,
          { 'dispatch.dangerousGoods.properShippingName': message, 'dispatch.dangerousGoods.emergencyPhone': message },
        ])
      })
      expect(await viewed(id)).toMatchObject({ status: 'processing', shipments: [], invoices: [{ kind: 'payment' }] })
    })

    /** The product of the order has other columns while the part runs. */
    const changing = async (id: string, columns: object, part: () => Promise<void>) => {
      const productId = (await market.store.find('orders', { _id: id }))?.productId ?? ''
      const product = await market.store.find('products', { _id: productId })
      if (product === undefined) throw new Error('No product')
      const { unNumber, dangerousGoods, ghs } = product
      await market.store.update('products', { _id: productId }, columns)
      try {
        await part()
      } finally {
        await market.store.update('products', { _id: productId }, { unNumber, dangerousGoods, ghs })
      }
    }

    it('whose product was taken off its UN number since are declared by the list, which knows neither emergency phone nor flash point', async () => {
      const id = await processing()
      await changing(id, { unNumber: null, dangerousGoods: null }, async () =>
        expect(Object.keys(fieldsOf(await dispatch(id, demoDriver)) ?? {})).toEqual([
          'dispatch.dangerousGoods.emergencyPhone',
          'dispatch.dangerousGoods.flashPoint',
        ]),
      )
      expect((await dispatch(id, demoDriver)).code).toBe(200)
    })

    it('whose product has another UN number by now leave by the one that was ordered, with the phone of the product', async () => {
      const id = await processing()
      await changing(id, { unNumber: 'UN1230' }, async () => expect((await dispatch(id, demoDriver)).code).toBe(200))
      const carriage = { description: 'UN 1090 ACETONE, 3, II, (D/E), (-20 °C c.c.)', emergencyPhone: '+966135550142' }
      expect((await viewed(id)).shipments).toMatchObject([{ carriage }])
    })

    it('that were ordered before their product had a UN number are declared by it', async () => {
      const id = await processing()
      await market.store.update('orders', { _id: id }, { unNumber: null })
      expect(Object.keys(fieldsOf(await dispatch(id, unpackedDriver)) ?? {})).toEqual([
        'dispatch.packages',
        'dispatch.grossKilograms',
      ])
      expect((await dispatch(id, demoDriver)).code).toBe(200)
      expect((await viewed(id)).shipments[0]?.carriage?.description).toBe('UN 1090 ACETONE, 3, II, (D/E), (-20 °C c.c.)')
      expect((await noteOf(id))?.['lines']).toMatchObject([{ unNumber: 'UN1090' }])
      const job = await market.call('viewJob', { deliveryToken: await tokenOf(market, id) })
      expect(job).toMatchObject({ unNumber: 'UN1090' })
    })
  })

  it.each([
    ['goods of packing group II, which can go as limited quantity,', { packingGroup: 'II' }, 200],
    ['goods of packing group I, which cannot,', { packingGroup: 'I' }, 422],
    ['a toxic gas', { hazardClass: '2.3', packingGroup: null }, 422],
  ])('a sample of %s needs its packages accordingly', async (_name, changes, code) => {
    const id = await processing()
    await market.store.update('orders', { _id: id }, { kind: 'sample', purpose: 'Trial', yearlyVolume: { value: 1, unit: 't' } })
    await declaring(id, changes, async () => expect((await dispatch(id, unpackedDriver)).code).toBe(code))
  })

  it('what is not dangerous leaves without any of it', async () => {
    const id = await processing()
    await market.store.update('orders', { _id: id }, { unNumber: null, productId: null })
    expect((await dispatch(id, unpackedDriver)).code).toBe(200)
    const [shipment] = (await viewed(id)).shipments
    expect([shipment?.batches, shipment?.packages, shipment?.carriage]).toEqual([[], undefined, undefined])
    expect(await noteOf(id)).not.toHaveProperty('carriage')
  })

  describe('the gross weight', () => {
    it.each([
      ['less than the goods alone', {}, 10, '160 kg'],
      ['less than the part that leaves', { quantity: { value: 60.5, unit: 'kg' as const } }, 60.4, '60.5 kg'],
    ])('is refused when it is %s, naming the net weight', async (_name, part, grossKilograms, net) => {
      const id = await processing()
      const refused = await dispatch(id, { ...demoDriver, ...part, grossKilograms })
      const message = `Goods and packages together cannot weigh less than the goods alone: ${net.replace(' ', '\u00A0')}.`
      expect([refused.code, fieldsOf(refused)]).toEqual([422, { 'dispatch.grossKilograms': message }])
      expect((await viewed(id)).shipments).toEqual([])
    })

    it('may be the net weight, as of goods in bulk, and is asked of the part that leaves', async () => {
      const id = await processing()
      const quantity = { value: 60, unit: 'kg' as const }
      expect((await dispatch(id, { ...demoDriver, quantity, grossKilograms: 60 })).code).toBe(200)
    })

    it.each([
      ['0.16 t', { value: 0.16, unit: 't' as const }, 159.999, 422],
      ['160,000 g', { value: 160_000, unit: 'g' as const }, 159.999, 422],
      ['0.16 t', { value: 0.16, unit: 't' as const }, 160, 200],
      ['200 litres, whose weight is not known', { value: 200, unit: 'L' as const }, 10, 200],
      ['4 pieces, whose weight is not known', { value: 4, unit: 'piece' as const }, 10, 200],
    ])('of %s is compared by mass alone: %j with %d kg gives %d', async (_name, quantity, grossKilograms, code) => {
      const id = await processing()
      await market.store.update('orders', { _id: id }, { quantity })
      expect((await dispatch(id, { ...demoDriver, grossKilograms })).code).toBe(code)
    })

    it('is compared of goods that are not dangerous, too', async () => {
      const id = await processing()
      await market.store.update('orders', { _id: id }, { unNumber: null, productId: null })
      const refused = await dispatch(id, { ...unpackedDriver, grossKilograms: 159 })
      expect(Object.keys(fieldsOf(refused) ?? {})).toEqual(['dispatch.grossKilograms'])
    })
  })

  describe('batches', () => {
    it('are shown to both sides and stand on the delivery note, each with its part', async () => {
      const id = await processing()
      const batches = [
        { ...batch, number: ' KB-2611-07 ', quantity: 100.25 },
        { number: 'KB-2611-08', quantity: 59.75 },
      ]
      expect((await dispatch(id, { ...demoDriver, batches })).code).toBe(200)
      const kept = [{ ...batch, quantity: 100.25 }, batches[1]]
      for (const as of [{ token: trade.buyer }, trade.asSeller])
        expect((await viewed(id, as)).shipments[0]?.batches).toEqual(kept)
      const kg = (value: number) => ({ value, unit: 'kg' })
      expect((await noteOf(id))?.['lines']).toMatchObject([
        {
          batches: [
            { ...batch, quantity: kg(100.25) },
            { number: 'KB-2611-08', quantity: kg(59.75) },
          ],
        },
      ])
    })

    it('need no quantity when there is one, which is then all of the part', async () => {
      const id = await processing()
      const quantity = { value: 60, unit: 'kg' as const }
      expect((await dispatch(id, { ...demoDriver, quantity, batches: [batch] })).code).toBe(200)
      expect((await viewed(id)).shipments[0]?.batches).toEqual([batch])
    })

    it.each([
      [
        'an expired batch',
        [{ ...batch, expiresOn: '2026-11-20' }],
        { '0.expiresOn': 'This batch has expired and cannot be dispatched.' },
      ],
      ['one that is made later', [{ ...batch, madeOn: '2026-11-23' }], { '0.madeOn': 'A batch cannot be made after today.' }],
      [
        'one that expires before it is made',
        [{ number: 'A', madeOn: '2026-11-22', expiresOn: '2026-11-22' }],
        { '0.expiresOn': 'It must expire after the day it was made.' },
      ],
      ['a part only', [{ ...batch, quantity: 100 }], { '0.quantity': 'The batches must add up to 160\u00A0kg.' }],
      [
        'several without their parts',
        [batch, { number: 'B' }],
        { '0.quantity': 'Please fill this in.', '1.quantity': 'Please fill this in.' },
      ],
      [
        'more than is dispatched',
        [
          { ...batch, quantity: 100 },
          { number: 'B', quantity: 60.01 },
        ],
        { '1.quantity': 'The batches must add up to 160\u00A0kg.' },
      ],
      [
        'one batch twice',
        [
          { ...batch, quantity: 100 },
          { number: ' KB-2611-07', quantity: 60 },
        ],
        { '1.number': 'This batch is named twice.' },
      ],
    ])('of %s are refused on their field, and nothing is dispatched', async (_name, batches, wrong) => {
      const id = await processing()
      const refused = await dispatch(id, { ...demoDriver, batches })
      const expected = Object.entries(wrong).map(([field, message]) => [`dispatch.batches.${field}`, message])
      expect([refused.code, fieldsOf(refused)]).toEqual([422, Object.fromEntries(expected)])
      expect((await viewed(id)).shipments).toEqual([])
    })
  })
})
