/**
 * Whether a run of ASCII digits ends in its Luhn check digit (ISO/IEC 7812-1, annex B).
 * False for anything but digits and for fewer than two of them.
 */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false
  const total = Array.from(digits, Number)
    .toReversed()
    .reduce((sum, digit, index) => sum + (index % 2 === 0 ? digit : doubled(digit)), 0)
  return total % 10 === 0
}

function doubled(digit: number): number {
  return digit < 5 ? digit * 2 : digit * 2 - 9
}
