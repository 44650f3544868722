import { describe, expect, it } from 'vitest'
import { hasTerms, normaliseSearch, rank, searchTerms, searchTextOf, termsLine } from './search-text.ts'

const acetone = {
  name_en: 'Acetone',
  name_ar: 'أسيتون',
  name_bn: 'অ্যাসিটোন',
  synonyms: ['2-Propanone', 'Dimethyl ketone'],
  casNumber: '67-64-1',
  ecNumber: '200-662-2',
  unNumber: 'UN1090',
  molecularFormula: 'C3H6O',
}

describe('one spelling', () =>
  it.each([
    ['  ACÉTONE ', 'acetone'],
    ['Ph\u1EA5n r\u00F4m', 'phan rom'],
    ['N,N-Dimethylformamide', 'n n dimethylformamide'],
    ['أسِيتُون', 'اسيتون'],
    ['الصوديـــوم', 'الصوديوم'],
    ['مادة', 'ماده'],
    ['৬৭-৬৪-১', '67 64 1'],
    ['٦٧–٦٤–١', '67 64 1'],
    ['६७', '67'],
    ['H₂SO₄', 'h2so4'],
    ['α-Pinene', 'alpha pinene'],
    ['مؤكسِد', 'موكسد'],
    ['کبریت', 'كبريت'],
    ['অ্যাসিড', 'এসিড'],
    ['এ্যাসিড', 'এসিড'],
    ['হাইড্রোজেন পারঅক্সাইড', 'হাইড্রোজেন পারঅক্সাইড'],
    ['কষ্টিক', 'কস্টিক'],
    ['য়', 'য'],
    ['%_\\\'"', ''],
  ])('writes %s as %s', (typed, written) => expect(normaliseSearch(typed)).toBe(written)))

describe('ranking', () => {
  const row = { ...acetone, searchText: searchTextOf(acetone) }
  it.each([
    ['67-64-1', 0],
    ['200-662-2', 0],
    ['acetone', 1],
    ['dimethyl ketone', 2],
    ['aceto', 3],
    ['ketone dimethyl', 4],
    ['ropan', 5],
    ['ton', undefined],
    ['67-64', 2 + 2],
    ['67641', 0],
    ['٦٧٦٤١', 0],
    ['C3H6O', 2],
    ['CH3COCH3', 2],
    ['(CH3)2CO', 2],
    ['c3h6o', 2],
    ['C3H6', 4],
    ['C3H6O2', undefined],
    ['C3H8O', undefined],
    ['benzene', undefined],
  ])('puts %s at %s', (typed, place) => {
    const terms = searchTerms(typed)
    expect(terms && rank(row, terms)).toBe(place)
  })

  it('looks for words one by one, and for a number as a whole', () => {
    expect(searchTerms('propanone 2')?.words).toEqual(['propanone', '2'])
    expect(searchTerms('2 propanone 2')?.words).toEqual(['2', 'propanone'])
    expect(searchTerms('67-64')?.words).toEqual(['67 64'])
  })

  it('finds a text that has all words, each in one of its forms', () => {
    const text = termsLine(['Acetone, technical'])
    expect(hasTerms(text, [['acetone', 'propanone'], ['technical']])).toBe(true)
    expect(hasTerms(text, [['propanone'], ['technical']])).toBe(false)
    expect(hasTerms(text, [['acetone'], ['pharma', 'food']])).toBe(false)
  })

  it('has nothing to look for in signs alone', () => expect(searchTerms(' -- % ')).toBeUndefined())
})
