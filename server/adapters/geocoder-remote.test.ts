import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startOsmGeocoder } from '#tests/support/fake-servers/osm-geocoder.ts'
import { gazetteerGeocoder } from './geocoder-gazetteer.ts'
import { remoteGeocoder } from './geocoder-remote.ts'

let fake: Awaited<ReturnType<typeof startOsmGeocoder>>
const clock = { now: new Date('2026-11-21T08:00:00.000Z') }
let failures: unknown[] = []
const geocoder = (path: string, timeout?: number) =>
  remoteGeocoder({
    url: fake.url + path,
    fallback: gazetteerGeocoder,
    clock: () => clock.now,
    onFailure: (failure) => failures.push(failure),
    ...(timeout === undefined ? {} : { timeout }),
  })
beforeAll(async () => {
  fake = await startOsmGeocoder()
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.requests.length = 0
  failures = []
  fake.behave('answer')
})

it('reads Photon’s answer and leaves out what no address can be made of', async () => {
  expect(await geocoder('/api').suggest('carl bosch', 'en', 8)).toEqual([
    {
      text: '38 Carl-Bosch-Straße, Ludwigshafen am Rhein, Rheinland-Pfalz, 67063, Germany',
      line1: '38 Carl-Bosch-Straße',
      city: 'Ludwigshafen am Rhein',
      region: 'Rheinland-Pfalz',
      postalCode: '67063',
      country: 'DE',
      latitude: 49.4962,
      longitude: 8.4339,
    },
  ])
  expect(fake.requests.map(({ search }) => search)).toEqual(['?q=carl+bosch&limit=8&lang=en'])
})

it('asks Photon for names that it has when the reader’s language is not among them', async () => {
  expect(await geocoder('/api').suggest('carl bosch', 'bn', 8)).toHaveLength(1)
  expect(fake.requests[0]?.searchParams.get('lang')).toBe('default')
})

it('reads Nominatim’s answer in the reader’s language', async () => {
  const [place] = await geocoder('/search').suggest('جبل علي', 'ar', 8)
  expect(place).toEqual({
    text: 'شارع ١، جبل علي، دبي، الإمارات',
    line1: 'شارع ١',
    city: 'دبي',
    region: 'دبي',
    postalCode: '00000',
    country: 'AE',
    latitude: 25.0118,
    longitude: 55.061,
  })
  expect(Object.fromEntries(fake.requests[0]?.searchParams ?? [])).toEqual({
    q: 'جبل علي',
    format: 'jsonv2',
    addressdetails: '1',
    limit: '8',
    'accept-language': 'ar',
  })
})

it('asks the provider once a day for the same, and not again for the place of its own suggestion', async () => {
  const remote = geocoder('/api')
  const [suggested] = await remote.suggest('carl bosch', 'en', 8)
  expect(await remote.suggest('Carl Bosch ', 'en', 8)).toEqual([suggested])
  expect(await remote.locate(suggested?.text ?? '', 'en')).toEqual(suggested)
  expect(fake.requests).toHaveLength(1)
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60 * 1000)
  await remote.suggest('carl bosch', 'en', 8)
  expect(fake.requests).toHaveLength(2)
})

it.each(['fail', 'babble', 'stall'] as const)(
  'answers from the gazetteer while the provider does not (%s)',
  async (behaviour) => {
    fake.behave(behaviour)
    const remote = geocoder('/api', 500)
    expect((await remote.suggest('jubail', 'en', 8))[0]?.text).toBe('Jubail, Eastern Province, Saudi Arabia')
    expect((await remote.locate('Jubail, Saudi Arabia', 'en'))?.city).toBe('Jubail')
    expect(failures).toHaveLength(2)
    // A failure is not cached: the provider is called as soon as it is back.
    fake.behave('answer')
    expect((await remote.suggest('jubail', 'en', 8))[0]?.country).toBe('DE')
  },
)
