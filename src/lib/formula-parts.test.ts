import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaParts } from './formula-parts.ts'

describe('formulaParts', () => {
  it('lowers counts but not the numbers before a part', () =>
    expect(formulaParts('3CdSO4.8H2O')).toStrictEqual([
      { text: '3CdSO', level: 'line' },
      { text: '4', level: 'sub' },
      { text: '·8H', level: 'line' },
      { text: '2', level: 'sub' },
      { text: 'O', level: 'line' },
    ]))

  it('lowers a count behind a bracket and keeps a decimal number before a part whole', () =>
    expect(formulaParts('Ca(NO3)2.0.5H2O')).toStrictEqual([
      { text: 'Ca(NO', level: 'line' },
      { text: '3', level: 'sub' },
      { text: ')', level: 'line' },
      { text: '2', level: 'sub' },
      { text: '·0.5H', level: 'line' },
      { text: '2', level: 'sub' },
      { text: 'O', level: 'line' },
    ]))

  it('keeps a polymer readable and gives nothing for an empty text', () => {
    expect(formulaParts('(C2H4)n')).toStrictEqual([
      { text: '(C', level: 'line' },
      { text: '2', level: 'sub' },
      { text: 'H', level: 'line' },
      { text: '4', level: 'sub' },
      { text: ')n', level: 'line' },
    ])
    expect(formulaParts('')).toStrictEqual([])
  })

  it('raises a charge, its number first, however it was typed', () => {
    const sulfate = [
      { text: 'SO', level: 'line' },
      { text: '4', level: 'sub' },
      { text: '2−', level: 'sup' },
    ]
    expect(['SO4-2', 'SO4(2-)', 'SO₄²⁻'].map(formulaParts)).toStrictEqual([sulfate, sulfate, sulfate])
    expect(formulaParts('NH4+')).toStrictEqual([
      { text: 'NH', level: 'line' },
      { text: '4', level: 'sub' },
      { text: '+', level: 'sup' },
    ])
  })

  it('loses and adds no character but in a charge', () => {
    const plain = fc.string({ unit: fc.constantFrom(...Array.from('CHONaClg()[]012345·n')) })
    fc.assert(
      fc.property(plain, (text) => {
        expect(
          formulaParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
