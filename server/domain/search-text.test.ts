import { describe, expect, it } from 'vitest'
import { normaliseSearch, rank, searchTerms, searchTextOf } from './search-text.ts'

const acetone = {
  name_en: 'Acetone',
  name_ar: 'أسيتون',
  name_bn: 'অ্যাসিটোন',
  synonyms: ['2-Propanone', 'Dimethyl ketone'],
  casNumber: '67-64-1',
  ecNumber: '200-662-2',
  molecularFormula: 'C3H6O',
}

describe('one spelling', () => {
  it.each([
    ['  ACÉTONE ', 'acetone'],
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
  ])('writes %s as %s', (typed, written) => {
    expect(normaliseSearch(typed)).toBe(written)
  })
})

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
    ['benzene', undefined],
  ])('puts %s at %s', (typed, place) => {
    const terms = searchTerms(typed)
    expect(terms && rank(row, terms)).toBe(place)
  })

  it('has nothing to look for in signs alone', () => {
    expect(searchTerms(' -- % ')).toBeUndefined()
  })
})
