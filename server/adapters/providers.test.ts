import { afterEach, describe, expect, it } from 'vitest'
import { ComeAgain, Undeliverable } from '#server/ports/delivery.ts'
import { openFakeFcm } from '#tests/support/fake-servers/fake-fcm.ts'
import { openFakeHttpServer, type FakeResponse } from '#tests/support/fake-servers/fake-http-server.ts'
import { openFakeSmtp } from '#tests/support/fake-servers/fake-smtp.ts'
import { smtpMail } from './mail-smtp.ts'
import { fcmPush } from './push-fcm.ts'
import { gatewaySms } from './sms-gateway.ts'

let closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing) await close()
  closing = []
})

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  )

describe('mail by SMTP', () => {
  const mail = {
    id: '0193-mail',
    recipient: 'amina@example.com',
    language: 'bn' as const,
    subject: 'আপনার কোড: 123456',
    text: 'আপনার কোড 123456',
    html: '<p>আপনার কোড 123456</p>',
  }
  const open = async (secret = 'secret', tlsRequired = false) => {
    const fake = await openFakeSmtp()
    const sender = smtpMail({
      url: `smtp://kimiya:${secret}@${fake.host}`,
      from: 'Kimiya <no-reply@kimiya.example>',
      tlsRequired,
    })
    closing.push(sender.close, fake.close)
    return { fake, sender }
  }

  it('hands it over signed in, named for its row, as text and HTML', async () => {
    const { fake, sender } = await open()
    await sender.send(mail)
    const [delivered] = fake.mails
    expect([delivered?.from, delivered?.to]).toEqual(['no-reply@kimiya.example', ['amina@example.com']])
    expect(delivered?.source).toContain('Message-ID: <0193-mail@kimiya.example>')
    expect(delivered?.source).toContain('Content-Language: bn')
    expect(delivered?.source).toMatch(/multipart\/alternative[\s\S]+text\/plain[\s\S]+text\/html/)
  })

  it('writes no line of the head but its own, whatever stands in what it is given', async () => {
    const { fake, sender } = await open()
    const subject = 'A name\r\nBcc: thief@example.com\r\n\r\nA text of its own'
    await sender.send({ ...mail, subject })
    const [delivered] = fake.mails
    expect(delivered?.to).toEqual(['amina@example.com'])
    const [head = ''] = (delivered?.source ?? '').split('\r\n\r\n')
    const fields = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase())
    expect(fields.toSorted()).toEqual(
      ['from', 'to', 'subject', 'message-id', 'content-language', 'date', 'mime-version', 'content-type'].toSorted(),
    )
  })

  it('writes a subject that is one line and reads in one direction', async () => {
    const { fake, sender } = await open()
    await sender.send({ ...mail, subject: 'Acme\r\nBcc: thief@example.com \u202egnp.exe\u202c\u2067x\u2069\u0085\u2028y\0z' })
    expect(fake.mails[0]?.source).toContain('\r\nSubject: Acme Bcc: thief@example.com gnp.exex y z\r\n')
  })

  it.each(['amina@example.com, thief@example.com', 'amina@example.com\r\nBcc: thief@example.com', 'A <amina@example.com>'])(
    'sends nothing to %j, which is not one address',
    async (recipient) => {
      const { fake, sender } = await open()
      expect(await failure(sender.send({ ...mail, recipient }))).toBeInstanceOf(Undeliverable)
      expect(fake.mails).toEqual([])
    },
  )

  it('sends nothing, and no password, to a server elsewhere that offers no TLS', async () => {
    const { fake, sender } = await open('secret', true)
    expect(await failure(sender.send(mail))).toMatchObject({ code: 'ETLS' })
    expect([fake.mails, fake.tried]).toEqual([[], 0])
  })

  it('tells a mailbox that there is not from a server that does not know us', async () => {
    const { sender } = await open()
    expect(await failure(sender.send({ ...mail, recipient: 'x@no.example' }))).toBeInstanceOf(Undeliverable)
    const { sender: wrongSender } = await open('wrong')
    const refused = await failure(wrongSender.send(mail))
    expect(refused).toBeInstanceOf(Error)
    expect(refused).not.toBeInstanceOf(Undeliverable)
  })
})

describe('text messages over a gateway', () => {
  const sms = { id: '0193-sms', recipient: '+8801712345678', language: 'en' as const, text: 'Kimiya: your code is 123456.' }
  const open = async (response: FakeResponse) => {
    const fake = await openFakeHttpServer(() => response)
    closing.push(fake.close)
    return { fake, sender: gatewaySms({ url: `${fake.url}/send`, token: 'gateway token' }) }
  }

  it('are posted as JSON with our token and the row’s id', async () => {
    const { fake, sender } = await open({ status: 202 })
    await sender.send(sms)
    const [request] = fake.received
    expect([request?.path, request?.headers.authorization, request?.headers['idempotency-key']]).toEqual([
      '/send',
      'Bearer gateway token',
      '0193-sms',
    ])
    expect(JSON.parse(request?.body ?? '')).toEqual({ id: '0193-sms', to: '+8801712345678', text: sms.text })
  })

  it.each([
    ['busy, until then', { status: 429, headers: { 'retry-after': '7' } }, new ComeAgain('The SMS gateway answered 429', 7)],
    ['away', { status: 503 }, new Error('The SMS gateway answered 503')],
    ['against the number', { status: 400 }, new Undeliverable('The SMS gateway answered 400')],
    ['against our token, which can be mended', { status: 401 }, new Error('The SMS gateway answered 401')],
  ])('that are refused tell that the gateway is %s', async (_name, response, expected) => {
    const { sender } = await open(response)
    const refused = await failure(sender.send(sms))
    expect(refused).toEqual(expected)
    expect(refused).toHaveProperty('name', expected.name)
  })
})

describe('pushes by Firebase', () => {
  const push = {
    id: '0193-push',
    token: 'a-device-token',
    title: 'Order placed',
    body: 'You have ordered acetone.',
    data: { id: 'n-1', type: 'orderPlaced', body_en: 'en', body_ar: 'ar', body_bn: 'bn' },
  }
  const open = async () => {
    const fake = await openFakeFcm()
    closing.push(fake.close)
    const clock = { now: new Date('2026-11-21T08:00:00.000Z') }
    return { fake, clock, sender: fcmPush(fake.account, () => clock.now) }
  }

  it('carry what the page’s worker reads, over a service account’s access token that is used until it ends', async () => {
    const { fake, clock, sender } = await open()
    expect([await sender.send(push), await sender.send(push)]).toEqual(['sent', 'sent'])
    expect(fake.pushes[0]).toEqual({
      path: '/v1/projects/kimiya/messages:send',
      message: {
        token: push.token,
        data: push.data,
        notification: { title: push.title, body: push.body },
        webpush: {
          headers: { TTL: '86400' },
          notification: { title: push.title, body: push.body, icon: '/favicon.svg', tag: 'n-1' },
        },
      },
    })
    const issued = clock.now.getTime() / 1000
    expect(fake.assertions).toEqual([
      {
        iss: 'push@kimiya.example',
        aud: fake.account.tokenUrl,
        iat: issued,
        exp: issued + 3600,
        scope: 'https://www.googleapis.com/auth/firebase.messaging',
      },
    ])
    clock.now = new Date(clock.now.getTime() + 3_540_000)
    await sender.send(push)
    expect(fake.assertions).toHaveLength(2)
  })

  it('to a token that was taken back tell so', async () => {
    const { fake, sender } = await open()
    fake.respondNext({ status: 404, body: { error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] } } })
    expect(await sender.send(push)).toBe('gone')
  })

  it('wait as long as they are asked to, and are dropped only when they can never go', async () => {
    const { fake, sender } = await open()
    fake.respondNext({ status: 503, headers: { 'retry-after': '30' } })
    expect(await failure(sender.send(push))).toEqual(new ComeAgain('Firebase answered 503', 30))
    fake.respondNext({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
    expect(await failure(sender.send(push))).toEqual(new Undeliverable('Firebase answered 400'))
  })

  it('sign in anew when their access token is not known any more', async () => {
    const { fake, sender } = await open()
    await sender.send(push)
    fake.forget('access-1')
    expect(await failure(sender.send(push))).toEqual(new Error('Firebase answered 401'))
    expect(await sender.send(push)).toBe('sent')
  })
})
