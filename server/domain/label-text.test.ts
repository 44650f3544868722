import { describe, expect, it } from 'vitest'
import { readLabel } from './label-text.ts'

describe('the text of a label', () => {
  it('gives the CAS numbers whose check digit is right, and no others', () => {
    expect(readLabel('Acetone\nCAS No. 67-64-1\nLot 67-64-2').casNumbers).toEqual(['67-64-1'])
  })

  it('reads letters that recognition mistook for digits, other dashes and other digits', () => {
    expect(readLabel('CAS: 67–64–l   7732 - I8 - 5').casNumbers).toEqual(['67-64-1', '7732-18-5'])
    expect(readLabel('رقم ٦٧-٦٤-١').casNumbers).toEqual(['67-64-1'])
    expect(readLabel('সিএএস ৬৭-৬৪-১').casNumbers).toEqual(['67-64-1'])
  })

  it('tells EC and UN numbers from CAS numbers', () => {
    const { casNumbers, ecNumbers, unNumbers } = readLabel('EC 200-662-2 UN No. 1O90 CAS 67-64-1 UN1090')
    expect({ casNumbers, ecNumbers, unNumbers }).toEqual({
      ...{ casNumbers: ['67-64-1'], ecNumbers: ['200-662-2'], unNumbers: ['UN1090'] },
    })
  })

  it('puts the likeliest name first and leaves out what every label says', () => {
    const label = 'DANGER\nHighly flammable liquid and vapour\nIsopropyl Alcohol\nNet weight 160 kg\nBatch 2241\nTEL +966 13 000'
    expect(readLabel(label).names[0]).toBe('Isopropyl Alcohol')
    expect(readLabel(label).names.join(' ')).not.toMatch(/danger|batch|net/i)
  })

  it('finds nothing in noise', () => {
    expect(readLabel('~~ .. 12 %% — 1-2-3')).toEqual({ casNumbers: [], ecNumbers: [], unNumbers: [], names: [] })
  })
})
