import { atomicWeights } from './atomic-weights.ts'
import { type FormulaToken, formulaTokens } from './formula-parts.ts'

/** How many atoms of each element, by its symbol, or of a nuclide, by its label ('13C'); fractions come from parts such as ½H2O. */
export type Composition = ReadonlyMap<string, number>

/**
 * Atoms of each element in a formula: Hill or any other order; round, square and curly brackets to any depth;
 * parts of an adduct or hydrate joined by '.', '·', '•' or '*', with a number before a part ('CuSO4.5H2O',
 * 'CaSO4·½H2O', '3CdSO4·8H2O'); subscript digits. Only the number before a part may have decimals,
 * so a point after a count always separates parts.
 * A charge at the end ('C24H36O4-2', 'SO4(2-)', 'NH4⁺') counts no atom; nuclides stand in square brackets ('[13C]6H12O6'), D and T alone.
 * `undefined` for anything else: unknown elements, polymers ('(C2H4)n'), counts of zero.
 */
export function parseFormula(text: string): Composition | undefined {
  const composition = new Map<string, number>()
  for (const part of splitAtSeparators(formulaTokens(text))) {
    if (!addAtoms(part, composition)) return undefined
  }
  for (const [element, count] of composition) {
    const millionths = Math.round(count * 1e6)
    if (!Number.isSafeInteger(millionths)) return undefined
    composition.set(element, millionths / 1e6)
  }
  return composition
}

/** A polymer's formula with its unknown counts left out, each of which is written n, m or x behind a bracket. */
export const countedOnce = (formula: string): string => formula.replace(/(?<=[)\]}])[nmx](?![a-z])/g, '')

/** Molar mass in g/mol, rounded to 3 decimals; `undefined` where `parseFormula` is, and where a nuclide other than D is counted. */
export function formulaWeight(text: string): number | undefined {
  const composition = parseFormula(text)
  if (!composition) return undefined
  let weight = 0
  for (const [element, count] of composition) weight += count * (atomicWeights.get(element) ?? Number.NaN)
  return Number.isNaN(weight) ? undefined : Math.round(weight * 1000) / 1000
}

/**
 * The formula in Hill order: carbon, hydrogen, the rest by symbol; all by symbol where there is no carbon.
 * A fraction is written as a decimal ('CaHO4.5S') and cannot be parsed again.
 */
export function hillFormula(composition: Composition): string {
  const leading = composition.has('C') ? ['C', 'H'].filter((element) => composition.has(element)) : []
  const others = [...composition.keys()].filter((element) => !leading.includes(element)).toSorted()
  return [...leading, ...others]
    .map((element) => {
      const count = composition.get(element)
      const symbol = /^\d/.test(element) ? `[${element}]` : element
      return count === 1 ? symbol : `${symbol}${count}`
    })
    .join('')
}

function splitAtSeparators(tokens: readonly FormulaToken[]): FormulaToken[][] {
  const parts: FormulaToken[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'separator') parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

const openingOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Reads from the right, where each count is met before what it counts. False when the part is malformed. */
function addAtoms(part: readonly FormulaToken[], composition: Map<string, number>): boolean {
  const multiplier = part[0]?.kind === 'multiplier' ? Number(part[0].text) : 1
  const open: { bracket: string; factor: number; empty: boolean }[] = [{ bracket: '', factor: multiplier, empty: true }]
  let count = 1
  for (const { kind, text } of part.toReversed()) {
    const group = open.at(-1)
    if (!group) return false
    if (kind === 'count') {
      if (!/^[1-9]\d{0,5}$/.test(text)) return false
      count = Number(text)
    } else if (kind === 'element' || kind === 'isotope') {
      const nuclide = text.replaceAll(/[[\]]/g, '')
      if (nuclide !== 'T' && !atomicWeights.has(nuclide.replace(/^\d+/, ''))) return false
      composition.set(nuclide, (composition.get(nuclide) ?? 0) + group.factor * count)
      group.empty = false
      count = 1
    } else if (kind === 'close') {
      open.push({ bracket: openingOf[text] ?? '', factor: group.factor * count, empty: true })
      group.empty = false
      count = 1
    } else if (kind === 'open') {
      if (group.bracket !== text || group.empty) return false
      open.pop()
    } else if (kind === 'other') {
      return false
    }
  }
  return open.length === 1 && open[0]?.empty === false && multiplier > 0
}
