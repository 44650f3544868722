import { describe, expect, it } from 'vitest'
import { readLabel } from './label-text.ts'

describe('the text of a label', () => {
  it('gives the CAS numbers whose check digit is right, and no others', () =>
    expect(readLabel('Acetone\nCAS No. 67-64-1\nLot 67-64-2').casNumbers).toEqual(['67-64-1']))

  it('reads letters that recognition mistook for digits, other dashes and other digits', () => {
    expect(readLabel('CAS: 67–64–l   7732 - I8 - 5').casNumbers).toEqual(['67-64-1', '7732-18-5'])
    expect(readLabel('رقم ٦٧-٦٤-١').casNumbers).toEqual(['67-64-1'])
    expect(readLabel('সিএএস ৬৭-৬৪-১').casNumbers).toEqual(['67-64-1'])
  })

  it('tells EC and UN numbers from CAS numbers', () => {
    const { casNumbers, ecNumbers, unNumbers } = readLabel('EC 200-662-2 UN No. 1O90 CAS 67-64-1 UN1090')
    expect({ casNumbers, ecNumbers, unNumbers }).toEqual({
      casNumbers: ['67-64-1'],
      ecNumbers: ['200-662-2'],
      unNumbers: ['UN1090'],
    })
  })

  it('puts the likeliest name first and leaves out what every label says', () => {
    const label = 'DANGER\nHighly flammable liquid and vapour\nIsopropyl Alcohol\nNet weight 160 kg\nBatch 2241\nTEL +966 13 000'
    expect(readLabel(label).names[0]).toBe('Isopropyl Alcohol')
    expect(readLabel(label).names.join(' ')).not.toMatch(/danger|batch|net/i)
  })

  it('gives eight numbers of a kind at most, however many there are', () => {
    // The check digit of 100-NN-C is the sum of its digits by their places.
    const cas = Array.from({ length: 25 }, (_, index) => {
      const [tens, ones] = [Math.floor((10 + index) / 10), (10 + index) % 10]
      return `100-${tens}${ones}-${(ones + 2 * tens + 5) % 10}`
    })
    const un = Array.from({ length: 25 }, (_, index) => `UN10${10 + index}`)
    const ec = [
      '200-662-2',
      '231-791-2',
      '200-578-6',
      '200-659-6',
      '200-753-7',
      '203-625-9',
      '200-661-7',
      '200-838-9',
      '200-663-8',
    ]
    const { casNumbers, ecNumbers, unNumbers } = readLabel([...cas, ...ec, ...un].join('\n'))
    expect({ casNumbers, ecNumbers, unNumbers }).toEqual({
      casNumbers: cas.slice(0, 8),
      ecNumbers: ec.slice(0, 8),
      unNumbers: un.slice(0, 8),
    })
  })

  it('takes no word for a name that is longer than any substance’s', () => {
    expect(readLabel(`Acetone ${'b'.repeat(3000)}`).names).toEqual(['Acetone'])
    expect(readLabel('x'.repeat(60)).names).toEqual(['x'.repeat(60)])
    expect(readLabel('x'.repeat(61)).names).toEqual([])
  })

  it('finds nothing in noise', () =>
    expect(readLabel('~~ .. 12 %% — 1-2-3')).toEqual({ casNumbers: [], ecNumbers: [], unNumbers: [], names: [] }))

  it('reads numbers across the wide gaps of columns', () => {
    const { casNumbers, unNumbers } = readLabel('CAS 67 - 64 - 1      UN      No.     1090')
    expect([casNumbers, unNumbers]).toEqual([['67-64-1'], ['UN1090']])
  })

  it.each([
    ['spaces', ' '],
    ['line ends', '\n'],
    ['dashes', '- '],
    ['digits', '1'],
    ['letters taken for digits', 'o'],
  ])('takes no more than an instant for ten thousand characters of %s', (_name, filling) => {
    const started = performance.now()
    for (const beginning of ['UN', '67', '200-', '']) readLabel(beginning + filling.repeat(9990 / filling.length) + 'x')
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
