import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atomicWeights } from './atomic-weights.ts'
import { formulaWeight, hillFormula, parseFormula } from './molecular-formula.ts'

const atomsOf = (text: string): Record<string, number> | undefined => {
  const composition = parseFormula(text)
  return composition && Object.fromEntries(composition)
}

const anyComposition = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...atomicWeights.keys()), fc.integer({ min: 1, max: 999 })), {
    minLength: 1,
    maxLength: 8,
    selector: ([element]) => element,
  })
  .map((atoms) => new Map(atoms))

describe('parseFormula', () => {
  it.each<[string, Record<string, number>]>([
    ['H2O', { H: 2, O: 1 }],
    ['C3H6O', { C: 3, H: 6, O: 1 }],
    ['CH3COOH', { C: 2, H: 4, O: 2 }],
    ['CO', { C: 1, O: 1 }],
    ['Co', { Co: 1 }],
    ['Ca(OH)2', { Ca: 1, O: 2, H: 2 }],
    ['Ca3(PO4)2', { Ca: 3, P: 2, O: 8 }],
    ['K4[Fe(CN)6]', { K: 4, Fe: 1, C: 6, N: 6 }],
    ['{[Co(NH3)4(OH)2]3Co}(SO4)3', { Co: 4, N: 12, H: 42, O: 18, S: 3 }],
    ['CuSO4.5H2O', { Cu: 1, S: 1, O: 9, H: 10 }],
    ['CuSO4·5H2O', { Cu: 1, S: 1, O: 9, H: 10 }],
    ['CuSO4 • 5H2O', { Cu: 1, S: 1, O: 9, H: 10 }],
    ['CaSO4.0.5H2O', { Ca: 1, S: 1, O: 4.5, H: 1 }],
    ['CaSO4·½H2O', { Ca: 1, S: 1, O: 4.5, H: 1 }],
    ['3CdSO4*8H2O', { Cd: 3, S: 3, O: 20, H: 16 }],
    ['2Na2CO3.3H2O2', { Na: 4, C: 2, O: 12, H: 6 }],
    ['KAl(SO4)2·12H2O', { K: 1, Al: 1, S: 2, O: 20, H: 24 }],
    ['C₂H₆O', { C: 2, H: 6, O: 1 }],
    ['CDCl3', { C: 1, D: 1, Cl: 3 }],
    [' NaCl ', { Na: 1, Cl: 1 }],
    ['C24H36O4-2', { C: 24, H: 36, O: 4 }],
    ['H3N3NdO9+3', { H: 3, N: 3, Nd: 1, O: 9 }],
    ['SO4(2-)', { S: 1, O: 4 }],
    ['NH₄⁺', { N: 1, H: 4 }],
    ['PO4³⁻', { P: 1, O: 4 }],
    ['C2H4O2-', { C: 2, H: 4, O: 2 }],
    ['Na+', { Na: 1 }],
    ['[3He]', { '3He': 1 }],
    ['[13C]6H12O6', { '13C': 6, H: 12, O: 6 }],
    ['T2', { T: 2 }],
    ['T2O', { T: 2, O: 1 }],
  ])('counts the atoms of %s', (text, atoms) => expect(atomsOf(text)).toEqual(atoms))

  it.each([
    '',
    ' ',
    '.',
    '5',
    'H2O.',
    '.H2O',
    'H2O..H2O',
    'h2o',
    'Xx2',
    'Ab',
    '(H2O',
    'H2O)',
    '(H2O]',
    '[(H2O])',
    '()',
    'Na()2',
    'H0',
    'H02O',
    '0H2O',
    '0.0H2O',
    '(2H2O)',
    '-2',
    '+',
    '(2-)',
    'Na+Cl-',
    'Na-123',
    '[13Zz]',
    '[13C',
    '(C2H4)n',
    'CuSO4 5H2O',
    'C2H6O, 96 %',
    'H1000000',
    '٢',
    `${'('.repeat(60)}H${')999999'.repeat(60)}`,
  ])('refuses "%s"', (text) => expect(parseFormula(text)).toBeUndefined())

  it('reads back whatever hillFormula has written', () =>
    fc.assert(
      fc.property(anyComposition, (composition) => {
        expect(Object.fromEntries(parseFormula(hillFormula(composition)) ?? [])).toEqual(Object.fromEntries(composition))
      }),
    ))

  it('multiplies everything in a bracket, at any depth', () => {
    const factors = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 })
    fc.assert(
      fc.property(anyComposition, factors, (composition, counts) => {
        const nested = counts.reduce((inner, count) => `(${inner})${count}`, hillFormula(composition))
        const product = counts.reduce((total, count) => total * count, 1)
        const expected = [...composition].map(([element, count]) => [element, count * product])
        expect(Object.fromEntries(parseFormula(nested) ?? [])).toEqual(Object.fromEntries(expected))
      }),
    )
  })

  it('answers for any text without throwing', () => {
    const piece = fc.constantFrom('(', ')', '[', ']', '{', '}', '.', '·', '½', 'H', 'Na', 'c', '0', '2', '12', ' ', '-', '₃')
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (text) => {
          const weight = formulaWeight(text)
          expect(weight === undefined || weight > 0).toBe(true)
        },
      ),
    )
  })
})

describe('formulaWeight', () => {
  it.each([
    ['H2O', 18.015],
    ['C3H6O', 58.08],
    ['C2H6O', 46.069],
    ['H2SO4', 98.072],
    ['NaOH', 39.997],
    ['CuSO4.5H2O', 249.677],
    ['CaSO4·0.5H2O', 145.142],
    ['K4[Fe(CN)6]', 368.345],
  ])('of %s is %d g/mol', (text, weight) => expect(formulaWeight(text)).toBe(weight))

  it('is undefined where there is no formula', () => expect(formulaWeight('technical grade')).toBeUndefined())
})

describe('hillFormula', () =>
  it.each([
    ['CH3COOH', 'C2H4O2'],
    ['Ca(OH)2', 'CaH2O2'],
    ['H2SO4', 'H2O4S'],
    ['CuSO4·5H2O', 'CuH10O9S'],
    ['NaCl', 'ClNa'],
    ['CCl4', 'CCl4'],
    ['BrCH3', 'CH3Br'],
    ['CaSO4·½H2O', 'CaHO4.5S'],
  ])('puts %s in order as %s', (text, expected) => expect(hillFormula(parseFormula(text) ?? new Map())).toBe(expected)))
