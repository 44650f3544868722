import { expect, it } from 'vitest'
import { isSamePlaceName } from './place-name.ts'

it.each([
  ['Chattogram', ' chattogram', true],
  ['São Paulo', 'Sao Paulo', true],
  ['Dammam', 'الدمام', true],
  ['Tripoli', 'Trivandrum', false],
  ['ঢাকা', 'ঢাকা', true],
])('takes “%s” and “%s” for the same: %j', (one, other, same) => expect(isSamePlaceName(one, other)).toBe(same))
