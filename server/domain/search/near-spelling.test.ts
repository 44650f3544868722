import { describe, expect, it } from 'vitest'
import { allowedEdits, corrected, editDistance, similarTerms, spellingKeys } from './near-spelling.ts'
import { normaliseSearch } from './search-text.ts'

describe('the distance of two words', () =>
  it.each([
    ['acetnoe', 'acetone', 1],
    ['sulphric', 'sulfuric', 2],
    ['sulphric', 'sulphuric', 1],
    ['acetone', 'acetone', 0],
    ['acetone', 'aceton', 1],
    ['abc', 'xyz', 3],
    ['acid', 'aicd', 1],
    ['ab', 'ba', 1],
    ['hexane', 'benzene', 4],
  ])('counts the edits from %s to %s', (one, other, edits) => {
    expect(editDistance(one, other, 3)).toBe(edits)
    expect(editDistance(other, one, 3)).toBe(edits)
  }))

describe('near spelling', () => {
  const vocabulary = [
    'acetone',
    'acetate',
    'acetonitrile',
    'ethanol',
    'methanol',
    'water',
    'sulfuric',
    'urea',
    'brine',
    'c3h6o',
    'k7zq',
  ]

  it('forgives by the length of the word, and nothing in numbers', () =>
    expect(['wat', 'urea', 'ethyl', 'acetone', '123456', 'c3h6o2'].map(allowedEdits)).toEqual([0, 1, 1, 2, 0, 0]))

  it.each([
    ['letters swapped', 'acetnoe', ['acetone']],
    ['the British spelling with a letter lost', 'sulphric', ['sulfuric']],
    ['a long word with another first letter', 'rthanol', ['ethanol']],
    ['a short word with one error', 'watre', ['water']],
    ['a word with its first letter lost', 'thanol', ['ethanol']],
    ['the beginning of a word, as typed', 'aceto', ['aceto']],
    ['a short word with another first letter', 'orea', []],
    ['three letters', 'wtr', []],
    ['nonsense', 'quartz', []],
    ['nonsense of three letters', 'xyz', []],
    ['a word near to a formula only', 'chhoo', []],
    ['a word near to a code only', 'kzzq', []],
  ])('answers the nearest words alone: %s', (_name, typed, near) => expect(similarTerms(typed, vocabulary)).toEqual(near))

  it('answers all at the same distance, in the order of the alphabet, five at most', () => {
    expect(similarTerms('barine', ['zinc', 'marine', 'saltine', 'brine', 'bavine'])).toEqual(['bavine', 'brine', 'marine'])
    const many = ['farine', 'carine', 'darine', 'earine', 'garine', 'harine']
    expect(similarTerms('barine', many)).toEqual(['carine', 'darine', 'earine', 'farine', 'garine'])
  })

  it.each([
    ['Arabic', 'أسيتوم', 'أسيتون'],
    ['Arabic', 'الكبرتييك', 'الكبريتيك'],
    ['Bangla', 'অ্যাসিটুন', 'অ্যাসিটোন'],
    ['Bangla', 'মিথানোল', 'মিথানল'],
  ])('knows %s words as well', (_name, typed, meant) =>
    expect(
      similarTerms(normaliseSearch(typed), [normaliseSearch('পানি'), normaliseSearch('ماء'), normaliseSearch(meant)]),
    ).toEqual([normaliseSearch(meant)]),
  )

  it('ranks by what was meant', () => {
    const terms = { cas: undefined, ec: undefined, formulas: [], phrase: 'acid sulphric', words: ['acid', 'sulphric'] }
    const near = [['acid'], ['sulfuric', 'sulphuric']]
    expect(corrected(terms, near)).toEqual({ ...terms, phrase: 'acid sulfuric', words: ['acid', 'sulfuric'] })
  })
})

describe('spelling keys', () => {
  it('are the first letters without those that may be wrong', () => {
    expect(spellingKeys('urea').sort()).toEqual(['rea', 'uea', 'ura', 'ure', 'urea'])
    expect(spellingKeys('acetonitrile')).toHaveLength(1 + 7 + 21)
  })

  it('are none where no error is forgiven', () => expect(['wat', '67641'].map(spellingKeys)).toEqual([[], []]))
})
