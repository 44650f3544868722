import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverOutbox, type Senders } from '#server/jobs/deliver-outbox.ts'
import { ComeAgain, Undeliverable } from '#server/ports/delivery.ts'
import type { Mail } from '#server/ports/mail.ts'
import type { Store } from '#server/store/store.ts'
import { deviceRow } from '#tests/support/notification-rows.ts'
import { mailRow, madeAt, userRow } from '#tests/support/store-fixture.ts'
import { describeStores } from '#tests/support/stores.ts'

describeStores((_, openStore) => {
  let store: Store
  const user = userRow()
  const clock = { now: new Date(madeAt) }
  beforeAll(async () => {
    store = await openStore()
    await store.insert('users', user)
  })
  beforeEach(async () => {
    clock.now = new Date(madeAt)
    await store.remove('outbox', {})
    await store.remove('devices', {})
  })

  /** Senders that store their messages, unless `refuse` throws. */
  function recording(refuse: (id: string) => Error | undefined = () => undefined, pageUrl?: string) {
    const sent: { channel: string; message: unknown }[] = []
    const failures: [unknown, string][] = []
    const take = (channel: string) => async (message: { id: string }) => {
      const refusal = refuse(message.id)
      if (refusal !== undefined) throw refusal
      sent.push({ channel, message })
    }
    const senders: Senders = {
      pageUrl,
      mail: { send: take('mail') },
      sms: { send: take('sms') },
      push: { send: (push) => take('push')(push).then(() => (push.token === 'a dead token' ? 'gone' : 'sent')) },
    }
    const deliver = () =>
      deliverOutbox(
        store,
        senders,
        () => clock.now,
        (failure, id) => failures.push([failure, id]),
      )
    return { sent, failures, deliver }
  }
  const pushValues = {
    userId: user._id,
    title: 'Order placed',
    body: 'b',
    body_en: 'en',
    body_ar: 'ar',
    body_bn: 'bn',
    type: 't',
    id: 'n',
  }
  const pushMessage = (recipient: string, values = pushValues) => mailRow({ channel: 'push', recipient, values })
  const rowOf = (_id: string) => store.find('outbox', { _id })

  describe('the outbox', () => {
    it.each([
      [
        'ends with a link to what it is about',
        'https://market.example',
        ['https://market.example/my-order-details?order=o1&a=b'],
      ],
      ['has no link where nobody knows the address of the page', undefined, []],
    ])('sends a mail that %s', async (_name, pageUrl, links) => {
      const values = { name: 'Amina', title: 'Order placed', text: 'It is.', address: '/my-order-details?order=o1&a=b' }
      await store.insert('outbox', mailRow({ template: 'notification', values }))
      const { sent, deliver } = recording(undefined, pageUrl)
      await deliver()
      const [mail] = sent.map(({ message }) => message as Mail)
      const { text, html } = mail ?? { text: '', html: '' }
      expect(text.match(/https?:\S+/g) ?? []).toEqual(links)
      expect(html.match(/href="[^"]+"/g) ?? []).toEqual(links.map((link) => `href="${link.replace('&', '&amp;')}"`))
    })

    it('sends each message over its channel, once, and then forgets what it said', async () => {
      const values = { name: 'Amina', code: '123456' }
      const mail = mailRow({ template: 'signupCode', values })
      const sms = mailRow({
        ...mail,
        template: 'phoneChangeCode',
        _id: mailRow()._id,
        channel: 'sms',
        recipient: '+8801712345678',
        language: 'bn',
      })
      await store.insert('devices', deviceRow({ _id: 'phone', userId: user._id, fcmToken: 'a live token' }))
      const push = pushMessage('phone')
      await store.insert('outbox', mail, sms, push)
      const { sent, failures, deliver } = recording()
      expect([await deliver(), await deliver()]).toEqual([3, 0])
      expect(failures).toEqual([])
      expect(sent.find(({ channel }) => channel === 'mail')?.message).toMatchObject({
        id: mail._id,
        subject: 'Code for your registration: 123456',
      })
      expect(sent.find(({ channel }) => channel === 'sms')?.message).toEqual({
        id: sms._id,
        recipient: '+8801712345678',
        language: 'bn',
        text: 'কিমিয়া: আপনার অ্যাকাউন্টে এই ফোন নম্বর ব্যবহারের কোড 123456, ১০ মিনিট কার্যকর। কোডটি কাউকে দেবেন না।',
      })
      const { userId: _user, title, body, ...data } = pushValues
      expect(sent.find(({ channel }) => channel === 'push')?.message).toEqual({
        id: push._id,
        token: 'a live token',
        title,
        body,
        data,
      })
      for (const { _id } of [mail, sms, push])
        expect(await rowOf(_id)).toMatchObject({ deliveredAt: madeAt, values: {}, tries: 1 })
    })

    it('tries again a minute later, then two, and when the provider says so', async () => {
      const mail = mailRow({ template: 'alreadyRegistered' })
      await store.insert('outbox', mail)
      const refusals = [new Error('away'), new Error('away'), new ComeAgain('busy', 7)]
      const { sent, failures, deliver } = recording(() => refusals.shift())
      const due: (string | undefined)[] = []
      for (let count = 0; count < 3; count += 1) {
        await deliver()
        const { nextTryAt = '' } = (await rowOf(mail._id)) ?? {}
        due.push(nextTryAt)
        expect(await deliver()).toBe(0)
        clock.now = new Date(nextTryAt)
      }
      expect(due).toEqual(['2026-11-21T08:31:00.000Z', '2026-11-21T08:33:00.000Z', '2026-11-21T08:33:07.000Z'])
      expect([await deliver(), sent.length, failures.map(([, id]) => id)]).toEqual([1, 1, [mail._id, mail._id, mail._id]])
    })

    it('drops what the provider will never take, and holds nothing else up for it', async () => {
      const [bad, good] = [mailRow({ template: 'alreadyRegistered' }), mailRow({ template: 'alreadyRegistered' })]
      await store.insert('outbox', bad, good)
      const { sent, failures, deliver } = recording((id) => (id === bad._id ? new Undeliverable('no such mailbox') : undefined))
      await deliver()
      expect([sent.length, failures.length]).toEqual([1, 1])
      expect(await store.count('outbox', { deliveredAt: null })).toBe(0)
    })

    it('never sends one twice, however many processes deliver at once', async () => {
      await store.insert('outbox', ...Array.from({ length: 30 }, () => mailRow({ template: 'alreadyRegistered' })))
      const { sent, deliver } = recording()
      await Promise.all([1, 2, 3, 4].map(deliver))
      while ((await deliver()) > 0);
      expect(sent).toHaveLength(30)
    })

    it('pushes nothing to a device that was signed out of, or that passed to somebody else', async () => {
      const otherUser = userRow()
      await store.insert('users', otherUser)
      await store.insert(
        'devices',
        deviceRow({ _id: 'left', fcmToken: 'one' }),
        deviceRow({ _id: 'theirs', userId: otherUser._id, fcmToken: 'two' }),
      )
      await store.insert('outbox', pushMessage('left'), pushMessage('theirs'), pushMessage('never there'))
      const { sent, deliver } = recording()
      expect([await deliver(), sent, await store.count('outbox', { deliveredAt: null })]).toEqual([3, [], 0])
    })

    it('forgets a push token that the provider says is gone', async () => {
      await store.insert('devices', deviceRow({ _id: 'phone', userId: user._id, fcmToken: 'a dead token' }))
      await store.insert('outbox', pushMessage('phone'))
      await recording().deliver()
      expect((await store.find('devices', { _id: 'phone' }))?.fcmToken).toBeNull()
    })
  })
})
