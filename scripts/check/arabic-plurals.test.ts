import { describe, expect, it } from 'vitest'
import { join } from 'node:path'
import { namespacesOf, pluralEnding, readTexts } from './locale-texts.ts'

const folder = join('locales', 'ar')
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
type Forms = Partial<Record<string, string>>

/** Every Arabic text that depends on a number, by its key, with its forms. */
const plurals = new Map<string, Forms>()
for (const namespace of namespacesOf(folder)) {
  for (const [path, text] of readTexts(folder, namespace)) {
    const form = pluralEnding.exec(path)?.[1]
    if (form === undefined) continue
    const key = `${namespace}:${path.replace(pluralEnding, '')}`
    plurals.set(key, { ...plurals.get(key), [form]: text })
  }
}
const keysWhere = (holds: (texts: Forms) => boolean): string[] =>
  [...plurals].flatMap(([key, texts]) => (holds(texts) ? [key] : [])).toSorted()
const hasCount = (text: string | undefined): boolean => /\{\{count\b/.test(text ?? '')

/** Its number is written before it, by src/i18n/format.ts: two of a unit are written like one. */
const unitAfterItsNumber = ['app:unit.piece']
/** None of these texts depends on the number from three on. */
const sameFromThreeOn = ['requirement:bid.noneLeft', 'requirement:requests.open']

describe('an Arabic text that depends on a number', () => {
  it('has all six forms', () => {
    expect(plurals.size).toBeGreaterThan(50)
    expect(keysWhere((texts) => forms.some((form) => texts[form] === undefined))).toEqual([])
    expect(keysWhere((texts) => Object.keys(texts).length !== forms.length)).toEqual([])
  })

  it('says two by its own form, without the number', () => {
    expect(keysWhere(({ two }) => hasCount(two))).toEqual([])
    expect(keysWhere(({ two, few, many, other }) => [few, many, other].includes(two))).toEqual(unitAfterItsNumber)
  })

  it('says three to ten with the number, and in a form of its own', () => {
    expect(keysWhere(({ few }) => !hasCount(few))).toEqual(unitAfterItsNumber)
    expect(keysWhere(({ few, many, other }) => few === many || few === other)).toEqual(sameFromThreeOn)
  })
})
