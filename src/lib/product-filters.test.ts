import { describe, expect, it } from 'vitest'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import {
  type ProductFilters,
  certificates,
  grades,
  noFilters,
  physicalForms,
  productSorts,
  readPrice,
  readProductFilters,
  writeProductFilters,
} from './product-filters.ts'

const narrowed: ProductFilters = {
  search: 'citric acid',
  grades: ['food', 'pharma'],
  forms: ['powder'],
  countries: ['BD', 'EG'],
  certificates: ['Halal'],
  priceFrom: 0.5,
  priceTo: 20,
  priceCurrency: 'BDT',
  inStock: true,
  sort: 'priceAscending',
  page: 3,
}

describe('the filters in an address', () => {
  it('come back as they were written', () => expect(readProductFilters(writeProductFilters(narrowed))).toEqual(narrowed))

  it('leave the address bare when nothing is narrowed', () => {
    expect(writeProductFilters(noFilters)).toBe('')
    expect(readProductFilters('')).toEqual(noFilters)
  })

  it('narrow nothing by what is not understood', () =>
    expect(
      readProductFilters(
        '?grades=best,,food,food&forms=plasma&countries=xx,EG,EG,123&priceFrom=-1&priceTo=cheap&inStock=yes&sort=random&page=0',
      ),
    ).toEqual({ ...noFilters, grades: ['food'], countries: ['EG'] }))

  it('have US dollars without a price, and for a currency in which nobody offers', () =>
    expect(
      ['priceCurrency=BDT', 'priceTo=5&priceCurrency=XAU', 'priceTo=5'].map((query) => readProductFilters(query).priceCurrency),
    ).toEqual(['USD', 'USD', 'USD']))

  it('ask for no page past those that the server answers', () =>
    expect(['page=100000', 'page=100001'].map((query) => readProductFilters(query).page)).toEqual([100_000, 1]))

  it('cut a text that the server would refuse for its length', () =>
    expect(readProductFilters(`search=${'a'.repeat(300)}`).search).toHaveLength(200))
})

describe('a typed price', () => {
  it('is read in the digits of all three languages', () =>
    expect([readPrice('12.5'), readPrice('١٢٫٥'), readPrice('১২.৫'), readPrice('12,5')]).toEqual([12.5, 12.5, 12.5, 12.5]))

  it('is nothing when the field is empty, and wrong when it is no price', () =>
    expect([readPrice(' '), readPrice('1,2,5'), readPrice('-3'), readPrice('1e3'), readPrice('2000000000')]).toEqual([
      null,
      undefined,
      undefined,
      undefined,
      undefined,
    ]))
})

it('knows the same values as the contract', () => {
  const known = [grades, physicalForms, certificates, productSorts].map((values) => values.toSorted())
  expect(known).toEqual([valuesOf('Grade'), valuesOf('PhysicalForm'), valuesOf('Certificate'), valuesOf('ProductSort')])
})
