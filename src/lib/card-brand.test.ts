import { describe, expect, it } from 'vitest'
import { type CardBrand, cardBrand } from './card-brand.ts'

describe('cardBrand', () => {
  it.each<[string, CardBrand]>([
    ['4242424242424242', 'visa'],
    ['4', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['5105105105105100', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2720999999999996', 'mastercard'],
    ['2345', 'mastercard'],
    ['378282246310005', 'amex'],
    ['341', 'amex'],
    ['30569309025904', 'diners'],
    ['38520000023237', 'diners'],
    ['3530111333300000', 'jcb'],
    ['3528', 'jcb'],
    ['3589', 'jcb'],
    ['6200000000000005', 'unionpay'],
    ['6221260000000000', 'unionpay'],
    ['8171999927660000', 'unionpay'],
    ['6011111111111117', 'discover'],
    ['6500000000000002', 'discover'],
    ['6759649826438453', 'maestro'],
  ])('reads %s as %s', (digits, brand) => expect(cardBrand(digits)).toBe(brand))

  it.each(['', '1', '5', '2', '222', '2220', '2721', '3', '35', '3527', '3590', '306', '60', '643', '9', ' 42', 'visa'])(
    'cannot tell a brand from "%s"',
    (digits) => expect(cardBrand(digits)).toBeUndefined(),
  )
})
