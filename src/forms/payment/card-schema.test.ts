import { describe, expect, it } from 'vitest'
import { cardSchema, groupedCardNumber, groupedExpiry } from './card-schema.ts'

const schema = cardSchema(() => new Date('2026-11-21T08:00:00Z'))
const card = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123', name: 'Sara Haddad', keep: false }
const wrong = (values: object) => schema.safeParse({ ...card, ...values }).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('a card', () => {
  it('is good to the end of its month', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ expiry: '10/26' })).toEqual(['expiry'])
  })

  it.each([
    [{ number: '4242 4242 4242 4241' }, ['number']],
    [{ number: '42' }, ['number']],
    [{ expiry: '13/30' }, ['expiry']],
    [{ cvc: '12' }, ['cvc']],
    [{ number: '3782 822463 10005' }, ['cvc']],
    [{ name: ' ' }, ['name']],
  ])('with %o is not', (values, fields) => expect(wrong(values)).toEqual(fields))

  it('may be typed in the digits of its holder', () =>
    expect(wrong({ number: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', expiry: '১২৩০', cvc: '١٢٣' })).toEqual([]))

  it('is written in groups while it is typed', () => {
    expect(['42424', '378282246310005', '٤٢٤٢٤'].map(groupedCardNumber)).toEqual(['4242 4', '3782 822463 10005', '4242 4'])
    expect(['1', '12', '123', '১২৩০'].map(groupedExpiry)).toEqual(['1', '12', '12/3', '12/30'])
  })
})
