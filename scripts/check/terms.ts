import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages, namespacesOf, readTexts } from './locale-texts.ts'

/** What stands before an Arabic word without a space: and, then, with, as, for, the. */
const arabicPrefixes = '[وفبكل]?(?:ال|لل)?'

interface Variant {
  concept: string
  term: string
  pattern: RegExp
}

/**
 * Returns a line for each text that calls a concept of `terms.tsv` by a variant which that table forbids in its language. A variant is found at the
 * beginning of words, whatever ending they have. `fixed` are texts that others have laid down.
 */
export function termProblems(folder: string, fixed: ReadonlySet<string>): string[] {
  const table = readFileSync(join(folder, 'terms.tsv'), 'utf8')
  return languages.flatMap((language) => {
    const variants = variantsOf(table, language)
    return namespacesOf(join(folder, language)).flatMap((namespace) =>
      [...readTexts(join(folder, language), namespace)].flatMap(([path, text]) =>
        variants
          .filter(({ pattern }) => !fixed.has(text) && pattern.test(text.normalize('NFC')))
          .map(({ concept, term }) => `${language} ${namespace}:${path}: ${concept} is ${term}`),
      ),
    )
  })
}

function variantsOf(table: string, language: Language): Variant[] {
  const [head = '', ...rows] = table.trimEnd().split('\n')
  const columns = head.split('\t')
  const [own, not] = [columns.indexOf(language), columns.indexOf(`not ${language}`)]
  return rows.flatMap((row) => {
    const cells = row.split('\t')
    const variants = (cells[not] ?? '').split(',').map((variant) => variant.trim().normalize('NFC'))
    return variants
      .filter((variant) => variant !== '')
      .map((variant) => ({ concept: cells[0] ?? '', term: cells[own] ?? '', pattern: beginning(variant, language) }))
  })
}

function beginning(variant: string, language: Language): RegExp {
  if (!/^[\p{L}\p{M} ]+$/u.test(variant)) throw new Error(`terms.tsv: “${variant}” is not made of letters and spaces`)
  return new RegExp(`(?<![\\p{L}\\p{M}])${language === 'ar' ? arabicPrefixes : ''}${variant}`, 'iu')
}

/** The texts that the specification fixes, by its table: what is shown, a tab, the text. */
export const fixedTexts = (table: string): ReadonlySet<string> =>
  new Set(
    readFileSync(table, 'utf8')
      .split('\n')
      .map((row) => row.split('\t')[1] ?? ''),
  )
