import { beforeEach, describe, expect, it } from 'vitest'
import type { BodyOf } from '#server/operation.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { employ } from '#tests/support/operators.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const reason = 'As the adviser wrote'
const today = '2026-11-21'
const header = 'sellerCountry,buyerCountry,customer,kind,percent,validFrom,validUntil,source'

describeMarketplaces((_store, openStore) => {
  let market: Marketplace
  let operatorToken: string
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    operatorToken = (await employ(market, 'finance@staff.example', ['finance'])).operatorToken
  })

  const rule = { sellerCountry: 'US', kind: 'export', percent: 0, validFrom: today, source: 'The law', reason } as const
  const addition = (columns: Partial<BodyOf<'addTaxRule'>> = {}) => ({ operatorToken, body: { ...rule, ...columns } })
  const ofStates = async () => {
    const { rules } = await market.call('getTaxRules', { operatorToken })
    return rules.filter(({ sellerCountry }) => sellerCountry === 'US')
  }
  const add = async (columns: Partial<BodyOf<'addTaxRule'>> = {}) => {
    await market.call('addTaxRule', addition(columns))
    return (await ofStates()).find(({ validFrom }) => validFrom === (columns.validFrom ?? today))?._id ?? ''
  }
  const end = (id: string, validUntil?: string) =>
    market.envelope('endTaxRule', { operatorToken, id, body: { reason, ...(validUntil !== undefined && { validUntil }) } })
  const check = (table: string) => market.call('checkTaxTable', { operatorToken, body: { table } })
  const load = (table: string, version: string) =>
    market.envelope('loadTaxTable', { operatorToken, body: { table, version, reason } })

  describe('a rule of tax', () => {
    it('is listed with who added and ended it and why', async () => {
      const id = await add({ buyerCountry: 'CA', customer: 'registered', validUntil: '2027-12-31' })
      expect((await end(id, '2026-12-31')).message).toBe('The last day is set.')
      await add({ validFrom: '2027-01-01' })
      const by = 'finance@staff.example'
      const common = { kind: 'export', percent: 0, source: 'The law', createdBy: by, reason, sellerCountry: 'US' }
      expect(await ofStates()).toMatchObject([
        {
          ...common,
          buyerCountry: 'CA',
          customer: 'registered',
          validUntil: '2026-12-31',
          state: 'current',
          endedBy: by,
          endReason: reason,
        },
        { ...common, validFrom: '2027-01-01', state: 'upcoming' },
      ])
      const events = await market.store.list('securityEvents', { kind: 'operator.changed' })
      expect(events.map(({ subject }) => subject)).toEqual(['addTaxRule', 'endTaxRule', 'addTaxRule'])
    })

    it('is missing for sales at home where a country with sellers has none for each buyer', async () => {
      const uncovered = async () => (await market.call('getTaxRules', { operatorToken })).uncovered
      const before = await uncovered()
      expect(before).not.toContain('SA')
      await market.store.remove('taxRules', { sellerCountry: 'SA', kind: 'domestic' })
      expect(await uncovered()).toContain('SA')
      const home = { sellerCountry: 'SA', buyerCountry: 'SA', kind: 'domestic', percent: 15 } as const
      await add({ ...home, customer: 'registered' })
      expect(await uncovered()).toContain('SA')
      await add({ ...home, customer: 'unregistered', validFrom: '2026-11-22' })
      expect(await uncovered()).toContain('SA')
      await add({ ...home, customer: 'unregistered', validFrom: today, validUntil: today })
      expect(await uncovered()).toEqual(before)
    })

    it.each([
      [{ sellerCountry: 'XX' }, 'sellerCountry'],
      [{ buyerCountry: 'XX' }, 'buyerCountry'],
      [{ buyerCountry: 'US' }, 'buyerCountry'],
      [{ percent: 5 }, 'percent'],
      [{ kind: 'domestic' as const, percent: 100.01 }, 'percent'],
      [{ kind: 'domestic' as const, percent: 7.125 }, 'percent'],
      [{ kind: 'reverseCharge' as const }, 'customer'],
      [{ kind: 'reverseCharge' as const, customer: 'unregistered' as const }, 'customer'],
      [{ validUntil: '2026-11-20' }, 'validUntil'],
      [{ validFrom: '2026-11-31' }, 'validFrom'],
      [{ source: '  ' }, 'source'],
      [{ reason: '' }, 'reason'],
    ])('is refused as %j', async (columns, field) => {
      const { code, results } = await market.envelope('addTaxRule', addition(columns))
      expect([code, JSON.stringify(results)]).toEqual([422, expect.stringContaining(`"${field}":`)])
      expect(await ofStates()).toEqual([])
    })

    it('cannot overlap another of the same countries and buyers, and can follow it', async () => {
      const id = await add()
      expect((await market.envelope('addTaxRule', addition({ validFrom: '2027-01-01' }))).code).toBe(422)
      expect((await market.envelope('addTaxRule', addition({ validFrom: '2027-01-01', buyerCountry: 'CA' }))).code).toBe(200)
      await end(id, '2026-12-31')
      expect((await market.envelope('addTaxRule', addition({ validFrom: '2026-12-31' }))).code).toBe(422)
      expect((await market.envelope('addTaxRule', addition({ validFrom: '2027-01-01' }))).code).toBe(200)
    })

    it('holds no longer from the moment on that it is ended without a day, and is ended once', async () => {
      const id = await add()
      expect([(await end(id, '2026-11-19')).code, (await end(id)).code, (await end(id, '2026-12-31')).code]).toEqual([
        422, 200, 409,
      ])
      expect(await ofStates()).toMatchObject([{ state: 'over', validUntil: '2026-11-20' }])
      expect((await end(market.newId())).code).toBe(404)
      expect((await market.envelope('addTaxRule', addition())).code).toBe(200)
    })

    it('is added once by two operators at once, and ended once', async () => {
      const other = (await employ(market, 'other@staff.example', ['finance'])).operatorToken
      const both = await Promise.all([
        market.envelope('addTaxRule', addition()),
        market.envelope('addTaxRule', { ...addition(), operatorToken: other }),
      ])
      expect(both.map(({ code }) => code).toSorted()).toEqual([200, 422])
      const [{ _id } = { _id: '' }] = await ofStates()
      expect((await Promise.all([end(_id), end(_id)])).map(({ code }) => code).toSorted()).toEqual([200, 409])
    })

    it('is for finance and admins alone', async () => {
      const support = (await employ(market, 'support@staff.example', ['support'])).operatorToken
      const codes = [
        await market.envelope('getTaxRules', { operatorToken: support }),
        await market.envelope('addTaxRule', { ...addition(), operatorToken: support }),
        await market.envelope('checkTaxTable', { operatorToken: support, body: { table: header } }),
      ].map(({ code }) => code)
      expect(codes).toEqual([403, 403, 403])
    })
  })

  describe('a table of rules', () => {
    const table = [
      header,
      // Raises a standing tax: the rule that stands is shortened, the next one follows it.
      'SA,SA,,domestic,16,2027-01-01,,VAT Law',
      'SA,SA,,domestic,15,2026-01-01,2026-12-31,VAT Law',
      'SA,,,export,0,2026-01-01,,as before',
      'us,CA,registered,export,0,2026-11-21,,"Law, Article 1"',
    ].join('\n')

    it('tells what it would change before anything is written', async () => {
      const before = await market.store.count('taxRules', {})
      const { rows } = await check(table)
      expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
        [2, 'added'],
        [3, 'ended'],
        [4, 'unchanged'],
        [5, 'added'],
      ])
      expect(rows[3]?.text).toBe('us, CA, registered, export, 0, 2026-11-21, , Law, Article 1')
      expect(await market.store.count('taxRules', {})).toBe(before)
    })

    it('is loaded whole, and changes nothing when it is sent again', async () => {
      const { version } = await check(table)
      const before = await market.store.count('taxRules', {})
      expect((await load(table, version)).message).toBe('The table is loaded.')
      expect((await load(table, version)).code).toBe(200)
      expect(await market.store.count('taxRules', {})).toBe(before + 2)
      expect((await check(table)).rows.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 4 }, () => 'unchanged'))
      const { rules } = await market.call('getTaxRules', { operatorToken })
      const saudi = rules.filter(({ sellerCountry, buyerCountry }) => sellerCountry === 'SA' && buyerCountry === 'SA')
      expect(saudi.map(({ percent, validFrom, validUntil }) => [percent, validFrom, validUntil])).toEqual([
        [15, '2026-01-01', '2026-12-31'],
        [16, '2027-01-01', undefined],
      ])
    })

    it('with a refused row is not loaded at all, and each refused row says why', async () => {
      const bad = `${table}\nSA,SA,,domestic,20,2027-06-01,,overlaps the row above\nSA,QQ,some,charge,1.234,soon,,ab\nUS,,,export,0,2026-11-21,,ok,more\nCH,CH,,domestic,8,0000-01-01,,law\nCH,CH,,domestic,8,2026-01-01,,"law\nBR,BR,,domestic,17,2026-01-01,,law"`
      const { rows, version } = await check(bad)
      const refused = rows.filter(({ outcome }) => outcome === 'refused')
      expect(refused.map(({ line, problem }) => [line, problem])).toEqual([
        [6, expect.stringContaining('begins on 2027-01-01')],
        [
          7,
          expect.stringMatching(
            /customer is one of: registered.*kind is one of.*percent is a number.*validFrom is a day.*source has/,
          ),
        ],
        [8, expect.stringContaining('more cells')],
        [9, expect.stringContaining('validFrom is a day')],
        // A quotation mark that is closed only after another row takes that row into its cell.
        [10, expect.stringContaining('source has')],
      ])
      const before = await market.store.count('taxRules', {})
      const { code, results } = await load(bad, version)
      expect([code, JSON.stringify(results)]).toEqual([422, expect.stringContaining('5 rows are refused')])
      expect(await market.store.count('taxRules', {})).toBe(before)
    })

    it.each([
      ['no columns', 'SA,SA,,domestic,15'],
      ['a column twice', `${header},kind\nSA,,,export,0,2026-01-01,,law,export`],
      ['no rows', header],
      ['a quotation mark that is not closed', `${header}\nCH,CH,,domestic,8,2026-01-01,,"law\n`],
      ['letters of another encoding', `${header}\nSA,,,export,0,2026-01-01,,\uFFFD\uFFFDlaw`],
    ])('with %s is refused', async (_name, text) => {
      const { code, results } = await market.envelope('checkTaxTable', { operatorToken, body: { table: text } })
      expect([code, JSON.stringify(results)]).toEqual([422, expect.stringContaining('"table":')])
    })

    it('is not loaded over a change that it was not checked against: of two operators the second checks again', async () => {
      const { version } = await check(table)
      const other = `${header}\nUS,MX,,export,0,2026-11-21,,Law`
      const both = await Promise.all([load(table, version), load(other, version)])
      expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409])
    })

    it('cannot lengthen a rule, or end one before yesterday', async () => {
      const rowOf = async (validUntil: string) =>
        (await check(`${header}\nSA,SA,,domestic,15,2026-01-01,${validUntil},Law`)).rows[0]?.outcome
      expect([await rowOf('2026-11-19'), await rowOf('2026-11-20')]).toEqual(['refused', 'ended'])
    })
  })
})
