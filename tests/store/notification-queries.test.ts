import { beforeAll, describe, expect, test } from 'vitest'
import type { NotificationPageRequest } from '#server/store/notification-queries.ts'
import type { Store } from '#server/store/store.ts'
import { deviceRow, notificationRow } from '#tests/support/notification-rows.ts'
import { madeAt, testId, userRow } from '#tests/support/store-fixture.ts'
import { describeStores } from '#tests/support/stores.ts'

describeStores((_name, openStore) => {
  let store: Store
  const [amina, karim, silent] = [
    userRow({ language: 'bn', fullName: 'Amina Rahman' }),
    userRow({ language: 'ar', fullName: 'Karim Haddad' }),
    userRow({ pushNotifications: false }),
  ]

  beforeAll(async () => {
    store = await openStore()
    await store.insert('users', amina, karim, silent)
  })

  describe('addressees', () => {
    test('come with the devices that take pushes, in the device’s language', async () => {
      const [phone, tablet] = [
        deviceRow({ _id: 'a-phone', userId: amina._id, language: 'ar', fcmToken: 'token of the phone' }),
        deviceRow({ _id: 'b-tablet', userId: amina._id, language: 'bn', fcmToken: 'token of the tablet' }),
      ]
      const unregistered = deviceRow({ userId: amina._id })
      const ownerless = deviceRow({ fcmToken: 'token of nobody' })
      const quiet = deviceRow({ userId: silent._id, fcmToken: 'token of the quiet' })
      await store.insert('devices', tablet, unregistered, phone, ownerless, quiet)
      const gone = userRow({ status: 'deleted' })
      await store.insert('users', gone)
      const found = await store.addressees([gone._id, silent._id, karim._id, amina._id, testId(), 'not-an-id'])
      expect(found).toEqual([
        {
          _id: amina._id,
          fullName: 'Amina Rahman',
          email: amina.email,
          language: 'bn',
          pushDevices: [
            { _id: 'a-phone', language: 'ar' },
            { _id: 'b-tablet', language: 'bn' },
          ],
        },
        { _id: karim._id, fullName: 'Karim Haddad', email: karim.email, language: 'ar', pushDevices: [] },
        { _id: silent._id, fullName: silent.fullName, email: silent.email, language: 'en', pushDevices: [] },
      ])
    })

    test('include those of a transaction that is still under way', async () => {
      const user = userRow()
      await store.transaction(async (tables) => {
        await tables.insert('users', user)
        await tables.insert('devices', deviceRow({ _id: 'new-phone', userId: user._id, fcmToken: 'new token' }))
        expect(await tables.addressees([user._id])).toMatchObject([{ _id: user._id, pushDevices: [{ _id: 'new-phone' }] }])
      })
    })
  })

  describe('the notification page', () => {
    const at = (minute: number) => `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`
    const own = (columns: Parameters<typeof notificationRow>[0]) => notificationRow({ userId: karim._id, ...columns })
    const first = own({ createdAt: at(1), readAt: madeAt, title_en: 'Order KO-26-1 placed' })
    const second = own({ createdAt: at(3), body_ar: 'طلبتَ الأسيتون.', body_en: '100% of _it_' })
    const third = own({ createdAt: at(2), title_bn: 'অ্যাসিটোন পথে আছে' })
    const twin = own({ createdAt: at(2) })
    const sold = own({ createdAt: at(9), side: 'seller' })

    beforeAll(async () => {
      await store.insert('notifications', first, second, third, twin, sold, notificationRow({ userId: amina._id }))
    })

    const page = (request: Partial<NotificationPageRequest> = {}) =>
      store.notificationPage({ userId: karim._id, side: 'buyer', limit: 10, offset: 0, ...request })

    test('has one side of one user, newest first, the later id first among equals', async () => {
      expect(await page()).toEqual({ rows: [second, twin, third, first], total: 4, unread: 3 })
      expect(await page({ side: 'seller' })).toEqual({ rows: [sold], total: 1, unread: 1 })
      expect(await page({ userId: testId() })).toEqual({ rows: [], total: 0, unread: 0 })
      expect(await page({ userId: 'not-an-id' })).toEqual({ rows: [], total: 0, unread: 0 })
    })

    test('is cut in pages and always tells the whole', async () => {
      expect(await page({ limit: 2, offset: 1 })).toEqual({ rows: [twin, third], total: 4, unread: 3 })
      expect(await page({ limit: 2, offset: 9 })).toEqual({ rows: [], total: 4, unread: 3 })
    })

    test('finds a part of any text in any language, whatever its signs', async () => {
      const found = async (search: string) => (await page({ search })).rows
      expect(await found('ko-26')).toEqual([first])
      expect(await found('الأسيتون')).toEqual([second])
      expect(await found(' অ্যাসিটোন ')).toEqual([third])
      expect(await found('0% of _')).toEqual([second])
      expect(await page({ search: 'nowhere' })).toEqual({ rows: [], total: 0, unread: 3 })
      expect(await found('\0')).toEqual([])
    })
  })
})
