import { expect, test } from 'vitest'
import { isCasNumber } from './cas-number.ts'
import { hillFormula, parseFormula } from './molecular-formula.ts'
import { shownFormula, tradeFormulas } from './trade-formulas.ts'

test('every written formula can be parsed and stands once at a CAS number that passes its check', () => {
  const wrong = tradeFormulas.filter(([casNumber, formula]) => !isCasNumber(casNumber) || parseFormula(formula) === undefined)
  expect(wrong).toEqual([])
  expect(new Set(tradeFormulas.map(([casNumber]) => casNumber)).size).toBe(tradeFormulas.length)
})

test('a written formula is shown whether the whole or the parts of a hydrate were in Hill order', () => {
  const otherwise = tradeFormulas.filter(
    ([casNumber, formula]) => shownFormula(casNumber, hillFormula(parseFormula(formula) ?? new Map())) !== formula,
  )
  expect(otherwise).toEqual([])
  expect(shownFormula('7664-93-9', 'H2O4S')).toBe('H2SO4')
  expect(shownFormula('7758-99-8', 'CuO4S.5H2O')).toBe('CuSO4.5H2O')
  expect(shownFormula('7758-99-8', 'CuO4S·5H2O')).toBe('CuSO4.5H2O')
  expect(shownFormula('10034-76-1', 'CaO4S.0.5H2O')).toBe('CaSO4.0.5H2O')
})

test('a formula that its seller wrote in another order, one of another composition and one of no known substance stay as they are', () => {
  expect(shownFormula('7664-93-9', '(HO)2SO2')).toBe('(HO)2SO2')
  expect(shownFormula('7664-93-9', 'H2O7S2')).toBe('H2O7S2')
  expect(shownFormula('80-62-6', 'C5H8O2')).toBe('C5H8O2')
})
