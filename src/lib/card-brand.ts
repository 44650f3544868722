export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'maestro'] as const

export type CardBrand = (typeof cardBrands)[number]

/**
 * The brand that the leading digits (ASCII, no spaces) of a card number belong to; works while the number is
 * being typed, as soon as the digits decide. `undefined` when they do not, or belong to no brand listed here.
 * Ranges overlap by co-branding: 62… is UnionPay, also where Discover accepts it. Length is not checked.
 */
export function cardBrand(digits: string): CardBrand | undefined {
  return prefixes.find(({ pattern }) => pattern.test(digits))?.brand
}

const prefixes: readonly { brand: CardBrand; pattern: RegExp }[] = [
  { brand: 'visa', pattern: /^4/ },
  { brand: 'mastercard', pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/ },
  { brand: 'amex', pattern: /^3[47]/ },
  { brand: 'diners', pattern: /^(30[0-5]|3095|3[689])/ },
  { brand: 'jcb', pattern: /^(352[89]|35[3-8])/ },
  { brand: 'unionpay', pattern: /^(62|81)/ },
  { brand: 'discover', pattern: /^(6011|64[4-9]|65)/ },
  { brand: 'maestro', pattern: /^(5018|5020|5038|5893|6304|6759|676[1-3])/ },
]
