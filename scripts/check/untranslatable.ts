/** Terms written alike in the three languages: our name, brands, standards, codes and units. */
const untranslatable = [
  'Kimiya',
  'Visa',
  'Mastercard',
  'American Express',
  'App Store',
  'Google Play',
  'Google Cloud Vision',
  'CAS',
  'https',
  'EC',
  'UN',
  'HS',
  'GHS',
  'Idempotency-Key',
  'same-name',
  'SMILES',
  'InChIKey',
  'PDF',
  'Word',
  'Excel',
  'SDS',
  'TDS',
  'CoA',
  'REACH',
  'ISO',
  'ISO 9001',
  'ISO9001',
  'GMP',
  'FDA',
  'ACS',
  'USP',
  'BP',
  'EP',
  'FCC',
  'IBC',
  'drum',
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'kg',
  'g',
  't',
  'L',
  'mL',
  'piece',
  'm3',
  'm³',
  'g/mol',
  'NaOH',
  'English',
  'العربية',
  'বাংলা',
]

const words = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...untranslatable].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)

/** Returns the text without placeholders, tags and untranslatable terms. */
export function withoutUntranslatable(text: string): string {
  return text
    .replaceAll(/\{\{[^}]*\}\}/g, ' ')
    .replaceAll(/<\/?[\w-]+\s*\/?>/g, ' ')
    .replaceAll(words, ' ')
}

const singleWords = new Set(untranslatable.flatMap((term) => term.split(/[ /]/)))

/**
 * Returns the words in Latin letters that should be translated, addresses excluded. Symbols and codes have fewer than three lower-case
 * letters in a row.
 */
export function foreignWords(text: string): string[] {
  const latin = text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>|\S+@\S+/g, ' ').match(/[A-Za-z]+(?:-[A-Za-z]+)*/g) ?? []
  return latin.filter((term) => /[a-z]{3}/.test(term) && !singleWords.has(term))
}
