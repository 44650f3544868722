import { describe, expect, it } from 'vitest'
import { isHazardous, substanceProblems, weightOfFormula } from './substance-rules.ts'

const water = {
  casNumber: '7732-18-5',
  ecNumber: '231-791-2',
  unNumber: null,
  hsCode: '285390',
  molecularFormula: 'H2O',
  molecularWeight: 18.015,
  smiles: 'O',
  ghs: { signal: null, pictograms: [], hazards: [], precautions: [] },
}
/** What structures are made of. */
const drawn = new Map([
  ['O', 'H2O'],
  ['[2H]O[2H]', 'OD2'],
  ['CC(C)O', 'C3H8O'],
  ['[13CH4]', 'CH4'],
  ['[Cu+2].[O-]S(=O)(=O)[O-]', 'CuO4S'],
  ['[Cu+2].[O-]S(=O)(=O)[O-].O.O.O.O.O', 'CuH10O9S'],
  ['C=C', 'C2H4'],
])
/** Reads those, nothing, and chains of carbon; each 1 closes a ring. */
const structures = {
  draw: async () => undefined,
  measure: async (smiles: string) =>
    drawn.has(smiles) || /^[C1]*$/.test(smiles)
      ? { atoms: smiles.replaceAll('1', '').length, rings: smiles.split('1').length - 1 }
      : undefined,
  identify: async (smiles: string) => {
    const formula = drawn.get(smiles)
    return formula === undefined ? undefined : { formula, skeleton: smiles }
  },
  configuration: async () => undefined,
}
const problems = (changes: Partial<typeof water>) => substanceProblems({ ...water, ...changes }, structures)

describe('what names a substance', () => {
  it('is taken when all of it fits', async () => expect(await problems({})).toEqual({}))

  it('tells a wrong form from a wrong check digit', async () =>
    expect(await problems({ casNumber: '50-00-01', ecNumber: '200-003-8' })).toEqual({
      casNumber: { key: 'server:field.cas.format' },
      ecNumber: { key: 'server:field.ec.checkDigit' },
    }))

  it.each([
    [18.015, true],
    [18.033, true],
    [18.034, false],
    [17.997, true],
    [17.996, false],
  ])('takes a weight of %d for water: %s', async (molecularWeight, taken) =>
    expect(await problems({ molecularWeight })).toEqual(
      taken ? {} : { molecularWeight: { key: 'server:field.weight', values: { weight: 18.015 } } },
    ),
  )

  it('refuses a formula that is none, and a SMILES that cannot be read', async () =>
    expect(await problems({ molecularFormula: 'Xx2', smiles: 'O(' })).toEqual({
      molecularFormula: { key: 'server:field.formula' },
      smiles: { key: 'server:field.smiles' },
    }))
})

describe('the structure of a substance', () =>
  it('has at least one atom, and no more atoms and rings than can be drawn', async () => {
    expect(await problems({ smiles: '' })).toEqual({ smiles: { key: 'server:field.smiles' } })
    expect(await problems({ smiles: 'C'.repeat(150) })).toEqual({})
    expect(await problems({ smiles: `C${'1'.repeat(14)}` })).toEqual({})
    const moleculeTooLarge = { smiles: { key: 'server:field.smilesTooLarge', values: { atoms: 150, rings: 14 } } }
    expect(await problems({ smiles: 'C'.repeat(151) })).toEqual(moleculeTooLarge)
    expect(await problems({ smiles: `C${'1'.repeat(15)}` })).toEqual(moleculeTooLarge)
  }))

describe('a structure and a formula', () => {
  const ofBoth = async (smiles: string, molecularFormula: string) => (await problems({ smiles, molecularFormula })).smiles

  it.each([
    ['CC(C)O', 'C3H8O'],
    ['CC(C)O', '(CH3)2CHOH'],
    ['[2H]O[2H]', 'D2O'],
    ['[2H]O[2H]', 'H2O'],
    ['[13CH4]', '[13C]H4'],
    ['[Cu+2].[O-]S(=O)(=O)[O-]', 'CuSO4'],
    ['[Cu+2].[O-]S(=O)(=O)[O-]', 'CuSO4.5H2O'],
    ['[Cu+2].[O-]S(=O)(=O)[O-].O.O.O.O.O', 'CuSO4·5H2O'],
    ['C=C', '(C2H4)n'],
    ['C=C', 'no formula'],
  ])('%s is taken for %s', async (smiles, formula) => expect(await ofBoth(smiles, formula)).toBeUndefined())

  it.each([
    ['CC(C)O', 'C3H9O2', 'C3H8O'],
    ['CC(C)O', 'C3H8', 'C3H8O'],
    ['O', 'H2O2', 'H2O'],
    ['[Cu+2].[O-]S(=O)(=O)[O-].O.O.O.O.O', 'CuSO4', 'CuH10O9S'],
  ])('%s is refused for %s, with both', async (smiles, formula, of) =>
    expect(await ofBoth(smiles, formula)).toEqual({ key: 'server:field.smilesOther', values: { drawn: of, formula } }),
  )
})

describe('the weight of a formula', () =>
  it.each([
    ['CuSO4.5H2O', { weight: 249.677, repeats: false }],
    ['(C2H4)n', { weight: 28.054, repeats: true }],
    ['(C2H4O)nH2O', { weight: 62.068, repeats: true }],
    ['[C6H7O2(OH)3]x', { weight: 162.141, repeats: true }],
    ['(NH4)2SO4', { weight: 132.134, repeats: false }],
    ['Zn', { weight: 65.38, repeats: false }],
    ['SO4-2', { weight: 96.056, repeats: false }],
    ['[13C]H4', { weight: undefined, repeats: false }],
    ['n', undefined],
    ['', undefined],
  ])('of %s is %o', (formula, weight) => expect(weightOfFormula(formula)).toEqual(weight)))

it('takes for hazardous what is classified or dangerous in transport', () => {
  const { ghs } = water
  expect(isHazardous(water)).toBe(false)
  expect(isHazardous({ ghs, unNumber: 'UN1145' })).toBe(true)
  expect(isHazardous({ ghs: { ...ghs, hazards: ['H319'] }, unNumber: null })).toBe(true)
})
