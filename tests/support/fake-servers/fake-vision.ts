import { openFakeHttpServer, type FakeResponse } from './fake-http-server.ts'

/** A response of Google Cloud Vision. */
interface Annotations {
  labelAnnotations?: { mid: string; description: string; score: number }[]
  textAnnotations?: { locale?: string; description: string }[]
  error?: { code: number; message: string }
}

interface Feature {
  type: string
  maxResults: number
}

const key = 'AIza-the-key-of-this-test'

/** Google Cloud Vision on this machine: serves `images:annotate` with its key, one picture at a time. */
export async function openFakeVision() {
  const script: FakeResponse[] = []
  const analyses: { picture: Buffer; features: Feature[] }[] = []
  let seen: Annotations = acetoneLabel
  const fake = await openFakeHttpServer(({ path, headers, body }) => {
    if (headers['x-goog-api-key'] !== key) return { status: 403, body: { error: { code: 403, status: 'PERMISSION_DENIED' } } }
    if (path !== '/v1/images:annotate') return { status: 404 }
    // The adapter's request; a missing part makes the test fail.
    const { requests } = JSON.parse(body) as { requests: { image: { content: string }; features: Feature[] }[] }
    for (const { image, features } of requests) analyses.push({ picture: Buffer.from(image.content, 'base64'), features })
    return script.shift() ?? { status: 200, body: { responses: requests.map(() => seen) } }
  })
  return {
    analyses,
    received: fake.received,
    close: fake.close,
    settings: { url: `${fake.url}/v1/images:annotate`, key },
    /** Its next response instead. */
    respondNext: (response: FakeResponse) => script.push(response),
    /** Its findings in every picture from now on. */
    see: (annotations: Annotations) => {
      seen = annotations
    },
    seeAcetone: () => {
      seen = acetoneLabel
    },
  }
}

export const labels = (...descriptions: string[]) =>
  descriptions.map((description, place) => ({ mid: `/m/0${place}`, description, score: 0.95 - place / 100 }))

/** The whole text first, then its words, as the service does. */
export const texts = (whole: string) => [
  { locale: 'en', description: whole },
  ...whole.split(/\s+/).map((description) => ({ description })),
]

/** A drum's label. */
const acetoneLabel: Annotations = {
  labelAnnotations: labels('Drum', 'Label', 'Font'),
  textAnnotations: texts('ACETONE\nCAS No. 67-64-1\nEC No. 200-662-2\nUN 1090\nDANGER'),
}
