import { beforeEach, describe, expect, it } from 'vitest'
import { comparablePrice } from '#server/domain/catalogue/comparable-price.ts'
import { readRates } from '#server/domain/catalogue/exchange-rates.ts'
import { fetchExchangeRates } from '#server/jobs/fetch-exchange-rates.ts'
import { followExchangeRates } from '#server/jobs/follow-exchange-rates.ts'
import { type DailyRates, RatesUnusable } from '#server/ports/rate-source.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { employ } from '#tests/support/operators.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const reason = 'As Bangladesh Bank says'
const hours = 3_600_000

/** Near to the rates that the program ships with. */
const perEuro = { USD: 1.16, JPY: 180, GBP: 0.88, CHF: 0.93, TRY: 49, INR: 103, CNY: 8.2, MYR: 4.8, SGD: 1.5, NOK: 11.7 }

describeMarketplaces((_store, openStore) => {
  let market: Marketplace
  let bank: () => Promise<DailyRates>
  let read = 0
  beforeEach(async () => {
    read = 0
    bank = async () => ({ date: '2026-11-21', perEuro })
    const rateSource = {
      latest: async () => {
        read += 1
        return bank()
      },
    }
    market = await openMarketplace(await openStore(), { rateSource })
  })

  const failures: unknown[] = []
  beforeEach(() => void failures.splice(0))
  const jobDeps = () => ({ ...market, clock: () => market.clock.now })
  const fetchRates = () => fetchExchangeRates(jobDeps(), (failure) => failures.push(failure))
  const pass = (milliseconds: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + milliseconds)
  }
  const rate = async (currency: string) => (await readRates({ tables: market.store })).of(currency)
  const operator = () => employ(market, `rates${market.newId().slice(-6)}@staff.example`, ['finance'])
  const change = async (body: object) =>
    market.envelope('changeExchangeRate', { ...(await operator()), body: { reason, ...body } })
  const followed = async () => {
    let batches = 0
    while ((await followExchangeRates(jobDeps())) > 0) batches += 1
    return batches
  }
  /** Products whose comparable price is not that of the rates. */
  const behind = async () => {
    const rates = await readRates({ tables: market.store })
    const products = await market.store.list('products', {})
    return products.filter(
      ({ price, currency, unit, comparablePrice: stored }) =>
        comparablePrice({ amount: price, currency }, unit, rates) !== stored,
    ).length
  }

  describe('the bank’s file of rates', () => {
    it('is read at the start and once a day, by one of two processes', async () => {
      expect((await Promise.all([fetchRates(), fetchRates()])).toSorted()).toEqual([0, 9])
      expect(await fetchRates()).toBe(0)
      pass(23 * hours)
      expect(await fetchRates()).toBe(0)
      expect(read).toBe(1)
      pass(1 * hours)
      bank = async () => ({ date: '2026-11-22', perEuro })
      expect(await fetchRates()).toBe(9)
      expect(read).toBe(2)
      expect(failures).toEqual([])
    })

    it('says what currencies are worth in dollars; those that it lacks keep their rate against the dollar', async () => {
      await fetchRates()
      expect(await rate('EUR')).toMatchObject({ unitsPerDollar: 0.8620689655, date: '2026-11-21', source: 'ecb', takenBy: null })
      expect(await rate('JPY')).toMatchObject({ unitsPerDollar: 155.1724138 })
      expect(await rate('SAR')).toEqual({ currency: 'SAR', unitsPerDollar: 3.75, date: '2026-11-20', source: 'operator' })
      expect(await rate('USD')).toBeUndefined()
      // Nobody offers in it.
      expect(await rate('NOK')).toBeUndefined()
    })

    it('of the same or an earlier day changes nothing', async () => {
      await fetchRates()
      for (const date of ['2026-11-21', '2026-11-20']) {
        pass(24 * hours)
        bank = async () => ({ date, perEuro: { ...perEuro, JPY: 190 } })
        expect(await fetchRates()).toBe(0)
      }
      expect(await rate('JPY')).toMatchObject({ unitsPerDollar: 155.1724138, date: '2026-11-21' })
      expect(failures).toEqual([])
    })

    it.each([
      ['has no dollar', { JPY: 180 }, '2026-11-21', 'The file of exchange rates has no US dollar'],
      ['has a rate that rose by a quarter', { ...perEuro, JPY: 224.8 }, '2026-11-21', 'The rate of JPY jumped by 25.0 %'],
      ['has a rate that fell by a quarter', { ...perEuro, JPY: 134.8 }, '2026-11-21', 'The rate of JPY jumped by -25.0 %'],
      ['has a wrong dollar', { ...perEuro, USD: 11.6 }, '2026-11-21', 'jumped by -'],
      ['is of a day to come', perEuro, '2027-01-01', 'The rates are of 2027-01-01, which is yet to come'],
    ])('that %s is refused whole, reported, and tried again after six hours', async (_name, rates, date, why) => {
      bank = async () => ({ date, perEuro: rates })
      const before = await readRates({ tables: market.store })
      expect(await fetchRates()).toBe(0)
      expect((await readRates({ tables: market.store })).all).toEqual(before.all)
      expect(failures).toEqual([expect.any(RatesUnusable)])
      expect(String(failures[0])).toContain(why)
      const { bank: shown } = await market.call('getExchangeRates', await operator())
      expect([shown.state, shown.at]).toEqual(['refused', market.clock.now.toISOString()])
      expect(shown.problem).toContain(why)
      const { exchangeRates } = await market.call('getHealth', await operator())
      expect(exchangeRates).toEqual(shown)
      pass(5 * hours)
      await fetchRates()
      expect(read).toBe(1)
      pass(1 * hours)
      bank = async () => ({ date: '2026-11-21', perEuro })
      expect(await fetchRates()).toBe(9)
      expect((await market.call('getHealth', await operator())).exchangeRates).toMatchObject({ state: 'taken' })
    })

    it('is asked for again after an hour when the bank is away', async () => {
      bank = () => Promise.reject(new TypeError('fetch failed'))
      expect(await fetchRates()).toBe(0)
      expect((await market.call('getHealth', await operator())).exchangeRates).toMatchObject({ state: 'away' })
      pass(1 * hours)
      bank = async () => ({ date: '2026-11-21', perEuro })
      expect(await fetchRates()).toBe(9)
      expect(failures).toEqual([expect.any(TypeError)])
    })
  })

  describe('a rate that an operator sets', () => {
    it('is of this day and in the log, and stays until a later file has the currency', async () => {
      await fetchRates()
      pass(24 * hours)
      expect(await change({ currency: 'JPY', unitsPerDollar: 160 })).toMatchObject({ code: 200, message: 'The rate is set.' })
      const day = market.clock.now.toISOString().slice(0, 10)
      expect(await rate('JPY')).toMatchObject({ unitsPerDollar: 160, date: day, source: 'operator', reason })
      const events = await market.store.list('securityEvents', { subject: 'changeExchangeRate' })
      expect(events.map(({ kind, reason: why }) => [kind, why])).toEqual([['operator.changed', reason]])
      bank = async () => ({ date: day, perEuro })
      await fetchRates()
      expect(await rate('JPY')).toMatchObject({ source: 'operator' })
      pass(48 * hours)
      bank = async () => ({ date: market.clock.now.toISOString().slice(0, 10), perEuro })
      expect(await fetchRates()).toBe(9)
      expect(await rate('JPY')).toMatchObject({ source: 'ecb' })
      expect(await market.store.count('exchangeRates', { currency: 'JPY' })).toBe(3)
    })

    it('may be one that a file would be refused for: then the file is believed again', async () => {
      bank = async () => ({ date: '2026-11-21', perEuro: { ...perEuro, TRY: 70 } })
      await fetchRates()
      expect(failures).toHaveLength(1)
      expect(await change({ currency: 'TRY', unitsPerDollar: 60 })).toMatchObject({ code: 200 })
      const tomorrow = new Date(market.clock.now.getTime() + 24 * hours).toISOString().slice(0, 10)
      bank = async () => ({ date: tomorrow, perEuro: { ...perEuro, TRY: 70 } })
      pass(24 * hours)
      expect(await fetchRates()).toBe(9)
      expect(await rate('TRY')).toMatchObject({ source: 'ecb', date: tomorrow })
    })

    it.each([
      [{ currency: 'BDT', unitsPerDollar: 1220 }, 'unitsPerDollar'],
      [{ currency: 'BDT', unitsPerDollar: 12.2 }, 'unitsPerDollar'],
      [{ currency: 'BDT', unitsPerDollar: 0 }, 'unitsPerDollar'],
      [{ currency: 'USD', unitsPerDollar: 1.1 }, 'currency'],
      [{ currency: 'XAU', unitsPerDollar: 1 }, 'currency'],
      [{ currency: 'BDT', unitsPerDollar: 125, reason: '' }, 'reason'],
    ])('is refused as %j', async (body, field) => {
      const { code, results } = await change(body)
      expect([code, JSON.stringify(results)]).toEqual([422, expect.stringContaining(`"${field}":`)])
      expect(await market.store.count('exchangeRates', {})).toBe(0)
    })

    it('is for finance and admins alone', async () => {
      const { operatorToken } = await employ(market, 'support@staff.example', ['support'])
      const body = { currency: 'BDT', unitsPerDollar: 125, reason }
      expect((await market.envelope('getExchangeRates', { operatorToken })).code).toBe(403)
      expect((await market.envelope('changeExchangeRate', { operatorToken, body })).code).toBe(403)
      const admin = await employ(market, 'admin@staff.example', ['admin'])
      expect((await market.envelope('changeExchangeRate', { operatorToken: admin.operatorToken, body })).code).toBe(200)
    })

    it('is one after the other of two at once', async () => {
      const [one, other] = [await operator(), await operator()]
      const set = (operatorToken: string, unitsPerDollar: number) =>
        market.envelope('changeExchangeRate', { operatorToken, body: { currency: 'BDT', unitsPerDollar, reason } })
      const both = await Promise.all([set(one.operatorToken, 125), set(other.operatorToken, 126)])
      expect(both.map(({ code }) => code)).toEqual([200, 200])
      const rows = await market.store.list('exchangeRates', { currency: 'BDT' }, { orderBy: ['number'] })
      expect(rows.map(({ number, state }) => [number, state])).toEqual([
        [1, 'past'],
        [2, 'current'],
      ])
    })
  })

  describe('the comparable prices of products', () => {
    it('follow a change of rates in batches', async () => {
      expect(await followed()).toBe(0)
      await change({ currency: 'BDT', unitsPerDollar: 130 })
      expect(await behind()).toBe(await market.store.count('products', { currency: 'BDT' }))
      const products = await market.store.count('products', {})
      expect(await followed()).toBe(Math.ceil(products / 200))
      expect(await behind()).toBe(0)
      expect(await followed()).toBe(0)
    })

    it('go on where they were after a restart, and begin anew when a rate changes meanwhile', async () => {
      await change({ currency: 'BDT', unitsPerDollar: 130 })
      expect(await followExchangeRates(jobDeps())).toBe(200)
      const half = await behind()
      // The next batch fails before its end, as when the process is killed.
      await expect(
        market.store.transaction(async (tables) => {
          await followExchangeRates({ ...jobDeps(), store: { ...market.store, transaction: (work) => work(tables) } })
          throw new Error('killed')
        }),
      ).rejects.toThrow('killed')
      expect(await behind()).toBe(half)
      await change({ currency: 'SAR', unitsPerDollar: 3.8 })
      await followed()
      expect(await behind()).toBe(0)
    })

    it('are right of products that are written while they follow', async () => {
      await change({ currency: 'BDT', unitsPerDollar: 130 })
      const token = await market.signIn('seller2')
      const [seller] = await market.store.list('users', { email: 'seller2@kimiya.example' })
      const { products } = await market.call('getSellerProducts', {
        token,
        side: 'Seller',
        body: { sellerId: seller?._id ?? '' },
      })
      const writes = products.slice(0, 5).map(({ _id: id, version = 0, price }) =>
        market.envelope('editInventory', {
          token,
          side: 'Seller',
          id,
          body: { version, price: { amount: price.amount + 1000, currency: price.currency } },
        }),
      )
      await Promise.all([followed(), ...writes])
      await followed()
      expect(await behind()).toBe(0)
    })
  })
})
