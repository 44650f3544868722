import { readFile } from 'node:fs/promises'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StreamedEvent } from '#src/api/read-events.ts'
import { nodeCodes } from '#server/adapters/codes-node.ts'
import { newId } from '#server/new-id.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import { responseAt, callAt, fileAt, followAt, signInAt } from '#tests/support/http-caller.ts'
import { openFakeSmtp } from '#tests/support/fake-servers/fake-smtp.ts'
import { pdfBytes, pdfFile } from '#tests/support/sample-files.ts'
import { newDataFolder, type ServerProcess, startServerProcess, until } from '#tests/support/server-process.ts'
import { freshDatabase } from '#tests/support/stores.ts'
import { type AcetoneRequest, findAcetone, stepsAt } from './acetone-trade.ts'

/** Two processes that started at the same moment on an empty database, with one folder and no secret of their own. */
describe('two processes over one database', () => {
  let fakeMail: Awaited<ReturnType<typeof openFakeSmtp>>
  let processes: ServerProcess[] = []
  let store: Store
  let [firstUrl, secondUrl] = ['', '']
  let people: { buyer: string; seller: string }
  let acetone: AcetoneRequest

  beforeAll(async () => {
    fakeMail = await openFakeSmtp()
    const DATABASE_URL = await freshDatabase()
    const settings = {
      DATABASE_URL,
      DATA_DIR: await newDataFolder(),
      DEMO: '1',
      SMTP_URL: `smtp://kimiya:secret@${fakeMail.host}`,
      MAIL_FROM: 'Kimiya <no-reply@kimiya.example>',
    }
    processes = await Promise.all([startServerProcess(settings), startServerProcess(settings)])
    ;[firstUrl, secondUrl] = processes.map(({ url }) => url) as [string, string] // two of them, right above
    store = await openPostgres({ url: DATABASE_URL, poolSize: 2 })
    people = { buyer: await signInAt(firstUrl, 'buyer'), seller: await signInAt(secondUrl, 'seller') }
    acetone = await findAcetone(firstUrl, people.buyer)
  })
  afterAll(async () => {
    const codes = await Promise.all(processes.map((each) => each.stop()))
    await store.close()
    await fakeMail.close()
    expect(codes).toEqual([0, 0])
  })

  /** Here, there, here, … */
  let turn = 0
  const either = () => ((turn += 1) % 2 === 0 ? firstUrl : secondUrl)

  it('know a session that was opened on the other, and both forget it when one ends it', async () => {
    const token = await signInAt(firstUrl, 'company')
    const stream = await followAt(firstUrl, token)
    expect((await callAt(secondUrl, 'getUser', { token })).fullName).toBe('Omar Al-Mansoori')
    await callAt(secondUrl, 'logout', { token })
    expect(await stream.next()).toMatchObject({ type: 'session.ended' })
    expect(await stream.next()).toBeUndefined()
    const codes = await Promise.all(
      [firstUrl, secondUrl].map(async (url) => (await responseAt(url, 'getUser', { token })).status),
    )
    expect(codes).toEqual([401, 401])
  })

  it('tell the pages of both what one of them wrote, and one goes on where a stream of the other broke off', async () => {
    const stream = await followAt(secondUrl, people.seller)
    const changed = async (from: typeof stream): Promise<StreamedEvent> => {
      const event = await from.next()
      if (event === undefined) throw new Error('The stream has ended')
      return event.type === 'order.changed' ? event : changed(from)
    }
    const first = await callAt(firstUrl, 'placeOrder', { token: people.buyer, body: acetone })
    const streamed = await changed(stream)
    expect(JSON.parse(streamed.data ?? '')).toEqual({ type: 'order.changed', subjectId: first._id })
    stream.close()
    const missed = await callAt(secondUrl, 'placeOrder', { token: people.buyer, body: acetone })
    const resumed = await followAt(firstUrl, people.seller, streamed.id)
    expect(JSON.parse((await changed(resumed)).data ?? '')).toEqual({ type: 'order.changed', subjectId: missed._id })
    resumed.close()
  })

  it('count tries of a password together', async () => {
    /** Fifteen tries over both for an account, each from an address of its own; undefined when the minute ended meanwhile. */
    const tryFifteen = async (email: string) => {
      const minute = () => Math.floor(Date.now() / 60_000)
      const began = minute()
      const tries = Array.from({ length: 15 }, (_, at) =>
        responseAt(either(), 'login', { body: { email, password: 'a guess' }, address: `203.0.113.${at + 1}` }),
      )
      const codes = (await Promise.all(tries)).map(({ status }) => status)
      return minute() === began ? codes.sort() : undefined
    }
    let guest = 0
    const codes = await until(() => tryFifteen(`guest${(guest += 1)}@kimiya.example`))
    expect(codes).toEqual([...Array<number>(10).fill(422), ...Array<number>(5).fill(429)])
  })

  it('send each mail once', async () => {
    const names = Array.from({ length: 24 }, (_, at) => `newcomer${at}@example.com`)
    const person = { fullName: 'Rafiq Ahmed', password: 'a password for trading', acceptedTerms: true as const }
    const contact = { countryCode: '+880', phoneNumber: '1712345678', country: 'BD', accountType: 'Individual' as const }
    await Promise.all(
      names.map((email, at) =>
        callAt(either(), 'signup', { address: `198.51.100.${at + 1}`, body: { email, ...person, ...contact } }),
      ),
    )
    const sent = () => fakeMail.mails.flatMap(({ to }) => to).filter((email) => names.includes(email))
    await until(async () => new Set(sent()).size === names.length)
    // Nothing is left to send: duplicates would have arrived by now.
    await until(async () => (await store.count('outbox', { deliveredAt: null })) === 0)
    expect(sent().sort()).toEqual([...names].sort())
  })

  it('keep every product page that was opened at either', async () => {
    const { productId } = acetone
    const counted = async () => (await store.find('viewCounts', { _id: productId }))?.count ?? 0
    const before = await counted()
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 10 }, () => callAt(either(), 'viewProduct', { id: productId })))
    }
    await until(async () => (await counted()) >= before + 40)
    expect(await counted()).toBe(before + 40)
  })

  it('show the files of each other', async () => {
    const { fullName: _, _id: sellerId } = await callAt(secondUrl, 'getUser', { token: people.seller })
    const chat = await callAt(firstUrl, 'openChat', { token: people.buyer, body: { userId: sellerId } })
    const file = await callAt(firstUrl, 'uploadMedia', { token: people.buyer, body: { chatId: chat._id, file: pdfFile() } })
    await callAt(secondUrl, 'sendMessage', { token: people.buyer, id: chat._id, body: { fileId: file._id } })
    const bytes = await fileAt(secondUrl, 'viewFile', { token: people.seller, id: file._id })
    expect(bytes.equals(pdfBytes())).toBe(true)

    const { invoice } = await stepsAt(either, people).invoiced(acetone)
    const documents = [firstUrl, secondUrl].map((url) => fileAt(url, 'viewInvoice', { token: people.buyer, id: invoice._id }))
    for (const document of await Promise.all(documents)) expect(document.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  })

  it('keep one order of a chat that is written at both', async () => {
    const [sender, listener] = [await signInAt(firstUrl, 'company'), await signInAt(secondUrl, 'seller2')]
    const { _id: userId } = await callAt(firstUrl, 'getUser', { token: listener })
    const { _id: id } = await callAt(firstUrl, 'openChat', { token: sender, body: { userId } })
    const earlier =
      (await callAt(firstUrl, 'getMessages', { token: sender, id, body: { pageSize: 1 } })).messages[0]?.sequence ?? 0
    const writers = [sender, listener].flatMap((token) => [firstUrl, secondUrl].map((url) => ({ token, url })))
    await Promise.all(
      writers.map(async ({ token, url }, writer) => {
        for (let at = 0; at < 5; at += 1) await callAt(url, 'sendMessage', { token, id, body: { text: `${writer}: ${at}` } })
      }),
    )
    const read = async (url: string, token: string) =>
      (await callAt(url, 'getMessages', { token, id, body: { pageSize: 20 } })).messages
    const messages = await read(firstUrl, sender)
    expect(messages.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => earlier + at + 1),
    )
    const inOrder = messages.toSorted((one, other) => one.sequence - other.sequence)
    for (const [writer] of writers.entries()) {
      const own = inOrder.filter(({ text }) => text?.startsWith(`${writer}:`)).map(({ text }) => text)
      expect(own).toEqual(Array.from({ length: 5 }, (_, at) => `${writer}: ${at}`))
    }
    const texts = async (url: string, token: string) => (await read(url, token)).map(({ text }) => text)
    expect(await texts(secondUrl, listener)).toEqual(messages.map(({ text }) => text))
  })

  it('answer a repeated key with what the other one did, also when both get it at once', async () => {
    const order = { token: people.buyer, body: acetone, key: 'sent-again-elsewhere-1' }
    const first = await responseAt(firstUrl, 'placeOrder', order)
    expect(first.status).toBe(200)
    expect(await responseAt(secondUrl, 'placeOrder', order)).toEqual(first)
    const before = await store.count('orders', {})
    const atOnce = await Promise.all(
      Array.from({ length: 12 }, () => responseAt(either(), 'placeOrder', { ...order, key: 'pressed-at-both-at-once-1' })),
    )
    expect(atOnce.map(({ status }) => status)).toEqual(Array<number>(12).fill(200))
    for (const response of atOnce) expect(response).toEqual(atOnce[0])
    expect(await store.count('orders', {})).toBe(before + 1)
  })

  it('take the same delivery tokens', async () => {
    const _id = await stepsAt(either, people).paid(acetone)
    const asSeller = { token: people.seller, side: 'Seller' as const }
    await callAt(firstUrl, 'changeStatus', { ...asSeller, id: _id, body: { event: 'order.process' } })
    const driver = { driverName: 'Karim Uddin', driverPhone: '+8801812345678', vehicle: 'CTG-11-2233' }
    const cargo = { packages: { count: 1, kind: 'drum' as const }, grossKilograms: 180 }
    const dispatch = { deliveryMethod: 'driver' as const, ...driver, ...cargo }
    const body = { event: 'order.dispatch' as const, dispatch }
    const { shipments } = orderOf(await callAt(secondUrl, 'changeStatus', { ...asSeller, id: _id, body }))
    const claim = { shipmentId: shipments[0]?._id ?? '', revision: 1 }
    const codes = nodeCodes(await readFile(join(processes[0]?.dataFolder ?? '', 'secret-key'), 'utf8'))
    const deliveryToken = await codes.deliveryToken(claim, new Date(Date.now() + 60_000).toISOString())
    await callAt(firstUrl, 'acceptJob', { deliveryToken })
    await callAt(secondUrl, 'reportDelivery', { deliveryToken, body: { receivedBy: 'Nadia Rahman' } })
    expect((await callAt(firstUrl, 'viewOrder', { token: people.buyer, id: _id })).status).toBe('delivered')
  })

  it('sell the last drum to one of fifty buyers', async () => {
    const buyers = await fiftyBuyers(store, acetone.addressId)
    const orders = await Promise.all(
      buyers.map(({ token, addressId }) => callAt(either(), 'placeOrder', { token, body: { ...acetone, addressId } })),
    )
    await store.update('products', { _id: acetone.productId }, { stock: 160 })
    const asSeller = { token: people.seller, side: 'Seller' as const }
    const responses = await Promise.all(orders.map(({ _id }) => responseAt(either(), 'acceptOrder', { ...asSeller, id: _id })))
    const codes = responses.map(({ status }) => status).sort()
    expect(codes).toEqual([200, ...Array<number>(49).fill(409)])
    expect((await store.find('products', { _id: acetone.productId }))?.stock).toBe(0)
    expect(await store.count('orders', { _id: orders.map(({ _id }) => _id), status: 'accepted' })).toBe(1)
  })
})

/** People like the demo's buyer, each signed in and with an address like theirs. */
async function fiftyBuyers(store: Store, addressId: string) {
  const user = await store.find('users', { email: 'buyer@kimiya.example' })
  const session = await store.find('sessions', { _id: (await store.list('sessions', { userId: user?._id ?? '' }))[0]?._id ?? '' })
  const address = await store.find('addresses', { _id: addressId })
  const side = await store.find('sellers', { _id: user?._id ?? '' })
  if (!user || !session || !address || !side) throw new Error('The demo lacks its buyer')
  const codes = nodeCodes('digests need no secret')
  return Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const [userId, token, own] = [newId(), codes.token(), newId()]
      await store.insert('users', { ...user, _id: userId, email: `buyer${at}@kimiya.example` })
      await store.insert('sellers', { ...side, _id: userId })
      await store.insert('sessions', { ...session, _id: newId(), userId, tokenHash: await codes.digest(token) })
      await store.insert('addresses', { ...address, _id: own, userId })
      return { token, addressId: own }
    }),
  )
}
