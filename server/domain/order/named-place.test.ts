import { expect, it } from 'vitest'
import { namedPlace } from './named-place.ts'

const ends = { seller: { city: 'Jubail' }, deliveryAddress: { city: 'Chattogram' } }

it.each([
  ['EXW', undefined, 'Jubail'],
  ['FCA', ' ', 'Jubail'],
  ['FCA', ' Dammam terminal ', 'Dammam terminal'],
  ['DAP', null, 'Chattogram'],
  ['DDP', 'Dhaka', 'Dhaka'],
  ['CIF', 'Chattogram port', 'Chattogram port'],
  ['CIF', undefined, null],
  ['FOB', undefined, null],
  ['CPT', undefined, null],
] as const)('the place of %s, stated as %j, is %j', (incoterm, stated, place) =>
  expect(namedPlace(incoterm, stated, ends)).toBe(place),
)

it('a seller without a town has no place', () => expect(namedPlace('EXW', null, { ...ends, seller: { city: '' } })).toBe(null))
