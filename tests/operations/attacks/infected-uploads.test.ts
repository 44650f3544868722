import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { clamdScanner } from '#server/adapters/malware-scanner-clamd.ts'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { formFields } from '#server/form-fields.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { type ClamdMood, openFakeClamd } from '#tests/support/fake-servers/fake-clamd.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { openTrade, tokenOf } from '#tests/support/trade-steps.ts'
import { pdfBytes, pdfFile, sidewaysPhoto } from '#tests/support/sample-files.ts'

const infectedText = 'the text of the signature'

describe('with a malware scanner', () => {
  let market: Marketplace
  let clamd: Awaited<ReturnType<typeof openFakeClamd>>
  let token: string
  let productId: string
  /** Of a driver, whose proof is a file too. */
  let deliveryToken: string
  beforeAll(async () => {
    clamd = await openFakeClamd(infectedText)
    const malwareScanner = clamdScanner({ address: clamd.hostAndPort, onScanned: () => undefined, timeout: 300 })
    market = await openMarketplace(openMemoryStore(), { malwareScanner })
    token = await market.signIn('seller')
    const sellerId = (await market.call('getUser', { token }))._id
    const trade = await openTrade(market)
    deliveryToken = await tokenOf(market, (await trade.dispatched())._id)
    await market.call('acceptJob', { deliveryToken })
    productId = (await market.call('getSellerProducts', { body: { sellerId } })).products[0]?._id ?? ''
  })
  afterEach(() => {
    clamd.mood = 'works'
    clamd.release()
    clamd.scanned = []
  })
  afterAll(() => clamd.close())

  const attach = (file: File, language?: 'Arabic' | 'Bangla') =>
    market.envelope('addAttachment', { token, body: { file }, ...(language && { language }) })
  const rows = () => market.store.count('files', {})

  /** Every field of the contract that takes a file that is stored. */
  const stored = (Object.keys(operationTable) as OperationId[]).flatMap((operationId) =>
    [...formFields(operationId)].flatMap(([field, { ...form }]) =>
      form.form === 'file' && form.kind !== 'passing' && form.kind !== 'table' ? [{ operationId, field, kind: form.kind }] : [],
    ),
  )

  it.each(stored)(
    '$operationId takes no infected file as $field, and keeps nothing of it',
    async ({ operationId, field, kind }) => {
      const before = await rows()
      const clean = kind === 'image' ? await sidewaysPhoto(30, 20) : pdfBytes()
      const file = new File([clean, infectedText], 'sheet')
      const removed = vi.spyOn(market.ports.files, 'remove')
      const { code, message, results } = await market.envelope(operationId, {
        ...(operationTable[operationId].access === 'carrier' ? { deliveryToken } : { token }),
        side: 'Seller',
        id: productId,
        body: { [field]: operationId === 'addSellerProduct' || operationId === 'editSellerProduct' ? [file] : file },
      })
      const text =
        'A virus or other malware was found in this file, so it was not taken. Scan your device, then send a clean copy.'
      expect({ code, message, results }).toEqual({ code: 422, message: text, results: { fields: { [field]: text } } })
      expect(await rows()).toBe(before)
      // A picture is scanned before any of it is stored, and so has nothing to remove.
      const left = await Promise.all(
        removed.mock.calls.map(([id]) =>
          market.ports.files.open(id).then(
            () => id,
            () => 'gone',
          ),
        ),
      )
      expect(left).toEqual(kind === 'image' ? [] : ['gone'])
      removed.mockRestore()
    },
  )

  it('tells the security log whose file it was', async () => {
    await attach(new File([pdfBytes(), infectedText], 'sheet.pdf'))
    const { _id: accountId } = await market.call('getUser', { token })
    const [first] = await market.store.list('securityEvents', { kind: 'upload.infected', accountId }, { orderBy: ['at', '_id'] })
    expect(first).toMatchObject({ actorType: 'user', actor: accountId, after: { count: 1 } })
  })

  it('takes clean files, and shows the scanner all of their bytes as they came', async () => {
    const photo = await sidewaysPhoto(30, 20)
    expect([(await attach(pdfFile())).code, (await attach(new File([photo], 'a.jpg'))).code]).toEqual([200, 200])
    expect(clamd.scanned.map((bytes) => new Uint8Array(bytes))).toEqual([pdfBytes(), photo])
  })

  it.each<ClamdMood>(['hang', 'die', 'dieAfterReading', 'limit', 'nonsense'])(
    'takes no file while the scanner is in trouble (%s): 503, and again later',
    async (mood) => {
      clamd.mood = mood
      const before = await rows()
      const sent = { operationId: 'addAttachment' as const, token, key: `scanned-again-${mood}`, body: { file: pdfFile() } }
      const reply = await market.reply('addAttachment', sent)
      expect(reply).toEqual({
        kind: 'json',
        status: 503,
        retryAfter: 30,
        envelope: {
          error: true,
          code: 503,
          message:
            'Files cannot be checked for malware at the moment, so none was taken. Nothing was changed; please try again in a minute.',
          results: {},
        },
      })
      expect(await rows()).toBe(before)
      clamd.mood = 'works'
      expect((await market.envelope('addAttachment', sent)).code).toBe(200)
    },
  )

  it('says so in the language of whoever sent it', async () => {
    const infected = () => new File([pdfBytes(), infectedText], 'sheet.pdf')
    expect([(await attach(infected(), 'Arabic')).message, (await attach(infected(), 'Bangla')).message]).toEqual([
      'عُثر في هذا الملف على فيروس أو برنامج ضار فلم يُقبل. افحص جهازك ثم أرسل نسخة سليمة.',
      'ফাইলটিতে ভাইরাস বা ক্ষতিকর সফটওয়্যার পাওয়া গেছে, তাই নেওয়া হয়নি। আপনার ডিভাইস স্ক্যান করে একটি নিরাপদ কপি পাঠান।',
    ])
  })

  it('lets every other call go on while files wait for it, and nobody reads a file that waits', async () => {
    clamd.hold()
    const put = vi.spyOn(market.ports.files, 'put')
    const waiting = attach(pdfFile())
    await vi.waitFor(() => expect(clamd.held()).toBe(1))
    const [id = ''] = put.mock.calls[0] ?? []
    put.mockRestore()
    expect((await market.envelope('getUser', { token })).code).toBe(200)
    expect((await market.envelope('viewFile', { token, id })).code).toBe(404)
    clamd.release()
    expect((await waiting).code).toBe(200)
  })
})
