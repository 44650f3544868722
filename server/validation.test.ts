import { describe, expect, it } from 'vitest'
import { bodyProblems } from './validation.ts'

describe('a body', () => {
  it('with a NUL in a text is refused on its field: the database could not store it', () => {
    expect(bodyProblems('getSearchResult', { search: 'ace\0tone' })).toEqual({ search: { key: 'server:field.format' } })
    expect(bodyProblems('getSearchResult', { search: 'acetone' })).toBeUndefined()
  })

  it('with half of a surrogate pair in a text is refused like it, and a whole pair is taken', () => {
    expect(bodyProblems('getSearchResult', { search: 'ace\ud83etone' })).toEqual({ search: { key: 'server:field.format' } })
    expect(bodyProblems('getSearchResult', { search: 'acetone 🧪' })).toBeUndefined()
  })

  it('without a schema may not be deeper than can be followed', () => {
    let body: unknown = {}
    for (let level = 0; level < 100_000; level += 1) body = { body }
    expect(bodyProblems('paymentWebhook', body)).toBeDefined()
  })

  it.each([
    '2026-12-31T23:59:60Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
    '2026-02-30T10:00:00Z',
    '2026-12-01 10:00:00Z',
  ])('with the time %s is refused: no clock of ours shows it', (to) =>
    expect(bodyProblems('getUserTransactions', { to })).toEqual({ to: { key: 'server:field.format', values: {} } }),
  )

  it('with a time of another zone, in small letters, or with a fraction, is taken', () => {
    for (const to of ['2026-12-01T12:00:00+06:00', '2026-12-01t12:00:00z', '2028-02-29T12:00:00.123456Z'])
      expect(bodyProblems('getUserTransactions', { to })).toBeUndefined()
  })
})
