import { describe, expect, it } from 'vitest'
import { bodyProblems } from './validation.ts'

describe('a body', () => {
  it('with a NUL in a text is refused on its field: the database could not store it', () => {
    expect(bodyProblems('getSearchResult', { search: 'ace\0tone' })).toEqual({ search: { key: 'server:field.format' } })
    expect(bodyProblems('getSearchResult', { search: 'acetone' })).toBeUndefined()
  })
})
