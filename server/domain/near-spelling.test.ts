import { describe, expect, it } from 'vitest'
import { allowedEdits, editDistance, nearWords } from './near-spelling.ts'

describe('near spelling', () => {
  it.each([
    ['acetnoe', 'acetone', 1],
    ['sulphric', 'sulfuric', 2],
    ['acetone', 'acetone', 0],
    ['abc', 'xyz', 3],
  ])('counts the edits from %s to %s', (one, other, edits) => {
    expect(editDistance(one, other, 3)).toBe(edits)
  })

  it('forgives by the length of the word, and nothing in numbers', () => {
    expect(['wat', 'urea', 'ethyl', 'acetone', '123456'].map(allowedEdits)).toEqual([0, 1, 1, 2, 0])
  })

  it('answers the nearest words alone', () => {
    const vocabulary = ['acetone', 'acetate', 'acetonitrile', 'ethanol']
    expect(nearWords('acetnoe', vocabulary)).toEqual(['acetone'])
    expect(nearWords('aceto', vocabulary)).toEqual(['aceto'])
    expect(nearWords('quartz', vocabulary)).toEqual([])
    expect(nearWords('arene', ['urea', 'brine'])).toEqual([])
  })
})
