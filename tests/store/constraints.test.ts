import { beforeAll, describe, expect, test } from 'vitest'
import { ConstraintBroken } from '#server/store/store.ts'
import type { Store } from '#server/store/store.ts'
import { deviceRow, liveEventRow, notificationRow } from '#tests/support/notification-rows.ts'
import {
  categoryRow,
  insertTradeFixture,
  madeAt,
  orderOf,
  paymentRow,
  sessionRow,
  subCategoryRow,
  testId,
  userRow,
} from '#tests/support/store-fixture.ts'
import type { TradeFixture } from '#tests/support/store-fixture.ts'
import { describeStores } from '#tests/support/stores.ts'

describeStores((_name, openStore) => {
  let store: Store
  let fixture: TradeFixture

  beforeAll(async () => {
    store = await openStore()
    fixture = await insertTradeFixture(store)
  })

  /** Expects the change to throw the port's error for this constraint. */
  async function expectBroken(change: Promise<unknown>, kind: ConstraintBroken['kind'], constraint: string): Promise<void> {
    const error = await change.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(ConstraintBroken)
    expect(error).toMatchObject({ kind, constraint, message: `${kind} ${constraint}` })
  }

  describe('a second row is refused', () => {
    test('with the same key', async () => {
      await expectBroken(store.insert('users', userRow({ _id: fixture.buyer._id })), 'unique', 'users_pkey')
      await store.insert('settings', { _id: 'once', value: '1' })
      await expectBroken(store.insert('settings', { _id: 'once', value: '2' }), 'unique', 'settings_pkey')
    })

    test('with the same e-mail address, also by a change', async () => {
      await expectBroken(store.insert('users', userRow({ email: fixture.buyer.email })), 'unique', 'users_email_key')
      await expectBroken(
        store.update('users', { _id: fixture.sellerUser._id }, { email: fixture.buyer.email }),
        'unique',
        'users_email_key',
      )
    })

    test('with the same token', async () => {
      const session = sessionRow({ userId: fixture.buyer._id })
      await store.insert('sessions', session)
      await expectBroken(store.insert('sessions', { ...session, _id: testId() }), 'unique', 'sessions_tokenHash_key')
    })

    test('for the same subject and purpose of a one-time code', async () => {
      const code = () => ({
        _id: testId(),
        subject: fixture.buyer.email,
        userId: fixture.buyer._id,
        target: null,
        codeHash: 'x',
        tries: 0,
        guessKey: null,
        createdAt: madeAt,
        expiresAt: madeAt,
      })
      await store.insert('oneTimeCodes', { ...code(), purpose: 'signup' }, { ...code(), purpose: 'passwordReset' })
      await expectBroken(
        store.insert('oneTimeCodes', { ...code(), purpose: 'signup' }),
        'unique',
        'oneTimeCodes_subject_purpose_key',
      )
    })

    test('with the same order number, and the same place in a timeline', async () => {
      const order = orderOf(fixture)
      await store.insert('orders', order)
      await expectBroken(store.insert('orders', orderOf(fixture, { number: order.number })), 'unique', 'orders_number_key')
      const line = {
        _id: testId(),
        orderId: order._id,
        position: 1,
        status: 'placed',
        by: 'system',
        quantity: null,
        userId: null,
        note: null,
        at: madeAt,
      } as const
      await store.insert('orderEvents', line)
      await expectBroken(store.insert('orderEvents', { ...line, _id: testId() }), 'unique', 'orderEvents_orderId_position_key')
    })

    test('with the same slug', async () => {
      await expectBroken(
        store.insert('categories', categoryRow({ slug: fixture.category.slug })),
        'unique',
        'categories_slug_key',
      )
      const { categoryId, slug } = fixture.subCategory
      await expectBroken(
        store.insert('subCategories', subCategoryRow({ categoryId, slug })),
        'unique',
        'subCategories_categoryId_slug_key',
      )
    })

    test('as an invoice of an order, and as a number of a seller and year', async () => {
      const [first, second] = [orderOf(fixture), orderOf(fixture)]
      await store.insert('orders', first, second)
      const invoice = {
        sellerId: fixture.seller._id,
        kind: 'payment',
        year: 2026,
        number: 'x',
        language: 'en',
        shipmentId: null,
        document: {},
        issuedAt: madeAt,
      } as const
      await store.insert('invoices', { ...invoice, _id: testId(), orderId: first._id, sequence: 1 })
      const again = store.insert('invoices', { ...invoice, _id: testId(), orderId: first._id, sequence: 2 })
      await expectBroken(again, 'unique', 'invoices_orderId_kind_key')
      const number = store.insert('invoices', { ...invoice, _id: testId(), orderId: second._id, sequence: 1 })
      await expectBroken(number, 'unique', 'invoices_sellerId_kind_year_sequence_key')
      await store.insert('invoices', { ...invoice, _id: testId(), orderId: second._id, sequence: 1, kind: 'delivery' })
    })

    test('as a payment of an order that has one under way or made, but not after one that failed', async () => {
      const order = orderOf(fixture)
      await store.insert('orders', order)
      const payment = (status: 'failed' | 'created' | 'succeeded') =>
        paymentRow({ orderId: order._id, userId: fixture.buyer._id, status })
      const live = payment('created')
      await store.insert('payments', payment('failed'), payment('failed'), live)
      await expectBroken(store.insert('payments', payment('created')), 'unique', 'payments_orderId_live_key')
      await store.update('payments', { _id: live._id }, { status: 'succeeded' })
      await expectBroken(store.insert('payments', payment('created')), 'unique', 'payments_orderId_live_key')
      await expectBroken(
        store.update('payments', { orderId: order._id, status: 'failed' }, { status: 'created' }),
        'unique',
        'payments_orderId_live_key',
      )
      await store.update('payments', { _id: live._id }, { status: 'refunded' })
      await store.insert('payments', payment('created'))
    })
  })

  describe('a row that points at none is refused', () => {
    test('when it is inserted', async () => {
      await expectBroken(store.insert('orders', orderOf(fixture, { buyerId: testId() })), 'foreignKey', 'orders_buyerId_fkey')
      await expectBroken(store.insert('orders', orderOf(fixture, { productId: testId() })), 'foreignKey', 'orders_productId_fkey')
      await expectBroken(store.insert('sessions', sessionRow()), 'foreignKey', 'sessions_userId_fkey')
      await expectBroken(store.insert('sellers', { ...fixture.seller, _id: testId() }), 'foreignKey', 'sellers__id_fkey')
    })

    test('when it is changed', async () => {
      const change = store.update('subCategories', { _id: fixture.subCategory._id }, { categoryId: testId() })
      await expectBroken(change, 'foreignKey', 'subCategories_categoryId_fkey')
    })
  })

  describe('removing a row', () => {
    test('is refused while the trade points at it', async () => {
      await store.insert('orders', orderOf(fixture))
      await expectBroken(store.remove('products', { _id: fixture.product._id }), 'foreignKey', 'orders_productId_fkey')
      await expectBroken(store.remove('categories', { _id: fixture.category._id }), 'foreignKey', 'subCategories_categoryId_fkey')
      expect(await store.find('categories', { _id: fixture.category._id })).toEqual(fixture.category)
    })

    test('takes what belongs to an account with it, and devices forget the account', async () => {
      const user = userRow()
      await store.insert('users', user)
      await store.insert('sessions', sessionRow({ userId: user._id }))
      const device = deviceRow({ userId: user._id, language: 'bn', fcmToken: 'a push token' })
      await store.insert('devices', device)
      expect(await store.remove('users', { _id: user._id })).toBe(1)
      expect(await store.count('sessions', { userId: user._id })).toBe(0)
      expect(await store.find('devices', { _id: device._id })).toEqual({ ...device, userId: null })
    })

    test('takes the account’s feed and live events with it', async () => {
      const user = userRow()
      await store.insert('users', user)
      await store.insert('liveEvents', liveEventRow({ userId: user._id }))
      await store.insert('notifications', notificationRow({ userId: user._id }))
      expect(await store.remove('users', { _id: user._id })).toBe(1)
      expect(await store.count('liveEvents', { userId: user._id })).toBe(0)
      expect(await store.count('notifications', { userId: user._id })).toBe(0)
    })
  })

  describe('a value is refused', () => {
    test('that its enumeration does not have', async () => {
      const status = 'lost' as never // Wrong on purpose.
      await expectBroken(store.insert('orders', orderOf(fixture, { status })), 'check', 'orders_status_check')
      await expectBroken(store.update('users', { _id: fixture.buyer._id }, { status }), 'check', 'users_status_check')
    })

    test('below what its column allows', async () => {
      await expectBroken(store.update('products', { _id: fixture.product._id }, { stock: -0.5 }), 'check', 'products_stock_check')
      await expectBroken(
        store.update('products', { _id: fixture.product._id }, { minimumOrder: 0 }),
        'check',
        'products_minimumOrder_check',
      )
      await expectBroken(store.insert('orders', orderOf(fixture, { stockQuantity: 0 })), 'check', 'orders_stockQuantity_check')
      await expectBroken(store.insert('orders', orderOf(fixture, { total: -1 })), 'check', 'orders_total_check')
      const order = orderOf(fixture)
      await store.insert('orders', order)
      const payment = paymentRow({ orderId: order._id, userId: fixture.buyer._id, amount: -1 })
      await expectBroken(store.insert('payments', payment), 'check', 'payments_amount_check')
    })
  })

  test('of rows inserted together none is kept when one is refused', async () => {
    const [good, bad] = [userRow(), userRow({ email: fixture.buyer.email })]
    await expectBroken(store.insert('users', good, bad), 'unique', 'users_email_key')
    expect(await store.find('users', { _id: good._id })).toBeUndefined()
  })
})
