import { atomicWeights } from '#src/lib/atomic-weights.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { countedOnce, hillFormula, parseFormula } from '#src/lib/molecular-formula.ts'

/** Longer texts are names; there are too many ways to read their letters as elements. */
const longestGuess = 24
/** `COCOCO` has 8. */
const mostGuesses = 16

/**
 * What a search text holds of a formula, and what is looked for: its composition, whatever the order and groups it is written in. No
 * normalised word has the signs around it, so that nothing else begins, ends or is a part of it. Undefined for what is no formula.
 */
export function formulaKey(formula: string): string | undefined {
  const counted = countedOnce(formula)
  const composition = parseFormula(counted)
  return composition && `#${hillFormula(composition)}${counted === formula ? '' : 'n'}#`
}

/**
 * The keys of the formulas that a typed text can be: the one that it is; and where its capitals say nothing ('naoh', 'NAOH', and 'Nacl', as
 * telephones begin a sentence) each way to read its letters as elements. None for most texts.
 */
export function typedFormulas(text: string): string[] {
  const formula = toAsciiDigits(text).normalize('NFKC').trim()
  const own = formulaKey(formula)
  const guessed = hasOwnCase(formula, own !== undefined) ? [] : guesses(formula.toLowerCase()).map(formulaKey)
  return [...new Set([own, ...guessed])].filter((key) => key !== undefined)
}

/** 'NO' and 'NaOH' do; 'no', 'No' and, since it is no formula, 'NACL' do not. */
function hasOwnCase(text: string, isFormula: boolean): boolean {
  const [first = '', ...others] = text.match(/\p{L}/gu) ?? []
  if (isFormula && others.length === 0) return first === first.toUpperCase()
  return isFormula && others.some((letter) => letter !== letter.toLowerCase())
}

/** The ways to write a text of small letters with the capitals of elements; none for what has other signs than a formula. */
function guesses(text: string): string[] {
  if (text.length > longestGuess || !/^[a-z\d()[\].·*]+$/.test(text)) return []
  let readings: { written: string; at: number }[] = [{ written: '', at: 0 }]
  const whole: string[] = []
  while (readings.length > 0 && whole.length < mostGuesses) {
    readings = readings.slice(0, mostGuesses).flatMap(({ written, at }) => {
      const letter = text.charAt(at)
      if (letter === '') {
        whole.push(written)
        return []
      }
      // A digit, a bracket, or how often the unit of a polymer comes.
      if (!/[a-z]/.test(letter) || /^[)\]][nmx](?![a-z])/.test(text.slice(at - 1, at + 2)))
        return [{ written: written + letter, at: at + 1 }]
      return [1, 2].flatMap((length) => {
        const symbol = letter.toUpperCase() + text.slice(at + 1, at + length)
        return symbol.length === length && atomicWeights.has(symbol) ? [{ written: written + symbol, at: at + length }] : []
      })
    })
  }
  return whole
}
