import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { labels, openFakeVision, texts } from '#tests/support/fake-servers/fake-vision.ts'
import { openFakeHttpServer } from '#tests/support/fake-servers/fake-http-server.ts'
import { type VisionSettings, visionImageAnalysis } from './image-analysis-vision.ts'

let closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing) await close()
  closing = []
})

const picture = new Uint8Array([1, 2, 3, 250])

async function open(settings: Partial<VisionSettings> = {}) {
  const fake = await openFakeVision()
  closing.push(fake.close)
  const failures: unknown[] = []
  const service = visionImageAnalysis({ ...fake.settings, onFailure: (failure) => failures.push(failure), ...settings })
  return { fake, failures, analyse: () => service.analyse(picture) }
}

/** The address of a server that accepts connections and never responds. */
async function listening(): Promise<string> {
  const mute = createServer()
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  closing.push(() => mute.close())
  // A server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(mute.address() as AddressInfo).port}`
}

const message = (failure: unknown) => (failure instanceof Error ? failure.message : failure)

describe('Google Cloud Vision', () => {
  it('is asked for ten labels and ten texts of the picture, with its key in a header alone', async () => {
    const { fake, analyse } = await open()
    await analyse()
    expect(fake.analyses).toEqual([
      {
        picture: Buffer.from(picture),
        features: [
          { type: 'LABEL_DETECTION', maxResults: 10 },
          { type: 'TEXT_DETECTION', maxResults: 10 },
        ],
      },
    ])
    const [request] = fake.received
    expect([request?.path, request?.headers['x-goog-api-key'], request?.body.includes(fake.settings.key)]).toEqual([
      '/v1/images:annotate',
      fake.settings.key,
      false,
    ])
  })

  it('answers the whole text and ten labels, of however many it found', async () => {
    const { fake, analyse } = await open()
    const many = Array.from({ length: 14 }, (_, place) => `label ${place + 1}`)
    fake.see({ labelAnnotations: labels(...many), textAnnotations: texts(`ACETONE\n${'word '.repeat(30)}67-64-1\n`) })
    expect(await analyse()).toEqual({ text: `ACETONE\n${'word '.repeat(30)}67-64-1`, labels: many.slice(0, 10) })
  })

  it('answers nothing when it recognises nothing', async () => {
    const { fake, analyse } = await open()
    fake.see({})
    expect(await analyse()).toEqual({ text: '', labels: [] })
  })

  it('tells a picture that it cannot read from a fault of its own', async () => {
    const { fake, analyse, failures } = await open()
    fake.see({ error: { code: 3, message: 'Bad image data.' } })
    expect([await analyse(), failures]).toEqual(['unreadable', []])
    fake.see({ error: { code: 13, message: 'Internal' } })
    expect([await analyse(), failures.map(message)]).toEqual([
      'away',
      ['Google Cloud Vision could not analyse a picture: code 13'],
    ])
  })

  it.each([
    ['refuses our key', { status: 403 }, 'Google Cloud Vision answered 403'],
    [
      'has no more for us',
      { status: 429, body: { error: { status: 'RESOURCE_EXHAUSTED' } } },
      'Google Cloud Vision answered 429',
    ],
    ['is broken', { status: 500 }, 'Google Cloud Vision answered 500'],
    ['sends us elsewhere', { status: 302, headers: { location: 'https://elsewhere.example' } }, 'fetch failed'],
  ])('is away while it %s, and an operator is told why', async (_, response, reason) => {
    const { fake, analyse, failures } = await open()
    fake.respondNext(response)
    expect([await analyse(), failures.map(message)]).toEqual(['away', [reason]])
  })

  it.each([
    ['another answer', { responses: [] }],
    ['none', 'nothing'],
  ])('is away when it gives %s', async (_, body) => {
    const { fake, analyse, failures } = await open()
    fake.respondNext({ status: 200, body })
    expect([await analyse(), failures.length]).toEqual(['away', 1])
  })

  it('is not waited for without end, nor when nobody listens there', async () => {
    const silent = await openFakeHttpServer(() => ({ status: 200 }))
    await silent.close()
    const closed = await open({ url: silent.url })
    const late = await open({ url: await listening(), timeout: 20 })
    expect([await closed.analyse(), await late.analyse()]).toEqual(['away', 'away'])
    expect(late.failures.map((failure) => failure instanceof Error && failure.name)).toEqual(['TimeoutError'])
  })

  it('never has its key told', async () => {
    const { fake, analyse, failures } = await open({ key: 'AIza-a-key-that-was-taken-back' })
    expect(await analyse()).toBe('away')
    expect(fake.analyses).toEqual([])
    expect(JSON.stringify(failures.map(String))).not.toContain('AIza')
  })
})
