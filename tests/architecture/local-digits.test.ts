import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * A text with digits that stand for themselves: a number alone, without the letters, hyphens and slashes of a code (UN1090, 67-64-1, 09/29),
 * with nothing that is filled in.
 */
const ownDigits = /(?<![\p{L}\d.,:/+-])\d+(?:[.,]\d+)?(?![\p{L}\d:/-]|[.,]\d)/u
/** Names of standards, a telephone number, and the cells of a table, which are typed as programs write them. */
const asTyped = /^(catalogue\.certificate\.ISO9001|server\.import\..+|order\.question\.driverPhoneHint)$/

function textsOf(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value ?? {}).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`))
}

it.each(['ar', 'bn'])('no text of %s, hints and placeholders among them, has a number in Latin digits', (language) => {
  const texts = readdirSync(`locales/${language}`)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => textsOf(JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')), file.replace('.json', '')))
  expect(texts.length).toBeGreaterThan(1000)
  expect(
    texts.filter(
      ([key, text]) => !asTyped.test(key) && ownDigits.test(text.replaceAll(/\{\{[^}]*\}\}|[\u2066-\u2069\u200E]/g, '')),
    ),
  ).toEqual([])
})
