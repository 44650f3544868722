/** A statement's result, with the catalogue's version of the same snapshot. */
export interface Reading<Value> {
  value: Value
  version: number
  /** The moment from which it is out of date although nothing was written: the next promotion's end. */
  until: string | null
}

interface CachedRead<Value = unknown> {
  reading: Reading<Value>
  /** When it was read, in milliseconds of `elapsed`. */
  readAt: number
  /** The moment it was read for. Invalid for earlier ones, in which an ended promotion may have run. */
  from: string
}

/** A list of ids is some 4 kB. */
const maxCached = 1_000

/** Milliseconds for which a value that may lag is used as it is, and for which it is used while it is read anew. */
const lag = { unread: 5_000, most: 60_000 }

/** Before each call: whatever reading is under way is new enough. */
const anyTime = 0

/**
 * Caches results that cost more than reading a few rows by id, as long as the catalogue is unchanged. Never stale: a cached value is used
 * only if the version, read again with the rows shown, is the same. The database counts the version (migration 002), so this holds for any
 * number of processes. Values that `mayLag` are the exception: counts of so many products that counting them at each change would take all
 * of the database's time. They are read again every few seconds while somebody asks, and are never older than a minute.
 */
export class VersionedCache {
  readonly #known = new Map<string, CachedRead>()
  readonly #underWay = new Map<string, { begun: number; reading: Promise<CachedRead> }>()
  readonly #versions = new Map<string, { begun: number; version: Promise<number> }>()
  #clock = 0
  readonly #elapsed: () => number

  /** `elapsed`: milliseconds since any moment. */
  constructor(elapsed = () => performance.now()) {
    this.#elapsed = elapsed
  }

  /**
   * `key`: all that the value depends on except the catalogue and `now`, which is '' when time does not matter. `show` converts the value
   * and reads the version in the same statement; it may be called twice. `begun` is for `version`.
   */
  async get<Value, Shown>(
    key: string,
    now: string,
    read: () => Promise<Reading<Value>>,
    show: (value: Value, begun: number) => Promise<{ version: number; shown: Shown }>,
    mayLag: (value: Value) => boolean = () => false,
  ): Promise<Shown> {
    const begun = ++this.#clock
    // Under one key there are only values of one kind.
    const cached = (await this.#recall(key, now, mayLag as (value: unknown) => boolean)) as CachedRead<Value> | undefined
    if (cached) {
      const { version, shown } = await show(cached.reading.value, begun)
      if (version === cached.reading.version) return shown
      if (mayLag(cached.reading.value)) {
        const age = this.#elapsed() - cached.readAt
        if (age <= lag.most) {
          // A failure is thrown to whoever asks once the value is too old.
          if (age > lag.unread) this.#renew(key, now, read, anyTime).catch(() => {})
          return shown
        }
      }
    }
    const since = cached && mayLag(cached.reading.value) ? anyTime : begun
    const fresh = (await this.#renew(key, now, read, since)) as CachedRead<Value> // Likewise.
    return (await show(fresh.reading.value, begun)).shown
  }

  /**
   * The version, for a result without rows: of a reading with rows that began after this call, as when a page requests a list and its
   * facets at once, or else read for it.
   */
  version(scope: string, begun: number, read: () => Promise<number>): Promise<number> {
    const last = this.#versions.get(scope)
    return last && last.begun > begun ? last.version : this.noted(scope, read(), (version) => version)
  }

  /** Shares the version that this call will read with calls that began before. Returns its argument. */
  noted<Read>(scope: string, reading: Promise<Read>, versionOf: (read: Read) => number): Promise<Read> {
    const last = { begun: ++this.#clock, version: reading.then(versionOf) }
    const over = () => {
      if (this.#versions.get(scope) === last) this.#versions.delete(scope)
    }
    this.#versions.set(scope, last)
    last.version.then(over, over)
    return reading
  }

  async #recall(key: string, now: string, mayLag: (value: unknown) => boolean): Promise<CachedRead | undefined> {
    const known = this.#known.get(key)
    const inFlight = this.#underWay.get(key)
    if (inFlight && !(known && mayLag(known.reading.value))) return inFlight.reading.catch(() => undefined)
    if (!known) return undefined
    const { reading, from } = known
    if (now < from || (reading.until !== null && now >= reading.until)) return undefined
    // Moved last: the first is evicted first.
    this.#known.delete(key)
    this.#known.set(key, known)
    return known
  }

  /** Concurrent calls share one reading: one begun after a call came in is new enough for it. */
  #renew(key: string, now: string, read: () => Promise<Reading<unknown>>, since: number): Promise<CachedRead> {
    const inFlight = this.#underWay.get(key)
    if (inFlight && inFlight.begun > since) return inFlight.reading
    const begun = ++this.#clock
    const reading = this.#read(key, now, read).finally(() => {
      if (this.#underWay.get(key)?.begun === begun) this.#underWay.delete(key)
    })
    this.#underWay.set(key, { begun, reading })
    return reading
  }

  async #read(key: string, now: string, read: () => Promise<Reading<unknown>>): Promise<CachedRead> {
    const known = { reading: await read(), from: now, readAt: this.#elapsed() }
    this.#known.delete(key)
    this.#known.set(key, known)
    for (const [oldest] of this.#known) {
      if (this.#known.size <= maxCached) break
      this.#known.delete(oldest)
    }
    return known
  }
}

/** No caching inside a transaction: its writes are not visible to others, and may be rolled back. */
export const noCache: Pick<VersionedCache, 'get' | 'version' | 'noted'> = {
  get: async (_key, _now, read, show) => (await show((await read()).value, 0)).shown,
  version: () => Promise.resolve(0),
  noted: (_scope, reading) => reading,
}
