import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import contract from '#src/generated/contract.json' with { type: 'json' }
import { comparablePrice } from '#server/domain/catalogue/comparable-price.ts'
import { readRates } from '#server/domain/catalogue/exchange-rates.ts'
import { replaceRate } from '#server/domain/catalogue/taken-rates.ts'
import { StoreUnavailable } from '#server/store/store.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { cases } from '../cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

// Object.keys of the generated table yields its keys.
const approximating = (Object.keys(operationTable) as OperationId[]).filter((id) => 'approximates' in operationTable[id])

const schemas: Record<string, unknown> = contract.components.schemas

/** Whether the answer of a call can hold a `Price`, anywhere in its schema. */
function hasPrice(paths: Record<string, unknown>, operationId: OperationId): boolean {
  const { path, method } = operationTable[operationId]
  const answer: unknown = Reflect.get(Reflect.get(paths[path] as object, method) as object, 'responses') // each path has its method
  const seen = new Set<string>()
  const follow = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (seen.has(name)) continue
      seen.add(name)
      follow(JSON.stringify(schemas[name]))
    }
  }
  follow(JSON.stringify(Reflect.get(answer as object, '200'))) // every call has an answer
  return seen.has('Price')
}

const priceOf = (results: unknown): object | undefined => {
  if (typeof results !== 'object' || results === null) return undefined
  if ('approximate' in results) return results
  return Object.values(results)
    .map(priceOf)
    .find((price) => price !== undefined)
}

/** Sets rates as a bank's file or an operator does. */
const setRate = (market: Marketplace, currency: string, unitsPerDollar: number, source: 'ecb' | 'operator', date: string) =>
  market.store.transaction((tables) =>
    replaceRate(
      { tables, now: market.clock.now.toISOString(), newId: market.newId },
      { currency, unitsPerDollar, date, source, takenBy: null, reason: null },
    ),
  )

describeMarketplaces((_store, openStore) => {
  let fixture: CaseFixture
  let market: Marketplace
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
    market = fixture.market
  })

  const inRiyals = async () => {
    const [product] = await market.store.list('products', { currency: 'SAR', status: 'active' }, { orderBy: ['_id'], limit: 1 })
    if (product === undefined) throw new Error('The demo has no price in riyals')
    return market.call('viewProduct', { id: product._id })
  }

  describe('every call that answers prices', () => {
    it.each(approximating)('%s answers as the contract says in a reader’s currency', async (operationId) => {
      const options = await cases[operationId].happy(fixture)
      const reply = await market.reply(operationId, { ...options, currency: 'KWD' })
      if (reply.kind !== 'json') throw new Error('Prices are answered in JSON')
      expect(reply.envelope.error).toBe(false)
    })
  })

  it('is asked for by every call of the shop whose answer has a price, and by no other', () => {
    const withPrice = (Object.keys(operationTable) as OperationId[]).filter(
      (id) => operationTable[id].access !== 'operator' && hasPrice(contract.paths, id),
    )
    expect(approximating).toEqual(withPrice)
  })

  it('says what a price comes to, by the two rates, the older of their days and the weaker source', async () => {
    const { _id: id, price } = await inRiyals()
    const shown = async (currency: string) => (await market.call('viewProduct', { id, currency })).price
    expect(await shown('BDT')).toEqual({
      ...price,
      approximate: {
        amount: Math.round((price.amount / 3.75) * 122),
        currency: 'BDT',
        rate: 32.53333333,
        date: '2026-11-20',
        source: 'operator',
      },
    })
    await setRate(market, 'SAR', 3.7, 'ecb', '2026-11-24')
    await setRate(market, 'BDT', 125, 'operator', '2026-11-25')
    // Rates are read again after some seconds.
    market.clock.now = new Date(market.clock.now.getTime() + 10_000)
    expect((await shown('BDT')).approximate).toEqual({
      amount: Math.round((price.amount / 3.7) * 125),
      currency: 'BDT',
      rate: 33.78378378,
      date: '2026-11-24',
      source: 'operator',
    })
    expect((await shown('USD')).approximate).toMatchObject({ date: '2026-11-24', source: 'ecb' })
  })

  it('writes dinars with three decimals and yen without any', async () => {
    const { _id: id, price } = await inRiyals()
    const rates = { SAR: 3.7, KWD: 0.307, JPY: 155 }
    for (const [currency, decimals] of [['KWD', 1000] as const, ['JPY', 1] as const]) {
      const { approximate } = (await market.call('viewProduct', { id, currency })).price
      expect(approximate?.amount).toBe(Math.round((price.amount / 100 / rates.SAR) * rates[currency] * decimals))
    }
  })

  it('says nothing in the same currency, in one that is not traded, and without one', async () => {
    const { _id: id } = await inRiyals()
    for (const currency of ['SAR', 'XAU', 'constructor', '', undefined]) {
      expect(priceOf(await market.call('viewProduct', { id, currency }))).toBeUndefined()
    }
  })

  it('keeps nothing of it under an Idempotency-Key', async () => {
    const options = { ...(await cases.placeOrder.happy(fixture)), key: 'placed-in-two-currencies' }
    const first = await market.envelope('placeOrder', { ...options, currency: 'JPY' })
    expect(priceOf(first.results)).toMatchObject({ approximate: { currency: 'JPY' } })
    expect(priceOf((await market.envelope('placeOrder', options)).results)).toBeUndefined()
    const third = await market.envelope('placeOrder', { ...options, currency: 'KWD' })
    expect(priceOf(third.results)).toMatchObject({ approximate: { currency: 'KWD' } })
  })

  it('filters by prices in the reader’s currency, and refuses one that is not traded', async () => {
    const list = async (body: object) =>
      (await market.call('getProducts', { body: { pageSize: 100, sort: 'name', ...body } })).products
    const inDollars = await list({ priceFrom: 1, priceTo: 10 })
    expect(inDollars.length).toBeGreaterThan(0)
    expect(await list({ priceFrom: 125, priceTo: 1250, priceCurrency: 'BDT' })).toEqual(inDollars)
    expect(await market.envelope('getProducts', { body: { priceFrom: 1, priceCurrency: 'XAU' } })).toMatchObject({
      code: 422,
      results: { fields: { priceCurrency: 'Offers cannot be made in this currency here.' } },
    })
  })

  it('leaves nothing out that costs just what a bound says', async () => {
    const { _id, price } = await inRiyals()
    const exactly = { amount: 1000, currency: 'SAR' }
    await market.store.update(
      'products',
      { _id },
      { price: 1000, comparablePrice: comparablePrice(exactly, 'kg', await readRates({ tables: market.store })) },
    )
    const found = async (bounds: object) => {
      const body = { pageSize: 100, priceCurrency: 'SAR', ...bounds }
      return (await market.call('getProducts', { body })).products.some((product) => product._id === _id)
    }
    expect(price.currency).toBe('SAR')
    expect([await found({ priceTo: 10 }), await found({ priceFrom: 10 }), await found({ priceFrom: 10.01 })]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is answered without what it comes to when no rates can be read, and as done: an order is not placed twice', async () => {
    const { token, body } = await cases.placeOrder.happy(fixture)
    const { list } = market.store
    const before = await market.store.count('orders', {})
    // Rates are read again after some seconds.
    market.clock.now = new Date(market.clock.now.getTime() + 10_000)
    market.store.list = ((...given: Parameters<typeof list>) =>
      given[0] === 'exchangeRates'
        ? Promise.reject(new StoreUnavailable('The database is away'))
        : list.apply(market.store, given)) as typeof list
    try {
      const { code, results } = await market.envelope('placeOrder', { token, body: body as never, currency: 'EUR' }) // the same case's body
      expect([code, JSON.stringify(results).includes('approximate')]).toEqual([200, false])
    } finally {
      market.store.list = list
    }
    expect(await market.store.count('orders', {})).toBe(before + 1)
  })

  it('changes no amount of an order by a rate', async () => {
    const { token, body } = await cases.previewOrder.happy(fixture)
    const preview = () => market.call('previewOrder', { token, body: body as never }) // the case's body is of this call
    const before = await preview()
    for (const currency of ['SAR', 'BDT', 'AED', 'EUR']) await setRate(market, currency, 9, 'operator', '2026-11-26')
    expect(await preview()).toEqual(before)
  })
})
