import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import {
  categoryRow,
  insertTradeFixture,
  mailRow,
  madeAt,
  orderOf,
  sessionRow,
  testId,
  userRow,
} from '#tests/support/store-fixture.ts'
import { shipmentRow } from '#tests/support/shipment-row.ts'
import type { TradeFixture } from '#tests/support/store-fixture.ts'
import { describeStores } from '#tests/support/stores.ts'

describeStores((_name, openStore) => {
  let store: Store
  let fixture: TradeFixture

  beforeAll(async () => {
    store = await openStore()
    fixture = await insertTradeFixture(store)
  })

  describe('rows', () => {
    test('come back as they were put in, with times, numbers, nulls and JSON', async () => {
      const { buyer, seller, category, subCategory, product } = fixture
      expect(await store.find('users', { _id: buyer._id })).toEqual(buyer)
      expect(await store.find('sellers', { _id: seller._id })).toEqual(seller)
      expect(await store.find('categories', { _id: category._id })).toEqual(category)
      expect(await store.find('subCategories', { _id: subCategory._id })).toEqual(subCategory)
      expect(await store.find('products', { _id: product._id })).toEqual(product)
      const order = orderOf(fixture, { stockQuantity: 0.0000005, taxRate: 0.075, updatedAt: '2026-02-03T23:59:59.007Z' })
      await store.insert('orders', order)
      expect(await store.find('orders', { number: order.number })).toEqual(order)
    })

    test('of every other table come back too', async () => {
      const { buyer, seller } = fixture
      const order = orderOf(fixture)
      await store.insert('orders', order)
      const signed = { signature: [[0, 1, 2, 1000]], deliveredBy: 'carrier' as const, expectedOn: '2026-12-01' }
      const shipment = shipmentRow({ orderId: order._id, ...signed })
      const text = 'أسيتون · অ্যাসিটোন · "quoted" \\ % _ \n 𝄞'
      const rows = {
        oneTimeCodes: {
          _id: testId(),
          subject: text,
          userId: buyer._id,
          target: null,
          purpose: 'signup',
          codeHash: text,
          guessKey: text,
          tries: 2,
          createdAt: madeAt,
          expiresAt: madeAt,
        },
        devices: {
          _id: 'a device',
          userId: buyer._id,
          language: 'ar',
          fcmToken: text,
          deviceOS: 'Web',
          deviceName: text,
          OSVersion: 'Android 16',
          buildNumber: '1.0.0',
        },
        orderEvents: {
          _id: testId(),
          orderId: order._id,
          position: 0,
          status: 'placed',
          by: 'buyer',
          quantity: null,
          userId: buyer._id,
          note: text,
          at: madeAt,
        },
        invoices: {
          _id: testId(),
          orderId: order._id,
          sellerId: seller._id,
          kind: 'payment',
          year: 2026,
          sequence: 1,
          number: 'PI-1',
          language: 'bn',
          shipmentId: null,
          document: { text, lines: [{ amount: 1.5, none: null }] },
          issuedAt: madeAt,
        },
        shipments: shipment,
        deliveryDeadlines: { _id: order._id, state: 'waiting', dueAt: madeAt },
        shipmentPositions: {
          _id: testId(),
          shipmentId: shipment._id,
          latitude: -33.8568,
          longitude: 151.2153,
          place: null,
          at: madeAt,
        },
        idempotencyKeys: { _id: text, requestHash: 'hash', results: { list: [1, 'two', null], empty: {} }, createdAt: madeAt },
        settings: { _id: 'setting', value: text },
      } as const
      for (const [table, row] of Object.entries(rows)) {
        // Each row is of its key's table; Object.entries loses that.
        await store.insert(table as 'settings', row as never)
        expect(await store.find(table as 'settings', { _id: row._id })).toEqual(row)
      }
    })

    test('are inserted together, thousands at once', async () => {
      const mails = Array.from({ length: 1_200 }, () => mailRow({ recipient: 'many@example.com' }))
      await store.insert('outbox', ...mails)
      expect(await store.count('outbox', { recipient: 'many@example.com' })).toBe(1_200)
    })

    test('handed out are copies: changing one changes nothing in the store', async () => {
      const product = await store.find('products', { _id: fixture.product._id })
      product?.synonyms.push('changed')
      expect(await store.find('products', { _id: fixture.product._id })).toEqual(fixture.product)
    })

    test('that lack a column are refused', async () => {
      const { fullName: _, ...incomplete } = userRow()
      await expect(store.insert('users', incomplete as never)).rejects.toThrow(new TypeError('users.fullName is missing')) // Wrong on purpose.
    })
  })

  describe('conditions', () => {
    test('compare all their columns', async () => {
      const { buyer } = fixture
      expect(await store.find('users', { _id: buyer._id, email: buyer.email })).toEqual(buyer)
      expect(await store.find('users', { _id: buyer._id, email: 'someone@example.com' })).toBeUndefined()
    })

    test('take null as "is null", and a list as "one of", null among them', async () => {
      const recipient = 'conditions@example.com'
      const waiting = mailRow({ recipient })
      const early = mailRow({ recipient, deliveredAt: '2026-11-22T00:00:00.000Z' })
      const late = mailRow({ recipient, deliveredAt: '2026-11-23T00:00:00.000Z' })
      await store.insert('outbox', waiting, early, late)
      const found = async (deliveredAt: string | null | (string | null)[]) =>
        (await store.list('outbox', { recipient, deliveredAt }, { orderBy: ['_id'] })).map(({ _id }) => _id)
      expect(await found(null)).toEqual([waiting._id])
      expect(await found(early.deliveredAt)).toEqual([early._id])
      expect(await found([null, late.deliveredAt])).toEqual([waiting._id, late._id])
      expect(await found([null])).toEqual([waiting._id])
      expect(await found([])).toEqual([])
    })

    test('find nothing by an id that is none, and the row by an id in capitals', async () => {
      expect(await store.find('users', { _id: 'not-an-id' })).toBeUndefined()
      expect(await store.list('users', { _id: ['not-an-id', fixture.buyer._id] })).toEqual([fixture.buyer])
      expect(await store.count('orders', { buyerId: 'x', sellerId: fixture.seller._id })).toBe(0)
      expect(await store.update('users', { _id: '' }, { language: 'ar' })).toBe(0)
      expect(await store.remove('users', { _id: ['1', '2'] })).toBe(0)
      const category = categoryRow({ _id: 'abcdef00-0000-4000-8000-000000000001' })
      await store.insert('categories', category)
      expect(await store.find('categories', { _id: category._id.toUpperCase() })).toEqual(category)
    })

    test('find nothing by a text with a NUL', async () => {
      expect(await store.find('users', { email: 'a\0b@example.com' })).toBeUndefined()
      expect(await store.list('users', { email: ['a\0b@example.com', fixture.buyer.email] })).toEqual([fixture.buyer])
    })

    test('are refused with a value that is undefined or a column that is not there', async () => {
      await expect(store.remove('users', { _id: undefined } as never)).rejects.toThrow(TypeError) // Wrong on purpose.
      await expect(store.list('users', { surname: 'x' } as never)).rejects.toThrow(new TypeError('users has no column surname')) // Likewise.
      await expect(store.list('users', {}, { orderBy: ['surname' as never] })).rejects.toThrow(TypeError) // Likewise.
    })

    test('of find that fit two rows are a defect', async () => {
      await store.insert('sessions', sessionRow({ userId: fixture.buyer._id }), sessionRow({ userId: fixture.buyer._id }))
      await expect(store.find('sessions', { userId: fixture.buyer._id })).rejects.toThrow(
        'More than one row of sessions fits userId',
      )
    })
  })

  test('a list is ordered by its columns, nulls last or, turned round, first, and cut in pages', async () => {
    const recipient = 'order@example.com'
    const delivered = (deliveredAt: string | null, template: string) => mailRow({ recipient, deliveredAt, template })
    const [early, late] = ['2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z']
    await store.insert(
      'outbox',
      delivered(null, 'a'),
      delivered(late, 'B'),
      delivered(early, 'b'),
      delivered(early, 'C'),
      delivered(late, 'ä'),
    )
    const templates = async (
      orderBy: ('deliveredAt' | '-deliveredAt' | 'template' | '-template')[],
      limit?: number,
      offset?: number,
    ) => {
      const page = { orderBy, ...(limit !== undefined && { limit }), ...(offset !== undefined && { offset }) }
      return (await store.list('outbox', { recipient }, page)).map(({ template }) => template).join('')
    }
    expect(await templates(['deliveredAt', 'template'])).toBe('CbBäa')
    expect(await templates(['-deliveredAt', 'template'])).toBe('aBäCb')
    expect(await templates(['-template'])).toBe('äbaCB')
    expect(await templates(['template'], 2)).toBe('BC')
    expect(await templates(['template'], 2, 2)).toBe('ab')
    expect(await templates(['template'], 2, 4)).toBe('ä')
    expect(await templates(['template'], 2, 6)).toBe('')
    expect(await templates(['template'], 0)).toBe('')
  })

  test('an update sets its columns in all rows that fit, and answers how many there were', async () => {
    const recipient = 'update@example.com'
    const [one, two] = [mailRow({ recipient, tries: 1 }), mailRow({ recipient, tries: 2 })]
    await store.insert('outbox', one, two)
    expect(await store.update('outbox', { recipient, tries: 1 }, { values: { changed: 'yes' }, deliveredAt: madeAt })).toBe(1)
    expect(await store.list('outbox', { recipient }, { orderBy: ['tries'] })).toEqual([
      { ...one, values: { changed: 'yes' }, deliveredAt: madeAt },
      two,
    ])
    expect(await store.update('outbox', { recipient }, { deliveredAt: null })).toBe(2)
    expect(await store.update('outbox', { recipient }, {})).toBe(2)
    expect(await store.update('outbox', { recipient, tries: 9 }, { tries: 10 })).toBe(0)
  })

  test('removed rows are gone, and how many they were is answered', async () => {
    const recipient = 'remove@example.com'
    const message = mailRow({ recipient, tries: 3 })
    await store.insert('outbox', message, mailRow({ recipient }), mailRow({ recipient }))
    expect(await store.remove('outbox', { recipient, tries: 0 })).toBe(2)
    expect(await store.remove('outbox', { recipient, tries: 0 })).toBe(0)
    expect(await store.list('outbox', { recipient })).toEqual([message])
  })

  test('rows older than a moment are removed; those at it, later, or without the time stay', async () => {
    const recipient = 'before@example.com'
    const moment = '2020-01-01T00:00:00.000Z'
    const stays = [
      mailRow({ recipient, deliveredAt: moment }),
      mailRow({ recipient, deliveredAt: '2020-01-01T00:00:00.001Z' }),
      mailRow({ recipient }),
    ]
    await store.insert('outbox', mailRow({ recipient, deliveredAt: '2019-12-31T23:59:59.999Z' }), ...stays)
    expect(await store.removeBefore('outbox', 'deliveredAt', moment)).toBe(1)
    expect(await store.list('outbox', { recipient }, { orderBy: ['_id'] })).toEqual(stays)
  })
})
