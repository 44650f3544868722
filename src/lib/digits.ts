const arabicIndicZero = 0x660
const extendedArabicIndicZero = 0x6f0
const banglaZero = 0x9e6

/**
 * Typed numbers and codes in the characters that checks expect: Arabic-Indic, Persian and Bangla digits
 * become 0–9, the Arabic decimal and thousands separators '.' and ',', every dash and the minus sign '-',
 * every odd space ' '. Invisible direction marks, which come along when a number is copied out of
 * Arabic text, are dropped. Everything else stays as it is.
 */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => digitFrom(digit, arabicIndicZero))
    .replace(/[\u06F0-\u06F9]/g, (digit) => digitFrom(digit, extendedArabicIndicZero))
    .replace(/[\u09E6-\u09EF]/g, (digit) => digitFrom(digit, banglaZero))
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replace(/[\u00AD\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
}

function digitFrom(character: string, zero: number): string {
  return String(character.charCodeAt(0) - zero)
}
