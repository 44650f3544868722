import { describe, expect, it } from 'vitest'
import { formulaKey, typedFormulas } from './formula-search.ts'

describe('the key of a formula', () => {
  it.each([
    ['NaOH', 'HNaO'],
    ['C2H5OH', 'C2H6O'],
    ['CuSO4.5H2O', 'CuH10O9S'],
    ['Ca(NO3)2', 'N2O6Ca'],
    ['C24H36O4-2', 'C24H36O4'],
  ])('of %s is that of %s', (formula, same) => expect(formulaKey(formula)).toBe(formulaKey(same)))

  it.each([
    ['Co', 'CO'],
    ['H2O', 'D2O'],
    ['C2H4', '(C2H4)n'],
    ['CuSO4', 'CuSO4.5H2O'],
  ])('of %s is not that of %s', (formula, other) => expect(formulaKey(formula)).not.toBe(formulaKey(other)))

  it('is none for a name', () => expect(formulaKey('Acetone')).toBeUndefined())
})

describe('a typed text', () => {
  it.each([
    ['NaOH', ['#HNaO#']],
    ['naoh', ['#HNaO#']],
    ['Naoh', ['#HNaO#']],
    ['NAOH', ['#HNaO#']],
    ['NH3', ['#H3N#']],
    ['Nh3', ['#Nh3#', '#H3N#']],
    ['h2so4', ['#H2O4S#']],
    ['H₂SO₄', ['#H2O4S#']],
    ['H٢O', ['#H2O#']],
    ['ca(oh)2', ['#CaH2O2#']],
    ['CO', ['#CO#']],
    ['co', ['#CO#', '#Co#']],
    ['Co', ['#Co#', '#CO#']],
    ['C', ['#C#']],
    ['(c2h4)n', ['#C2H4n#']],
    ['acetone', []],
    ['أسيتون', []],
    ['67-64-1', []],
    ['', []],
  ])('%s can be %o', (text, keys) => expect(typedFormulas(text).toSorted()).toEqual(keys.toSorted()))

  it('that is long, or can be read in very many ways, takes no time', () => {
    const begun = performance.now()
    for (const text of ['co'.repeat(12), 'sn'.repeat(12), 'c'.repeat(200), 'osnpocs'.repeat(28)])
      expect(typedFormulas(text).length).toBeLessThan(17)
    expect(performance.now() - begun).toBeLessThan(100)
  })
})
