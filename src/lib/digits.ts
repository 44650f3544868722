/**
 * Typed numbers and codes in the characters that checks expect: digits of any script
 * become 0–9, the Arabic decimal and thousands separators '.' and ',', every dash and the minus sign '-',
 * every odd space ' '. Invisible direction marks, which come along when a number is copied out of
 * Arabic text, are dropped. Everything else stays as it is.
 */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replace(/[\u00AD\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
}

/** The ten digits of a script stand side by side; full-width and mathematical ones have an ASCII digit as their plain form. */
function asciiDigit(digit: string): string {
  const plain = digit.normalize('NFKC')
  if (/^\d$/.test(plain)) return plain
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
