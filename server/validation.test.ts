import { describe, expect, it } from 'vitest'
import { bodies } from '#src/generated/bodies.ts'
import { type BodySchema, withTextKinds } from './body-texts.ts'
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

  it('has a kind for each of its texts, wherever in it they stand', () => {
    const kindless = (schema: BodySchema, place: string): string[] => {
      const parts: object = { ...schema, properties: undefined, items: undefined, enum: undefined }
      // A schema of several would need to be followed: server/body-texts.ts follows properties and items.
      const held: unknown[] = Object.values(parts)
      const unfollowed = held.some((part) => typeof part === 'object' && part !== null && !isTypes(part))
      const isText = schema.type?.includes('string') === true && schema.enum === undefined && schema.const === undefined
      return [
        ...(unfollowed || (isText && schema['x-text'] === undefined) ? [place] : []),
        ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => kindless(field, `${place}.${name}`)),
        ...(schema.items === undefined ? [] : kindless(schema.items, `${place}[]`)),
      ]
    }
    const isTypes = (part: object) => Array.isArray(part) && part.every((type) => typeof type === 'string')
    expect(Object.entries(bodies).flatMap(([id, schema]) => kindless(withTextKinds(schema), id))).toEqual([])
  })

  it('is cleaned in lists and in objects of objects too', () => {
    const body = { timeZone: '\u200eAsia/Dhaka\n', synonyms: ['2-\u00adPropanone', 7, null] }
    bodyProblems('addSellerProduct', body)
    expect(body.synonyms).toEqual(['2-Propanone', 7, null])
    expect(body.timeZone).toBe('\u200eAsia/Dhaka\n')
  })

  it('with a field called like one that every object has is refused on it', () => {
    const body: unknown = JSON.parse('{"search":"x","__proto__":1,"constructor":2,"toString":{}}')
    const problems = Object.entries(bodyProblems('getSearchResult', body) ?? {})
    expect(problems.map(([field, { key }]) => [field, key])).toEqual([
      ['__proto__', 'server:field.unknown'],
      ['constructor', 'server:field.unknown'],
      ['toString', 'server:field.unknown'],
    ])
  })

  it('with a text of several lines comes with one kind of line end', () => {
    const body = { topic: 'other', subject: 'Order', message: 'One\r\nTwo\rThree' }
    expect(bodyProblems('raiseTicket', body)).toBeUndefined()
    expect(body.message).toBe('One\nTwo\nThree')
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
