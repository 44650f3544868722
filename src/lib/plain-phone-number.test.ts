import { expect, it } from 'vitest'
import { plainPhoneNumber } from './plain-phone-number.ts'

it.each([
  ['+966 13 345-6789', '+966133456789'],
  ['00880 (1712) 345678', '+8801712345678'],
  ['٠٠٩٦٦ ١٣ ٣٤٥', '+96613345'],
  ['', ''],
])('"%s" is %s', (typed, plain) => expect(plainPhoneNumber(typed)).toBe(plain))
