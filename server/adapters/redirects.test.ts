import { afterEach, beforeEach, expect, it } from 'vitest'
import { generateKeyPairSync } from 'node:crypto'
import { openFakeHttpServer } from '#tests/support/fake-servers/fake-http-server.ts'
import { s3Files } from './files-s3.ts'
import { gazetteerGeocoder } from './geocoder-gazetteer.ts'
import { remoteGeocoder } from './geocoder-remote.ts'
import { fcmPush } from './push-fcm.ts'
import { gatewaySms } from './sms-gateway.ts'

type Peer = Awaited<ReturnType<typeof openFakeHttpServer>>

/** A provider that was broken into, and whom it would like to be told what we tell it. */
let provider: Peer
let stranger: Peer
/** What the provider answers rightly, by its path. */
let answers: Record<string, unknown>
beforeEach(async () => {
  answers = {}
  stranger = await openFakeHttpServer(() => ({ status: 200 }))
  provider = await openFakeHttpServer(({ path }) =>
    path in answers ? { status: 200, body: answers[path] } : { status: 307, headers: { location: `${stranger.url}/` } },
  )
})
afterEach(() => Promise.all([provider.close(), stranger.close()]))

const bytes = async function* () {
  yield new TextEncoder().encode('a file')
}
const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const push = () =>
  fcmPush(
    {
      projectId: 'kimiya',
      clientEmail: 'push@kimiya.example',
      privateKey,
      apiUrl: provider.url,
      tokenUrl: `${provider.url}/token`,
    },
    () => new Date('2026-11-21T08:00:00.000Z'),
  ).send({ id: 'p-1', token: 'a-device-token', title: 'Order placed', body: 'Acetone', data: { id: 'n-1' } })
const files = () =>
  s3Files({
    endpoint: provider.url,
    region: 'us-east-1',
    bucket: 'kimiya',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    forcePathStyle: true,
  })

it.each<[string, () => Promise<unknown>]>([
  ['a file to be kept', () => files().put('0193-file', bytes())],
  ['a file to be read', () => files().open('0193-file')],
  ['the assertion that a push token is had by', push],
  [
    'a push',
    () => {
      answers['/token'] = { access_token: 'access', expires_in: 3600 }
      return push()
    },
  ],
  [
    'a text message',
    () =>
      gatewaySms({ url: provider.url, token: 'token' }).send({
        id: 's-1',
        recipient: '+8801712345678',
        language: 'bn',
        text: '123456',
      }),
  ],
])('%s goes to its provider alone, whoever that provider names instead', async (_what, send) => {
  await expect(send()).rejects.toThrow(/^(fetch failed|The file store does not answer)$/)
  expect(provider.received.length).toBeGreaterThan(0)
  expect(stranger.received).toEqual([])
})

it('an address that somebody types goes to the geocoder alone, and the gazetteer answers', async () => {
  const failures: unknown[] = []
  const geocoder = remoteGeocoder({
    url: `${provider.url}/api`,
    fallback: gazetteerGeocoder,
    clock: () => new Date('2026-11-21T08:00:00.000Z'),
    onFailure: (failure) => failures.push(failure),
  })
  expect(await geocoder.suggest('chattogram', 'en', 1)).toEqual(await gazetteerGeocoder.suggest('chattogram', 'en', 1))
  expect([failures.length, stranger.received]).toEqual([1, []])
})
