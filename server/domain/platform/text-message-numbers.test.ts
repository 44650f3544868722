import { expect, it } from 'vitest'
import { isServed } from './text-message-numbers.ts'

it.each([
  ['+880', '1712000000'],
  ['+966', '501234567'],
  ['+971', '501234567'],
  ['+971', '0501234567'],
  ['+91', '9876543210'],
  ['+1', '4155550123'],
  ['+44', '7912345678'],
  ['+20', '1012345678'],
])('text messages go to the mobile number %s %s', (countryCode, phoneNumber) =>
  expect(isServed({ countryCode, phoneNumber })).toBe(true),
)

it.each([
  ['premium', '+1', '9005550123'],
  ['premium', '+44', '9091234567'],
  ['personal', '+44', '7012345678'],
  ['Caribbean', '+1', '8765550123'],
  ['satellite', '+882', '1634567890'],
  ['satellite', '+881', '612345678'],
  ['satellite', '+870', '773123456'],
  ['international premium', '+979', '123456789'],
  ['fixed', '+880', '2712000000'],
  ['fixed', '+966', '112345678'],
  ['short', '+966', '5012'],
  ['not served', '+675', '71234567'],
])('and to no %s number (%s %s)', (_, countryCode, phoneNumber) => expect(isServed({ countryCode, phoneNumber })).toBe(false))
