import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { folderFiles } from '#server/adapters/files-folder.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { sweepFiles } from '#server/jobs/sweep-files.ts'
import { FilesUnavailable } from '#server/ports/files.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { pdfBytes, pdfFile, sidewaysPhoto, soundBytes, zipBytes } from '#tests/support/sample-files.ts'

/** A file of these bytes, one a character. */
const binary = (text: string) => new File([Buffer.from(text, 'latin1')], 'a')

describe('files that come with a call over HTTP', () => {
  let market: Marketplace
  let server: FastifyInstance
  let folder: string
  let url: string
  let tokens: { buyer: string; seller: string }
  let productIds: string[]

  beforeAll(async () => {
    market = await openMarketplace(openMemoryStore())
    folder = await mkdtemp(join(tmpdir(), 'kimiya-files-'))
    market.ports.files = await folderFiles(folder)
    tokens = { buyer: await market.signIn('buyer'), seller: await market.signIn('seller') }
    const sellerId = (await market.call('getUser', { token: tokens.seller }))._id
    productIds = (await market.call('getSellerProducts', { body: { sellerId } })).products.map(({ _id }) => _id)
    server = await createHttpServer({
      dispatch: market.dispatch,
      ready: async () => true,
      onDefect: (defect) => {
        throw defect
      },
    })
    url = await server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    server.server.closeAllConnections()
    await server.close()
  })

  const request = async () => {
    const productId = productIds.pop() ?? ''
    return (await market.call('requestDocument', { token: tokens.buyer, body: { productId, kind: 'SDS' } }))._id
  }
  let keys = 0
  const headers = (token = tokens.seller) => ({
    'x-auth-token-user': token,
    'x-user-type': 'Seller',
    'idempotency-key': `upload-key-${String((keys += 1)).padStart(8, '0')}`,
  })
  const send = async (id: string, fields: Record<string, string | File | File[]>, token?: string) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) for (const part of [value].flat()) body.append(name, part)
    const response = await fetch(`${url}/api/inventory/provideDocument/${id}`, { method: 'PATCH', headers: headers(token), body })
    // Every response is the envelope of the contract.
    return (await response.json()) as { code: number; message: string; results: { file?: { _id: string }; fields?: object } }
  }
  /** The numbers of stored files and of their rows. */
  const fileSizes = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return [entries.filter((entry) => entry.isFile()).length, await market.store.count('files', {})]
  }

  it('are streamed into the store and come back as they were, under a name in any script', async () => {
    const bytes = Buffer.concat([pdfBytes(), randomBytes(3_000_000)])
    const response = await send(await request(), { decision: 'provide', file: new File([bytes], 'صحيفة بيانات السلامة.pdf') })
    const id = response.results.file?._id ?? ''
    const read = await fetch(`${url}/api/files/viewFile/${id}`, { headers: { 'x-auth-token-user': tokens.buyer } })
    expect(
      createHash('sha256')
        .update(Buffer.from(await read.arrayBuffer()))
        .digest('hex'),
    ).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(Object.fromEntries([...read.headers].filter(([name]) => /^(content|cache|x-content)/.test(name)))).toEqual({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="????? ?????? ???????.pdf"; filename*=UTF-8''${encodeURIComponent('صحيفة بيانات السلامة.pdf')}`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
    expect((await fetch(`${url}/api/files/viewFile/${id}`)).status).toBe(404)
  })

  it.each([
    ['a PDF', () => pdfFile('a'), 'application/pdf', 'attachment; filename=a.pdf'],
    [
      'a Word file',
      () => new File([zipBytes('[Content_Types].xml', 'word/document.xml')], 'a', { type: 'text/html' }),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'attachment; filename=a.docx',
    ],
    [
      'an Excel file',
      () => new File([zipBytes('[Content_Types].xml', 'xl/workbook.xml')], 'a'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'attachment; filename=a.xlsx',
    ],
    ['MP3', () => new File([soundBytes], 'a'), 'audio/mpeg', 'attachment; filename=a.mp3'],
    ['WAV', () => binary('RIFF\0\0\0\0WAVE'), 'audio/wav', 'attachment; filename=a.wav'],
    ['Ogg', () => binary('OggS'), 'audio/ogg', 'attachment; filename=a.ogg'],
    ['sound in WebM', () => binary('\x1aE\xdf\xa3webmA_OPUS'), 'audio/webm', 'attachment; filename=a.webm'],
    ['a film in WebM', () => binary('\x1aE\xdf\xa3webmV_VP9'), 'video/webm', 'attachment; filename=a.webm'],
    ['sound in MPEG-4', () => binary('\0\0\0\x18ftypM4A '), 'audio/mp4', 'attachment; filename=a.m4a'],
    ['a film in MPEG-4', () => binary('\0\0\0\x18ftypisom'), 'video/mp4', 'attachment; filename=a.mp4'],
    [
      'a picture, drawn anew by the server',
      async () => new File([await sidewaysPhoto(60, 40)], 'a'),
      'image/webp',
      'inline; filename=a.webp',
    ],
  ])('are saved, never displayed in place, unless the server drew them: %s', async (_, file, contentType, disposition) => {
    const sellerId = (await market.call('getUser', { token: tokens.seller }))._id
    const { _id: chatId } = await market.call('openChat', { token: tokens.buyer, body: { userId: sellerId } })
    const body = new FormData()
    body.append('chatId', chatId)
    body.append('file', await file())
    const sent = await fetch(`${url}/api/chat/uploadMedia`, { method: 'POST', headers: headers(tokens.buyer), body })
    // Every response is the envelope of the contract.
    const { results } = (await sent.json()) as { results: { _id: string } }
    const read = await fetch(`${url}/api/files/viewFile/${results._id}`, { headers: { 'x-auth-token-user': tokens.seller } })
    await read.arrayBuffer()
    const names = ['content-type', 'content-disposition', 'x-content-type-options', 'x-frame-options', 'content-security-policy']
    expect(names.map((name) => read.headers.get(name))).toEqual([
      contentType,
      disposition,
      'nosniff',
      'DENY',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ])
  })

  it('lie under ids of the server, whatever they are called', async () => {
    const id = await request()
    const response = await send(id, { decision: 'provide', file: pdfFile('../../../../tmp/evil.pdf') })
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    expect(names).toContain(response.results.file?._id)
    expect(names.filter((name) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name))).toEqual([])
  })

  it('lose what a picture tells of its maker', async () => {
    const photo = await sidewaysPhoto(60, 40)
    const response = await send(await request(), { decision: 'provide', file: new File([photo], 'scan.jpg') })
    const read = await fetch(`${url}/api/files/viewFile/${response.results.file?._id}`, {
      headers: { 'x-auth-token-user': tokens.buyer },
    })
    const bytes = Buffer.from(await read.arrayBuffer())
    expect([read.headers.get('content-type'), bytes.includes('Exif')]).toEqual(['image/webp', false])
  })

  it.each([
    ['a page that calls itself a PDF', () => new File(['<!doctype html><script>alert(1)</script>'], 'sds.pdf'), 415],
    [
      'a drawing that can hold a script',
      () => new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'a.svg'),
      415,
    ],
    ['an empty file', () => new File([], 'sds.pdf'), 415],
    ['a picture that breaks off', async () => new File([(await sidewaysPhoto(60, 40)).slice(0, 200)], 'scan.jpg'), 415],
    ['a file of more than 10 MB', () => new File([pdfBytes(), new Uint8Array(10 * 1_048_576)], 'sds.pdf'), 413],
  ])('are not taken when one is %s, and leave nothing behind', async (_, file, code) => {
    const before = await fileSizes()
    const response = await send(await request(), { decision: 'provide', file: await file() })
    expect([response.code, await fileSizes()]).toEqual([code, before])
  })

  it('are let go when the call is refused, whatever for', async () => {
    const before = await fileSizes()
    const id = await request()
    const gone = '00000000-0000-7000-8000-ffffffffffff'
    expect((await send(gone, { decision: 'provide', file: pdfFile() })).code).toBe(404)
    const wrong = await send(id, { decision: 'perhaps', file: pdfFile() })
    expect([wrong.code, wrong.results.fields]).toEqual([422, { decision: 'Choose one of the values offered.' }])
    expect((await send(id, { decision: 'refuse', reason: 'No longer made', file: pdfFile() })).code).toBe(200)
    expect(await fileSizes()).toEqual(before)
  })

  it.each([
    ['a file where none belongs', { decision: 'provide', annex: pdfFile() }, { annex: 'This field is not known here.' }],
    ['a file in place of a text', { decision: pdfFile() }, { decision: 'This value is of the wrong kind.' }],
    ['a text in place of a file', { decision: 'provide', file: 'sds.pdf' }, { file: 'Choose a file.' }],
    [
      'two files for one',
      { decision: 'provide', file: [pdfFile('1.pdf'), pdfFile('2.pdf')] },
      { file: 'No more than 1 values, please.' },
    ],
    ['a field that is not known', { decision: 'provide', isAdmin: 'true' }, { isAdmin: 'This field is not known here.' }],
  ])('are refused with %s, named by its field', async (_, fields, named) => {
    const before = await fileSizes()
    const response = await send(await request(), fields)
    expect([response.code, response.results.fields, await fileSizes()]).toEqual([422, named, before])
  })

  it('are not read before it is known who sends them', async () => {
    const before = await fileSizes()
    expect(
      (await send(await request(), { decision: 'provide', file: pdfFile() }, 'a-token-that-nobody-ever-had-0000')).code,
    ).toBe(401)
    expect(await fileSizes()).toEqual(before)
  })

  it('leave nothing behind when the connection breaks in the middle', async () => {
    const before = await fileSizes()
    const id = await request()
    const head = [
      `PATCH /api/inventory/provideDocument/${id} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      ...Object.entries(headers()).map(([name, value]) => `${name}: ${value}`),
      'Content-Type: multipart/form-data; boundary=line',
      'Content-Length: 5000000',
    ]
    const begun = '--line\r\nContent-Disposition: form-data; name="file"; filename="sds.pdf"\r\n\r\n'
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(`${head.join('\r\n')}\r\n\r\n${begun}`)
    await new Promise((resolve) => socket.write(Buffer.concat([pdfBytes(), randomBytes(200_000)]), resolve))
    await new Promise((resolve) => setTimeout(resolve, 200))
    // Nothing is kept before all of it has come.
    expect(await fileSizes()).toEqual(before)
    socket.destroy()
    await vi.waitFor(async () => expect(await fileSizes()).toEqual(before), { timeout: 10_000 })
    expect((await market.call('viewDocument', { token: tokens.buyer, id })).status).toBe('requested')
  })

  it('want a form: another body, a broken form, and a form sent to another call are refused', async () => {
    const target = `${url}/api/inventory/provideDocument/${await request()}`
    const json = await fetch(target, {
      method: 'PATCH',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: '{"decision":"refuse"}',
    })
    expect(json.status).toBe(415)
    const broken = await fetch(target, {
      method: 'PATCH',
      headers: { ...headers(), 'content-type': 'multipart/form-data; boundary=line' },
      body: '--line\r\nContent-Disposition: form-data; name="decision"\r\n\r\nprov',
    })
    expect([broken.status, ((await broken.json()) as { results: object }).results]).toEqual([
      422,
      { fields: { body: 'The request cannot be read.' } },
    ])
    const form = new FormData()
    form.append('email', 'x')
    expect((await fetch(`${url}/api/auth/login`, { method: 'PUT', body: form })).status).toBe(415)
  })

  it('wait while the file store is away: 503, and the change can be made again', async () => {
    const id = await request()
    const { files } = market.ports
    market.ports.files = { ...files, put: () => Promise.reject(new FilesUnavailable('away')) }
    expect((await send(id, { decision: 'provide', file: pdfFile() })).code).toBe(503)
    market.ports.files = files
    expect((await send(id, { decision: 'provide', file: pdfFile() })).code).toBe(200)
  })

  it('are counted for each user, and refused for a while past the limit', async () => {
    const token = await market.signIn('company')
    const gone = '00000000-0000-7000-8000-ffffffffffff'
    const codes = new Set<number>()
    for (let tries = 0; tries < 121; tries += 1) codes.add((await send(gone, { decision: 'refuse' }, token)).code)
    expect([...codes]).toEqual([404, 429])
  })

  it('that nobody kept are swept after an hour, those that are kept or only just came are not', async () => {
    const { ports, store, clock, newId } = market
    const ownerId = (await market.call('getUser', { token: tokens.seller }))._id
    const put = async (access: 'none' | 'private', createdAt: string) => {
      const _id = newId()
      const stored = await ports.files.put(
        _id,
        (async function* () {
          yield pdfBytes()
        })(),
      )
      await store.insert('files', {
        _id,
        ownerId,
        fileName: 'sds.pdf',
        contentType: 'application/pdf',
        ...stored,
        access,
        createdAt,
      })
      return _id
    }
    const old = await put('none', '2026-11-21T06:59:59.000Z')
    const otherIds = [await put('none', '2026-11-21T07:00:01.000Z'), await put('private', '2026-11-20T00:00:00.000Z')]
    const before = await fileSizes()
    expect(await sweepFiles({ store, ports, clock: () => clock.now, newId })).toBe(1)
    expect(await fileSizes()).toEqual(before.map((count) => count - 1))
    await expect(ports.files.open(old)).rejects.toThrow('ENOENT')
    expect(await store.count('files', { _id: otherIds })).toBe(2)
  })
})
