import { describe, expect, it } from 'vitest'
import type { Mutant } from './instrument.ts'
import { inOrder, sampleOf } from './plan.ts'
import { type Judgement, killRate, survivors, table } from './report.ts'

const mutant = (id: number, file = 'server/domain/order/pricing.ts'): Mutant => ({
  id,
  file,
  line: 7,
  original: 'a < b',
  mutated: 'a <= b',
})
const judgements = (killed: number, survived: number): Judgement[] => [
  ...Array.from({ length: killed }, (_, id) => ({ mutant: mutant(id), outcome: 'killed' as const })),
  ...Array.from({ length: survived }, (_, id) => ({ mutant: mutant(killed + id), outcome: 'survived' as const })),
]

describe('the report', () => {
  it('gives the share that was found, and where that of all lies', () => {
    const { rate, low, high } = killRate(judgements(90, 10))
    expect([rate, low.toFixed(4), high.toFixed(4)]).toEqual([0.9, '0.8256', '0.9448'])
  })

  it('has a row for each folder', () =>
    expect(table(judgements(3, 1), ['server/domain', 'src'], false).split('\n')).toEqual([
      '               mutants  killed  timed out  survived  no coverage    rate',
      'server/domain        4       3          0         1            0  75.0 %',
      'src                  0       0          0         0            0        ',
      'all                  4       3          0         1            0  75.0 %',
    ]))

  it('names what no test noticed', () =>
    expect(survivors(judgements(1, 1))).toEqual(['server/domain/order/pricing.ts:7  a < b → a <= b']))
})

describe('the plan', () => {
  it('takes the same sample for the same seed, and a smaller one from its beginning', () => {
    const all = Array.from({ length: 100 }, (_, id) => mutant(id))
    const ids = (seed: number, size = 10) => sampleOf(all, size, seed).map(({ id }) => id)
    expect(ids(1)).toEqual(ids(1))
    expect(ids(1)).not.toEqual(ids(2))
    expect(ids(1, 3)).toEqual(ids(1).slice(0, 3))
  })

  it('tries the test beside the source first, then what killed others of it, then what is named like it, then the quick', () => {
    const test = (file: string, milliseconds: number) => ({ file, fresh: false, milliseconds, times: 1 })
    const [beside, named] = ['server/domain/quote-prices.test.ts', 'tests/operations/quote/quotes.test.ts']
    const tests = [test('slow', 900), test('quick', 100), test('killer', 900), test(named, 900), test(beside, 900)]
    const known = { kills: new Map([['killer', 9]]), reached: new Map() }
    expect(inOrder(tests, 'server/domain/quote-prices.ts', known).map(({ file }) => file)).toEqual([
      beside,
      'killer',
      named,
      'quick',
      'slow',
    ])
  })
})
