import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaParts } from './formula-parts.ts'

describe('formulaParts', () => {
  it('lowers counts but not the numbers before a part', () =>
    expect(formulaParts('3CdSO4.8H2O')).toStrictEqual([
      { text: '3CdSO', subscript: false },
      { text: '4', subscript: true },
      { text: '·8H', subscript: false },
      { text: '2', subscript: true },
      { text: 'O', subscript: false },
    ]))

  it('lowers a count behind a bracket and keeps a decimal number before a part whole', () =>
    expect(formulaParts('Ca(NO3)2.0.5H2O')).toStrictEqual([
      { text: 'Ca(NO', subscript: false },
      { text: '3', subscript: true },
      { text: ')', subscript: false },
      { text: '2', subscript: true },
      { text: '·0.5H', subscript: false },
      { text: '2', subscript: true },
      { text: 'O', subscript: false },
    ]))

  it('keeps a polymer readable and gives nothing for an empty text', () => {
    expect(formulaParts('(C2H4)n')).toStrictEqual([
      { text: '(C', subscript: false },
      { text: '2', subscript: true },
      { text: 'H', subscript: false },
      { text: '4', subscript: true },
      { text: ')n', subscript: false },
    ])
    expect(formulaParts('')).toStrictEqual([])
  })

  it('loses and adds no character', () => {
    const plain = fc.string({ unit: fc.constantFrom(...Array.from('CHONaClg()[]012345·+-n')) })
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
