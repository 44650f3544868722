import { expect, it } from 'vitest'
import { packingListNumber } from './packing-list-number.ts'

it('is that of the delivery note, with its own sign', () => {
  expect(packingListNumber('DN-26-0000042')).toBe('PL-26-0000042')
})
