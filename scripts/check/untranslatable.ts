/** What is written alike in the three languages: our name, names of brands and standards, codes and units. */
const untranslatable = [
  'Kimiya',
  'Visa',
  'Mastercard',
  'American Express',
  'App Store',
  'Google Play',
  'CAS',
  'EC',
  'UN',
  'HS',
  'GHS',
  'SMILES',
  'InChIKey',
  'PDF',
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

/** The text with its gaps, tags, and every word that no language changes taken out. */
export function withoutUntranslatable(text: string): string {
  return text
    .replaceAll(/\{\{[^}]*\}\}/g, ' ')
    .replaceAll(/<\/?[\w-]+\s*\/?>/g, ' ')
    .replaceAll(words, ' ')
}
