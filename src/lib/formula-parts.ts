type Kind = 'multiplier' | 'isotope' | 'element' | 'count' | 'open' | 'close' | 'separator' | 'charge' | 'other'

/** A part of a written formula that cannot be divided. */
export interface FormulaToken {
  kind: Kind
  text: string
}

const lexicon: readonly [Kind, string][] = [
  ['multiplier', String.raw`(?<=^|[.·•⋅∙*])\d+(?:\.\d+)?`],
  ['isotope', String.raw`\[\d{1,3}[A-Z][a-z]?\]`],
  ['element', '[A-Z][a-z]?'],
  ['count', String.raw`(?<=[A-Za-z)\]}])\d+`],
  ['charge', String.raw`(?<=.)(?:[+\-\u2212]\d{0,2}|\(\d{0,2}[+\-\u2212]\))$`],
  ['open', String.raw`[([{]`],
  ['close', String.raw`[)\]}]`],
  ['separator', '[.·•⋅∙*]'],
  ['other', '[^]'],
]
const anyToken = new RegExp(lexicon.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join('|'), 'gu')

/** Divides a text into tokens; what belongs to no formula is `other`. */
export function formulaTokens(text: string): FormulaToken[] {
  const written = text
    .trim()
    .replace(/[\u2080-\u2089]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replaceAll('½', '0.5')
    .replace(/([⁰¹²³⁴-⁹]*)([⁺⁻])$/u, (_, digits: string, sign: string) => `(${digits}${sign})`.normalize('NFKC'))
    .replace(/\s*([.·•⋅∙*])\s*/g, '$1')
  return Array.from(written.matchAll(anyToken), (match) => ({
    kind: lexicon.find(([kind]) => match.groups?.[kind] !== undefined)?.[0] ?? 'other',
    text: match[0],
  }))
}

/** A run of a formula on the line, below it (a count) or above it (a charge). */
export interface FormulaPart {
  text: string
  level: 'line' | 'sub' | 'sup'
}

/**
 * The formula in runs to be shown. Parts are joined by '·' whatever was typed, a charge has its number before its sign and no brackets.
 * A text that is no formula is cut by the same rule, so it stays readable.
 */
export function formulaParts(text: string): FormulaPart[] {
  const runs: FormulaPart[] = []
  for (const { kind, text: typed } of formulaTokens(text)) {
    const level = kind === 'count' ? 'sub' : kind === 'charge' ? 'sup' : 'line'
    const shown = kind === 'separator' ? '·' : kind === 'charge' ? shownCharge(typed) : typed
    const last = runs.at(-1)
    if (last?.level === level) last.text += shown
    else runs.push({ text: shown, level })
  }
  return runs
}

const shownCharge = (typed: string): string => typed.replace(/\D/g, '') + (typed.includes('+') ? '+' : '\u2212')
