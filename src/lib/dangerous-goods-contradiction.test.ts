import { expect, it } from 'vitest'
import { casNumberProblem } from './cas-number.ts'
import { carriedStatements, casNumbersOf, contradictionOf } from './dangerous-goods-contradiction.ts'
import { dangerousGoodsEntries, declarationOfEntry } from './dangerous-goods-entries.ts'
import list from './dangerous-goods-list.json' with { type: 'json' }
import substances from './dangerous-goods-substances.json' with { type: 'json' }
import { undeclared } from './dangerous-goods.ts'
import { isHazardCode } from './ghs.ts'

const acetone = {
  casNumber: '67-64-1',
  hazards: ['H225', 'H319', 'H336', 'EUH066'],
  pictograms: ['GHS02', 'GHS07'],
  molecularFormula: 'C3H6O',
  smiles: 'CC(C)=O',
}
const contradiction = (unNumber: string, facts: Partial<typeof acetone>, typed: Partial<typeof undeclared> = {}) =>
  contradictionOf(unNumber, declarationOfEntry(unNumber, { ...undeclared, ...typed }), { ...acetone, ...facts })

it.each(Object.entries(substances))('the CAS numbers of %s are sound', (unNumber, casNumbers) => {
  expect(dangerousGoodsEntries(unNumber)).not.toEqual([])
  expect(casNumbers.map(casNumberProblem)).toEqual(casNumbers.map(() => undefined))
})

it('every entry that names one substance has a CAS number; those that name many have none', () => {
  const many = Object.keys(list).filter((unNumber) => casNumbersOf(unNumber) === undefined)
  const names = many.flatMap((unNumber) => dangerousGoodsEntries(unNumber).map(({ properShippingName }) => properShippingName))
  const named = names.filter((name) => !name.includes('N.O.S.'))
  expect(named).toEqual([
    'AMYL ACETATES',
    'PENTANOLS',
    'GAS OIL',
    'DIESEL FUEL',
    'HEATING OIL, LIGHT',
    'MOTOR SPIRIT',
    'GASOLINE',
    'PETROL',
    'HEPTANES',
    'HEXANES',
    'KEROSENE',
    'OCTANES',
    'PENTANES, liquid',
    'TURPENTINE',
    'TURPENTINE SUBSTITUTE',
    'HYPOCHLORITE SOLUTION',
    'AMMONIUM NITRATE BASED FERTILIZER',
    'DICHLOROISOCYANURIC ACID, DRY',
    'DICHLOROISOCYANURIC ACID SALTS',
    'ALKYLSULPHONIC ACIDS, SOLID with not more than 5% free sulphuric acid',
    'ARYLSULPHONIC ACIDS, SOLID with not more than 5% free sulphuric acid',
    'ALKYLSULPHONIC ACIDS, LIQUID with not more than 5% free sulphuric acid',
    'ARYLSULPHONIC ACIDS, LIQUID with not more than 5% free sulphuric acid',
  ])
})

it('acetone is no hydrochloric acid', () => {
  expect(contradiction('UN1789', {})).toEqual({
    kind: 'substance',
    certain: true,
    properShippingName: 'HYDROCHLORIC ACID',
    casNumbers: ['7647-01-0'],
  })
  expect(contradiction('UN1090', {})).toBe(undefined)
  // A CAS number that is none is named as such.
  expect(contradiction('UN1789', { casNumber: '67-64-2' })).toBe(undefined)
})

it('a substance that the list names has its class, whatever its statements say', () => {
  expect(contradiction('UN1593', { casNumber: '75-09-2', hazards: ['H315', 'H351'] })).toBe(undefined)
  expect(contradiction('UN2067', { hazards: ['H319'] })).toBe(undefined)
  expect(contradiction('UN2585', { casNumber: '6192-52-5', hazards: ['H315', 'H319'] })).toBe(undefined)
})

it('a substance has the CAS numbers of its hydrates and isomers', () => {
  expect(contradiction('UN1438', { casNumber: '7784-27-2' })).toBe(undefined)
  expect(contradiction('UN1307', { casNumber: '106-42-3' })).toBe(undefined)
})

it.each([
  ['UN1993', ['H225'], ['H302']],
  ['UN1760', ['H314'], ['H225']],
  ['UN1760', ['H290'], ['H318']],
  ['UN2811', ['H301'], ['H302']],
  ['UN2811', ['H300+H310'], ['H303']],
  ['UN3077', ['H411'], ['H412']],
  ['UN3082', ['H400'], ['H226']],
])('%s is of goods with %j, and not of goods with %j', (unNumber, fitting, other) => {
  expect(contradiction(unNumber, { hazards: fitting })).toBe(undefined)
  expect(contradiction(unNumber, { hazards: other })).toMatchObject({ kind: 'hazards', certain: true })
  expect(contradiction(unNumber, { hazards: [] })).toBe(undefined)
})

it.each([
  ['UN1564', ['H302']],
  ['UN2693', ['H302', 'EUH031']],
])('%s has its class by its name, with %j too', (unNumber, hazards) => {
  expect(contradiction(unNumber, { hazards })).toBe(undefined)
})

it.each([
  ['UN2809', '8', ['H330', 'H360D', 'H372', 'H410']],
  ['UN1591', '6.1', ['H302']],
  ['UN1616', '6.1', ['H360', 'H373', 'H410']],
  ['UN3175', '4.1', ['H225']],
])('%s, which the list does not have, may be of class %s with %j', (unNumber, hazardClass, hazards) => {
  expect(contradiction(unNumber, { hazards }, { hazardClass })).toMatchObject({ kind: 'hazards', certain: false })
})

it.each([
  ['UN1888', { casNumber: '865-49-6', molecularFormula: 'CDCl3', smiles: '' }],
  ['UN1888', { casNumber: '865-49-6', molecularFormula: 'CHCl3', smiles: '[2H]C(Cl)(Cl)Cl' }],
  ['UN1230', { casNumber: '14742-26-8', molecularFormula: '[13C]H4O', smiles: '' }],
])('%s may be of a substance marked with isotopes, %j', (unNumber, marked) => {
  expect(contradiction(unNumber, marked)).toMatchObject({ kind: 'substance', certain: false })
  expect(contradiction(unNumber, { ...marked, molecularFormula: 'C2H2', smiles: 'C#C' })).toMatchObject({ certain: true })
})

it('a class that was typed is held against the statements, too', () => {
  const unlisted = 'UN1263'
  expect(contradiction(unlisted, {}, { hazardClass: '3' })).toBe(undefined)
  expect(contradiction(unlisted, {}, { hazardClass: '8' })).toEqual({
    kind: 'hazards',
    certain: false,
    hazardClass: '8',
    statements: ['H290', 'H314'],
  })
  expect(contradiction(unlisted, {})).toBe(undefined)
  expect(contradiction('UN1950', { hazards: ['H319'], pictograms: ['GHS04'] }, { hazardClass: '2.1' })).toBe(undefined)
  // Lithium batteries and the like: a class without statements of its own.
  expect(contradiction('UN3480', {}, { hazardClass: '9' })).toBe(undefined)
})

it('goods without a UN number whose statements are those of dangerous goods are known', () => {
  expect(carriedStatements(['H319', 'H302+H312', 'EUH066'])).toEqual([])
  expect(carriedStatements(['H412', 'H410', 'H225', 'H300+H330'])).toEqual(['H225', 'H300', 'H330', 'H410'])
  expect(carriedStatements(['H225']).every(isHazardCode)).toBe(true)
})
