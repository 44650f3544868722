import { expect, it } from 'vitest'
import { otpauthTotp } from './totp-otpauth.ts'

/** "12345678901234567890" in base 32, as in RFC 6238, appendix B; its codes have the last six of the eight digits there. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000).toISOString()

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('finds the step of the code that RFC 6238 has for %s seconds', (seconds, code) => {
  expect(otpauthTotp.findStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

it('takes the code of the step before and of the one after, and says which it was', () => {
  const step = Math.floor(1_111_111_109 / 30)
  expect([-60, -30, 0, 30, 60].map((moved) => otpauthTotp.findStep(secret, '081804', at(1_111_111_109 + moved)))).toEqual([
    undefined,
    step,
    step,
    step,
    undefined,
  ])
})

it('makes secrets of 160 bits, each another', () => {
  const secrets = Array.from({ length: 20 }, () => otpauthTotp.newSecret())
  expect(new Set(secrets).size).toBe(20)
  for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/)
})
