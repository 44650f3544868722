import { describe, expect, it } from 'vitest'
import { VersionedCache, type Reading } from './versioned-cache.ts'

const now = '2026-11-21T08:00:00.000Z'

/** A list whose version is counted by hand; each reading waits until it is released. */
function catalogue() {
  const state = { version: 1, reads: 0, until: null as string | null }
  const waiting: (() => void)[] = []
  const read = (): Promise<Reading<string>> => {
    state.reads += 1
    return Promise.resolve({ value: `list ${state.version}`, version: state.version, until: state.until })
  }
  const slowly = (): Promise<Reading<string>> => {
    const reading = read()
    return new Promise((resolve) => waiting.push(() => resolve(reading)))
  }
  const show = (value: string) => Promise.resolve({ version: state.version, shown: value })
  const letGo = () => waiting.splice(0).forEach((go) => go())
  return { state, read, slowly, show, letGo }
}

describe('remembering', () => {
  it('reads a list once while the catalogue stays as it is', async () => {
    const { state, read, show } = catalogue()
    const cache = new VersionedCache()
    expect(await cache.get('a', now, read, show)).toBe('list 1')
    expect(await cache.get('a', now, read, show)).toBe('list 1')
    expect(await cache.get('b', now, read, show)).toBe('list 1')
    expect(state.reads).toBe(2)
  })

  it('reads it again when the version that comes with the rows is another', async () => {
    const { state, read, show } = catalogue()
    const cache = new VersionedCache()
    await cache.get('a', now, read, show)
    state.version = 2
    expect(await cache.get('a', now, read, show)).toBe('list 2')
    expect(state.reads).toBe(2)
  })

  it('reads it again from the moment on at which a promotion ends, and for moments before it was read', async () => {
    const { state, read, show } = catalogue()
    const cache = new VersionedCache()
    state.until = '2026-11-21T09:00:00.000Z'
    await cache.get('a', now, read, show)
    await cache.get('a', '2026-11-21T08:59:59.999Z', read, show)
    expect(state.reads).toBe(1)
    await cache.get('a', '2026-11-21T09:00:00.000Z', read, show)
    await cache.get('a', '2026-11-21T07:00:00.000Z', read, show)
    expect(state.reads).toBe(3)
  })

  it('lets calls that come while a list is read wait for that reading', async () => {
    const { state, slowly, show, letGo } = catalogue()
    const cache = new VersionedCache()
    const first = cache.get('a', now, slowly, show)
    await Promise.resolve()
    const pending = [cache.get('a', now, slowly, show), cache.get('a', now, slowly, show)]
    letGo()
    expect(await Promise.all([first, ...pending])).toEqual(['list 1', 'list 1', 'list 1'])
    expect(state.reads).toBe(1)
  })

  it('never answers a call with a reading that began before it and has become out of date', async () => {
    const { state, slowly, read, show, letGo } = catalogue()
    const cache = new VersionedCache()
    const first = cache.get('a', now, slowly, show)
    await Promise.resolve()
    state.version = 2
    const second = cache.get('a', now, read, show)
    letGo()
    expect(await second).toBe('list 2')
    // The first began before the change, so either is right for it.
    expect(await first).toBe('list 1')
    expect(await cache.get('a', now, read, show)).toBe('list 2')
  })

  it('fails where the reading fails, and tries anew at the next call', async () => {
    const { read, show } = catalogue()
    const cache = new VersionedCache()
    const failure = new Error('no connection')
    await expect(cache.get('a', now, () => Promise.reject(failure), show)).rejects.toBe(failure)
    expect(await cache.get('a', now, read, show)).toBe('list 1')
  })

  it('forgets what was asked for longest ago', async () => {
    const { state, read, show } = catalogue()
    const cache = new VersionedCache()
    for (let at = 0; at < 1_001; at++) await cache.get(`list ${at}`, now, read, show)
    await cache.get('list 1000', now, read, show)
    expect(state.reads).toBe(1_001)
    await cache.get('list 0', now, read, show)
    expect(state.reads).toBe(1_002)
  })

  it('shares the version of a reading with rows with a call that came before it', async () => {
    const cache = new VersionedCache()
    const keys: string[] = []
    const reads = (name: string, version: number) => () => {
      keys.push(name)
      return Promise.resolve(version)
    }
    const rows = (_: string) =>
      cache.noted('all', reads('rows', 1)(), (version) => version).then((version) => ({ version, shown: version }))
    const alone = (_: string, begun: number) =>
      cache.version('all', begun, reads('alone', 1)).then((version) => ({ version, shown: version }))
    const read = () => Promise.resolve({ value: '', version: 1, until: null })
    await cache.get('a', now, read, rows)
    await cache.get('b', now, read, alone)
    keys.length = 0

    await Promise.all([cache.get('a', now, read, rows), cache.get('b', now, read, alone)])
    expect(keys).toEqual(['rows'])
    // That reading is over and older than this call.
    await cache.get('b', now, read, alone)
    expect(keys).toEqual(['rows', 'alone'])
  })

  describe('of what may lag', () => {
    const lags = () => true

    /** A cache and its clock, after the first reading and a change of the catalogue. */
    async function changed() {
      const clock = { now: 0 }
      const shop = catalogue()
      const cache = new VersionedCache(() => clock.now)
      await cache.get('a', now, shop.read, shop.show, lags)
      shop.state.version = 2
      return { ...shop, clock, cache }
    }

    it('shows a changed catalogue as it was for five seconds, without reading', async () => {
      const { cache, clock, state, read, show } = await changed()
      clock.now = 5_000
      expect(await cache.get('a', now, read, show, lags)).toBe('list 1')
      expect(state.reads).toBe(1)
    })

    it('reads once beside it when that is over, and shows what was read to whoever asks next', async () => {
      const { cache, clock, state, slowly, show, letGo } = await changed()
      clock.now = 5_001
      expect(await cache.get('a', now, slowly, show, lags)).toBe('list 1')
      expect(await cache.get('a', now, slowly, show, lags)).toBe('list 1')
      expect(state.reads).toBe(2)
      letGo()
      await new Promise((resolve) => setImmediate(resolve))
      expect(await cache.get('a', now, slowly, show, lags)).toBe('list 2')
    })

    it('lets all wait for one reading when it is older than a minute', async () => {
      const { cache, clock, state, slowly, show, letGo } = await changed()
      clock.now = 60_001
      const asked = [cache.get('a', now, slowly, show, lags), cache.get('a', now, slowly, show, lags)]
      await new Promise((resolve) => setImmediate(resolve))
      expect(state.reads).toBe(2)
      letGo()
      expect(await Promise.all(asked)).toEqual(['list 2', 'list 2'])
    })

    it('keeps what it has when the reading beside it fails, and throws once that is too old', async () => {
      const { cache, clock, show } = await changed()
      const fail = () => Promise.reject(new Error('The database is away'))
      clock.now = 5_001
      expect(await cache.get('a', now, fail, show, lags)).toBe('list 1')
      await new Promise((resolve) => setImmediate(resolve))
      clock.now = 60_001
      await expect(cache.get('a', now, fail, show, lags)).rejects.toThrow('The database is away')
    })

    it('reads at once what may not lag', async () => {
      const { cache, state, read, show } = await changed()
      expect(await cache.get('a', now, read, show, (value) => value === 'another')).toBe('list 2')
      expect(state.reads).toBe(2)
    })
  })
})
