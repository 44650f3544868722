import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { pictureLimit } from '#src/lib/picture-limit.ts'
import { readEnvironment } from '#server/environment.ts'
import { onlyPasses } from '#server/form-fields.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { openPorts } from '#server/open-ports.ts'
import type { ImageAnalysis } from '#server/ports/image-analysis.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { photoOfLabel } from '#tests/support/drum-label.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { openFakeVision } from '#tests/support/fake-servers/fake-vision.ts'
import { pdfFile, sidewaysPhoto } from '#tests/support/sample-files.ts'

describe('a picture to search with', () => {
  let market: Marketplace
  let server: FastifyInstance
  let url: string
  let seen: Uint8Array[]
  let stored: string[]
  const fakeAnalysis = (found: Awaited<ReturnType<ImageAnalysis['analyse']>>): ImageAnalysis => ({
    service: 'googleCloudVision',
    analyse: async (picture) => {
      seen.push(picture)
      return found
    },
  })

  beforeAll(async () => {
    market = await openMarketplace(openMemoryStore())
    const { files } = market.ports
    market.ports.files = {
      ...files,
      put: (id, bytes) => {
        stored.push(id)
        return files.put(id, bytes)
      },
    }
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
  beforeEach(() => {
    // Past the day in which tries are counted.
    market.clock.now = new Date(market.clock.now.getTime() + 86_400_000)
    ;[seen, stored] = [[], []]
    market.ports.imageAnalysis = fakeAnalysis({ text: 'ACETONE', labels: ['Drum'] })
  })

  const send = async (image: File | string | undefined, more: Record<string, string> = {}, headers = {}) => {
    const body = new FormData()
    if (image !== undefined) body.append('image', image)
    for (const [name, value] of Object.entries(more)) body.append(name, value)
    const response = await fetch(`${url}/api/inventory/analyseImage`, { method: 'POST', headers, body })
    // Every answer is the envelope of the contract.
    return (await response.json()) as { code: number; message: string; results: { fields?: object } }
  }
  const photo = async () => new File([await sidewaysPhoto(60, 40)], 'label.jpg')
  const storedFiles = async () => [stored, await market.store.count('files', {})]

  it('may be a visitor’s, and is answered with what it says and shows', async () => {
    const response = await send(await photo())
    expect([response.code, response.results]).toEqual([200, { text: 'ACETONE', labels: ['Drum'] }])
  })

  it('is handed on upright and without the place where it was taken, and is stored nowhere', async () => {
    const before = await market.store.count('files', {})
    await send(await photo())
    await send(await photo(), {}, { 'x-auth-token-user': await market.signIn('buyer') })
    const [picture = new Uint8Array()] = seen
    const { width, height, exif } = await sharp(picture).metadata()
    expect([seen.length, width, height, exif]).toEqual([2, 40, 60, undefined])
    expect(await storedFiles()).toEqual([[], before])
  })

  it('may have a byte less than 4 MB, and not 4 MB', async () => {
    const bytes = await sidewaysPhoto(60, 40)
    const ofSize = (size: number) => new File([bytes, new Uint8Array(size - bytes.length)], 'label.jpg')
    expect([(await send(ofSize(pictureLimit - 1))).code, (await send(ofSize(pictureLimit))).code]).toEqual([200, 413])
    expect(seen).toHaveLength(1)
  })

  it.each([
    ['a page that calls itself a picture', () => new File(['<!doctype html>'], 'label.jpg', { type: 'image/jpeg' }), 415],
    ['a document', () => pdfFile('label.jpg'), 415],
    ['a picture that breaks off', async () => new File([(await sidewaysPhoto(60, 40)).slice(0, 200)], 'label.jpg'), 415],
    ['no file at all', () => undefined, 422],
    ['a text in its place', () => 'label.jpg', 422],
  ])('is not %s', async (_, image, code) => expect([(await send(await image())).code, seen]).toEqual([code, []]))

  it('comes alone, and in a form', async () => {
    const more = await send(await photo(), { isAdmin: 'true' })
    expect([more.code, more.results.fields]).toEqual([422, { isAdmin: 'This field is not known here.' }])
    const json = await fetch(`${url}/api/inventory/analyseImage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(json.status).toBe(415)
  })

  it('is refused in the reader’s language while the service is away, and where there is none', async () => {
    market.ports.imageAnalysis = fakeAnalysis('away')
    const away = await send(await photo(), {}, { 'x-auth-language': 'Bangla' })
    market.ports.imageAnalysis = undefined
    const none = await send(await photo())
    expect([away, none]).toEqual([
      {
        error: true,
        code: 503,
        results: {},
        message: 'এই মুহূর্তে ছবি বিশ্লেষণ করা যাচ্ছে না। পরে আবার চেষ্টা করুন, অথবা নাম বা CAS নম্বর লিখুন।',
      },
      {
        error: true,
        code: 503,
        results: {},
        message: 'Pictures cannot be analysed at the moment. Please try again later, or type the name or the CAS number.',
      },
    ])
  })

  it('is refused when the service can make nothing of it', async () => {
    market.ports.imageAnalysis = fakeAnalysis('unreadable')
    const response = await send(await photo())
    expect([response.code, response.message]).toEqual([
      415,
      'This image cannot be read. It may be damaged, or have too many pixels.',
    ])
  })

  it('is answered no longer than the contract says, whatever the service found', async () => {
    market.ports.imageAnalysis = fakeAnalysis({ text: 'a'.repeat(20_000), labels: ['', 'b'.repeat(300)] })
    const { results } = await send(await photo())
    expect(results).toEqual({ text: 'a'.repeat(10_000), labels: ['b'.repeat(200)] })
  })

  it('is one of twenty in a minute from an address', async () => {
    const codes = new Set<number>()
    for (let tries = 0; tries < 21; tries += 1) codes.add((await send(undefined)).code)
    expect([...codes]).toEqual([422, 429])
  })

  it('is announced: a page asks where it would go', async () => {
    expect(await market.call('getImageService')).toEqual({ service: 'googleCloudVision' })
    market.ports.imageAnalysis = undefined
    expect(await market.call('getImageService')).toEqual({})
  })
})

it('comes by the one form that a visitor may send; of it and of a table no file is kept', () => {
  // Object.keys of the generated table yields its keys.
  const forms = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].body === 'multipart')
  expect(forms.filter((id) => operationTable[id].access === 'public')).toEqual(['analyseImage'])
  expect(forms.filter(onlyPasses)).toEqual(['analyseImage', 'startCatalogueImport'])
})

it('is analysed by whom the environment names, and what that reads finds the product', async () => {
  const fake = await openFakeVision()
  const folder = await mkdtemp(join(tmpdir(), 'kimiya-data-'))
  const { url, key } = fake.settings
  const store = openMemoryStore()
  const named = await openPorts(readEnvironment({ VISION_URL: url, VISION_KEY: key, DATA_DIR: folder }), store, () => undefined)
  const bare = await openPorts(readEnvironment({ DATA_DIR: folder }), store, () => undefined)
  expect([named.imageAnalysis?.service, bare.imageAnalysis]).toEqual(['googleCloudVision', undefined])
  const market = await openMarketplace(store, named.imageAnalysis && { imageAnalysis: named.imageAnalysis })
  const image = new File([new Uint8Array(await photoOfLabel())], 'label.jpg')
  const { text, labels } = await market.call('analyseImage', { body: { image } })
  expect(labels).toEqual(['Drum', 'Label', 'Font'])
  const { understood, products } = await market.call('getQueryResult', { body: { query: text } })
  expect([understood.casNumbers, products[0]?.casNumber]).toEqual([['67-64-1'], '67-64-1'])
  await fake.close()
  await rm(folder, { recursive: true })
})
