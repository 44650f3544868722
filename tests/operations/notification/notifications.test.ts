import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type NewNotification, notify } from '#server/domain/notification/notifications.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { deviceRow, notificationRow } from '#tests/support/notification-rows.ts'
import { madeAt, testId } from '#tests/support/store-fixture.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let buyer: { token: string; _id: string }
  let company: { token: string; _id: string }

  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    const signedIn = async (name: string) => {
      const token = await market.signIn(name)
      return { token, _id: (await market.call('getUser', { token }))._id }
    }
    buyer = await signedIn('buyer')
    company = await signedIn('company')
  })
  beforeEach(async () => {
    await market.store.remove('notifications', {})
    await market.store.remove('outbox', {})
    await market.store.remove('devices', {})
    await market.store.remove('liveEvents', {})
  })

  const feed = async (side: 'Buyer' | 'Seller' = 'Buyer', token = buyer.token) =>
    market.call('getNotifications', { token, side, body: {} })
  const own = (columns: Parameters<typeof notificationRow>[0] = {}) => notificationRow({ userId: buyer._id, ...columns })
  const notifyUser = (...notices: NewNotification[]) =>
    market.store.transaction((tables) => notify({ tables, now: market.clock.now.toISOString(), newId: market.newId }, ...notices))
  const paid: Omit<Extract<NewNotification, { type: 'paymentInvoice' }>, 'userId'> = {
    side: 'buyer',
    type: 'paymentInvoice',
    subjectId: testId(),
    values: {
      order: 'KO-26-7K3M9',
      product: { en: 'Acetone', ar: 'أسيتون', bn: null },
      amount: { amount: 123450, currency: 'SAR' },
    },
  }

  describe('what a user is told', () => {
    it('stands in the feed of that side, in three languages, with money in the language’s digits', async () => {
      await notifyUser({ ...paid, userId: buyer._id })
      expect(await feed('Seller')).toEqual({ notifications: [], total: 0, unread: 0 })
      const { notifications, ...counts } = await feed()
      expect(counts).toEqual({ total: 1, unread: 1 })
      expect(notifications).toEqual([
        {
          _id: notifications[0]?._id,
          type: 'paymentInvoice',
          subjectId: paid.subjectId,
          isRead: false,
          title_en: 'Invoice for order KO-26-7K3M9',
          title_ar: 'فاتورة الطلب \u2068KO-26-7K3M9\u2069',
          title_bn: 'অর্ডার KO-26-7K3M9-এর ইনভয়েস',
          body_en:
            "The payment invoice for SAR\u00A01,234.50 of your order KO-26-7K3M9 (Acetone) is ready. You can pay it on the order's page.",
          body_ar:
            'الفاتورة بمبلغ \u2066SAR\u00A0١٬٢٣٤٫٥٠\u2069 لطلبك \u2068KO-26-7K3M9\u2069 (أسيتون) جاهزة، ويمكنك سدادها من صفحة الطلب.',
          body_bn:
            'আপনার অর্ডার KO-26-7K3M9 (Acetone)-এর SAR\u00A0১,২৩৪.৫০ মূল্যের ইনভয়েস তৈরি হয়েছে। অর্ডারের পাতা থেকে মূল্য পরিশোধ করতে পারেন।',
          createdAt: market.clock.now.toISOString(),
        },
      ])
    })

    it('tells open pages, promises one mail, and one push to each device that takes them, in the device’s language', async () => {
      await market.store.insert(
        'devices',
        deviceRow({ _id: 'phone-0001', userId: buyer._id, language: 'ar', fcmToken: 'token of the phone' }),
        deviceRow({ _id: 'laptop-0001', userId: buyer._id, language: 'bn' }),
      )
      await notifyUser({ ...paid, userId: buyer._id }, { ...paid, userId: testId() })
      const [row, ...others] = await market.store.list('notifications', {})
      expect(others).toEqual([])
      expect(await market.store.list('liveEvents', {})).toMatchObject([
        { userId: buyer._id, type: 'notification.created', subjectId: row?._id, data: null },
      ])
      const queued = await market.store.list('outbox', {}, { orderBy: ['channel'] })
      expect(queued.map(({ channel, recipient, language }) => [channel, recipient, language])).toEqual([
        ['mail', 'buyer@kimiya.example', 'en'],
        ['push', 'phone-0001', 'ar'],
      ])
      expect(queued[1]?.values).toEqual({
        userId: buyer._id,
        title: row?.title_ar,
        body: row?.body_ar,
        type: 'paymentInvoice',
        id: row?._id,
        body_en: row?.body_en,
        body_ar: row?.body_ar,
        body_bn: row?.body_bn,
        side: 'buyer',
        subjectId: row?.subjectId,
      })
      const [mail] = await market.deliver()
      expect([mail?.subject, mail?.text.split('\n\n')]).toEqual([
        row?.title_en,
        ['Dear Nusrat Jahan,', row?.body_en, 'https://kimiya.example/my-order', 'Kimiya, the marketplace for chemicals'],
      ])
    })

    it('is not mailed when it is one line of a talk', async () => {
      const values = { party: 'Gulf Marjan', text: 'Is 20 t possible?' }
      await notifyUser({ userId: buyer._id, side: 'buyer', type: 'chatMessage', subjectId: testId(), values })
      expect(await market.store.count('outbox', {})).toBe(0)
      expect((await feed()).notifications.map(({ title_en, body_en }) => [title_en, body_en])).toEqual([
        ['Message from Gulf Marjan', 'Is 20 t possible?'],
      ])
    })

    it('keeps somebody’s words from turning the sentence round', async () => {
      const values = { order: 'KO-26-1', product: { en: 'Acetone' }, reason: '\u202Eنفد المخزون' }
      await notifyUser({ userId: buyer._id, side: 'buyer', type: 'orderRejected', subjectId: testId(), values })
      const [notification] = (await feed()).notifications
      expect(notification?.body_en).toBe(
        'The seller has rejected your order KO-26-1 for Acetone. Reason: \u2068نفد المخزون\u2069',
      )
      expect(notification?.body_ar).toBe('رفض البائع طلبك \u2068KO-26-1\u2069 للمنتج \u2068Acetone\u2069. السبب: نفد المخزون')
    })

    it('is forgotten with a change that was not kept', async () => {
      const change = market.store.transaction(async (tables) => {
        await notify({ tables, now: madeAt, newId: market.newId }, { ...paid, userId: buyer._id })
        throw new Error('no')
      })
      await expect(change).rejects.toThrow('no')
      expect([(await feed()).total, await market.store.count('outbox', {}), await market.store.count('liveEvents', {})]).toEqual([
        0, 0, 0,
      ])
    })
  })

  describe('the feed', () => {
    it('is read page by page, searched in any language, and counts what is unread on this side', async () => {
      const rows = [1, 2, 3].map((day) => own({ createdAt: `2026-11-0${day}T08:00:00.000Z`, body_bn: `${day} নম্বর` }))
      await market.store.insert('notifications', ...rows, own({ side: 'seller' }), notificationRow({ userId: company._id }))
      const page = await market.call('getNotifications', { token: buyer.token, body: { page: 2, pageSize: 2 } })
      expect([page.notifications.map(({ _id }) => _id), page.total, page.unread]).toEqual([[rows[0]?._id], 3, 3])
      const found = await market.call('getNotifications', { token: buyer.token, body: { search: '2 নম্বর' } })
      expect([found.notifications.map(({ _id }) => _id), found.total, found.unread]).toEqual([[rows[1]?._id], 1, 3])
    })

    it('marks an own notification read, the first time counting, and no one else’s', async () => {
      const [ownRow, otherRow] = [own(), notificationRow({ userId: company._id })]
      await market.store.insert('notifications', ownRow, otherRow)
      const read = () => market.call('readNotification', { token: buyer.token, id: ownRow._id })
      expect(await read()).toMatchObject({ _id: ownRow._id, isRead: true })
      const readAt = market.clock.now.toISOString()
      market.clock.now = new Date(market.clock.now.getTime() + 60_000)
      await read()
      expect(await market.store.find('notifications', { _id: ownRow._id })).toEqual({ ...ownRow, readAt })
      expect((await feed()).unread).toBe(0)
      expect((await market.envelope('readNotification', { token: buyer.token, id: otherRow._id })).code).toBe(404)
    })

    it('forgets one, several or all of a side, and nobody else’s', async () => {
      const [one, two, three, sold] = [own(), own(), own(), own({ side: 'seller' })]
      const otherRow = notificationRow({ userId: company._id })
      await market.store.insert('notifications', one, two, three, sold, otherRow)
      const remove = (body: unknown) => market.envelope('deleteNotification', { token: buyer.token, body })
      const left = async () => (await market.store.list('notifications', {}, { orderBy: ['_id'] })).map(({ _id }) => _id)
      expect((await remove({ notificationIds: [otherRow._id] })).code).toBe(404)
      expect((await remove({ notificationIds: [one._id, otherRow._id] })).code).toBe(200)
      expect(await left()).toEqual([two._id, three._id, sold._id, otherRow._id])
      for (const body of [{}, { all: true, notificationIds: [two._id] }, { all: false }]) {
        expect((await remove(body)).code).toBe(422)
      }
      expect((await remove({ all: true })).code).toBe(200)
      expect(await left()).toEqual([sold._id, otherRow._id])
      expect((await remove({ all: true })).code).toBe(200)
    })
  })

  describe('devices', () => {
    const registration = (token: string, fcmToken = 'push-token-of-this-browser') => ({
      deviceId: 'web-0001',
      deviceOS: 'Web' as const,
      fcmToken,
      deviceName: 'Linux x86_64',
      OSVersion: 'Linux',
      buildNumber: '1.0.0',
      language: 'Bangla' as const,
      userToken: token,
    })
    const device = (_id = 'web-0001') => market.store.find('devices', { _id })

    it('are registered with all that is told of them, replace their token, and follow the language', async () => {
      const { token, _id: userId } = buyer
      await market.call('registerDevice', { token, body: registration(token) })
      const { userToken: _user, deviceId: _id, ...described } = registration(token)
      expect(await device()).toEqual({ _id, userId, ...described, language: 'bn' })
      await market.call('updateFCM', { token, body: { deviceId: 'web-0001', fcmToken: 'push-token-that-is-newer' } })
      await market.call('changeLanguage', { body: { deviceId: 'web-0001', language: 'Arabic' } })
      expect(await device()).toEqual({ _id, userId, ...described, fcmToken: 'push-token-that-is-newer', language: 'ar' })
    })

    it('give a push token up to the device that brings it', async () => {
      await market.call('registerDevice', { token: buyer.token, body: registration(buyer.token) })
      const body = { deviceId: 'web-0002', fcmToken: 'push-token-of-this-browser' }
      await market.call('updateFCM', { token: company.token, body })
      expect([(await device())?.fcmToken, (await device('web-0002'))?.userId]).toEqual([null, company._id])
    })

    it('pass to another account with the push token of their browser, and to nobody who knows their id alone', async () => {
      await market.call('registerDevice', { token: buyer.token, body: registration(buyer.token) })
      const take = (fcmToken: string) =>
        market.envelope('registerDevice', { token: company.token, body: registration(company.token, fcmToken) })
      const refused = await take('push-token-of-another-browser')
      expect(refused.results).toEqual({ fields: { deviceId: 'This is not in the right form.' } })
      const replaced = { deviceId: 'web-0001', fcmToken: 'push-token-of-another-browser' }
      expect((await market.envelope('updateFCM', { token: company.token, body: replaced })).code).toBe(422)
      expect(await device()).toMatchObject({ userId: buyer._id, fcmToken: 'push-token-of-this-browser' })
      expect((await take('push-token-of-this-browser')).code).toBe(200)
      expect((await device())?.userId).toBe(company._id)
    })

    it('are not kept for visitors, and do not pass to whoever changes the language of another’s', async () => {
      await market.call('changeLanguage', { body: { deviceId: 'web-0009', language: 'Arabic' } })
      expect(await device('web-0009')).toBeUndefined()
      await market.call('registerDevice', { token: buyer.token, body: registration(buyer.token) })
      await market.call('changeLanguage', { token: company.token, body: { deviceId: 'web-0001', language: 'Arabic' } })
      expect(await device()).toMatchObject({ userId: buyer._id, language: 'bn' })
      await market.call('changeLanguage', { token: company.token, body: { deviceId: 'web-0002', language: 'Arabic' } })
      expect(await device('web-0002')).toMatchObject({ userId: company._id, language: 'ar' })
    })

    it('are one of each session: the one before gets no more pushes', async () => {
      for (const at of [1, 2, 3]) {
        const body = { ...registration(buyer.token, `push-token-of-browser-${at}`), deviceId: `web-000${at}` }
        await market.call('registerDevice', { token: buyer.token, body })
      }
      const users = await Promise.all(['web-0001', 'web-0002', 'web-0003'].map(async (_id) => (await device(_id))?.userId))
      expect(users).toEqual([null, null, buyer._id])
    })

    it('are not registered with another session’s token', async () => {
      const refused = await market.envelope('registerDevice', { token: buyer.token, body: registration(company.token) })
      expect(refused.results).toEqual({ fields: { userToken: 'This is not in the right form.' } })
      expect(await device()).toBeUndefined()
    })

    it('get no more pushes once their session ends, and its pages are told', async () => {
      const token = await market.signIn('buyer')
      await market.call('registerDevice', { token, body: registration(token) })
      await market.call('logout', { token })
      await notifyUser({ ...paid, userId: buyer._id })
      expect(await market.store.count('outbox', { channel: 'push' })).toBe(0)
      expect((await market.store.list('liveEvents', {})).map(({ type }) => type)).toContain('session.ended')
    })

    it('get no pushes while the user wants none', async () => {
      const { token } = buyer
      await market.call('registerDevice', { token, body: registration(token) })
      const choose = (pushNotifications: boolean) => market.call('changeNotification', { token, body: { pushNotifications } })
      expect(await choose(false)).toEqual({ pushNotifications: false })
      expect((await market.call('getUser', { token })).pushNotifications).toBe(false)
      await notifyUser({ ...paid, userId: buyer._id })
      expect(await market.store.count('outbox', { channel: 'push' })).toBe(0)
      await choose(true)
      await notifyUser({ ...paid, userId: buyer._id })
      expect(await market.store.count('outbox', { channel: 'push' })).toBe(1)
    })
  })
})
