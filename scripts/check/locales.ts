import { join } from 'node:path'
import { type Language, type Texts, gapsOf, languages, namespacesOf, pluralEnding, readTexts } from './locale-texts.ts'
import { foreignWords, withoutUntranslatable } from './untranslatable.ts'

const scripts: Record<Exclude<Language, 'en'>, RegExp> = { ar: /\p{Script=Arabic}/u, bn: /\p{Script=Bengali}/u }

/** Returns a line for each text that is missing, surplus, untranslated, or has other placeholders. */
export function localeProblems(folder: string): string[] {
  const namespaces = namespacesOf(join(folder, 'en'))
  const found: string[] = []
  for (const language of ['ar', 'bn'] as const) {
    const existing = namespacesOf(join(folder, language))
    for (const lacking of namespaces.filter((name) => !existing.includes(name))) found.push(`${language}: no ${lacking}.json`)
    for (const extra of existing.filter((name) => !namespaces.includes(name)))
      found.push(`${language}: ${extra}.json, which en lacks`)
    for (const namespace of namespaces.filter((name) => existing.includes(name))) {
      const english = readTexts(join(folder, 'en'), namespace)
      const texts = readTexts(join(folder, language), namespace)
      const problems = [
        ...keyProblems(english, texts),
        ...gapProblems(english, texts),
        ...forbiddenTextProblems(english, texts, language),
      ]
      found.push(...problems.map((problem) => `${language} ${namespace}:${problem}`))
    }
  }
  for (const language of languages) {
    for (const namespace of namespaces) {
      const texts = readTextsOrNone(join(folder, language), namespace)
      found.push(...pluralProblems(texts, language).map((problem) => `${language} ${namespace}:${problem}`))
    }
  }
  return found
}

function readTextsOrNone(folder: string, namespace: string): Texts {
  return namespacesOf(folder).includes(namespace) ? readTexts(folder, namespace) : new Map()
}

const base = (path: string): string => path.replace(pluralEnding, '')

/** Checks for the same texts; plural forms of one text count once. */
function keyProblems(english: Texts, texts: Texts): string[] {
  const expected = new Set([...english.keys()].map(base))
  const found = new Set([...texts.keys()].map(base))
  return [
    ...[...expected].filter((path) => !found.has(path)).map((path) => `${path} is missing`),
    ...[...found].filter((path) => !expected.has(path)).map((path) => `${path} is not in en`),
  ]
}

/** A plural text has exactly the forms of its language; `_zero` is allowed everywhere. */
function pluralProblems(texts: Texts, language: Language): string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const forms = new Map<string, string[]>()
  for (const path of texts.keys()) {
    const form = pluralEnding.exec(path)?.[1]
    if (form !== undefined) forms.set(base(path), [...(forms.get(base(path)) ?? []), form])
  }
  return [...forms].flatMap(([path, present]) => [
    ...categories.filter((form) => !present.includes(form)).map((form) => `${path}_${form} is missing`),
    ...present
      .filter((form) => form !== 'zero' && !categories.some((category) => category === form))
      .map((form) => `${path}_${form} is a form that the language has not`),
    ...(texts.has(path) ? [`${path} stands beside its plural forms`] : []),
  ])
}

/** Checks for the same placeholders. A form for one, two or none may spell the number out. */
function gapProblems(english: Texts, texts: Texts): string[] {
  return [...texts].flatMap(([path, text]) => {
    const model = english.get(path) ?? english.get(`${base(path)}_other`) ?? english.get(base(path))
    if (model === undefined) return []
    const wordy = /_(zero|one|two)$/.test(path)
    const gaps = (value: string) => gapsOf(value).filter((gap) => !(wordy && gap === '{{count}}'))
    const [has, needs] = [gaps(text), gaps(model)]
    return has.join() === needs.join() ? [] : [`${path} has ${has.join(' ') || 'no gaps'}, en has ${needs.join(' ') || 'none'}`]
  })
}

/** Checks for text in the language's own script only, unless the English text has nothing to translate either. */
function forbiddenTextProblems(english: Texts, texts: Texts, language: Exclude<Language, 'en'>): string[] {
  return [...texts].flatMap(([path, text]) => {
    if (text.trim() === '') return [`${path} is empty`]
    const model = english.get(path) ?? english.get(`${base(path)}_other`) ?? ''
    if (!/\p{L}/u.test(withoutUntranslatable(model))) return []
    if (!scripts[language].test(text)) return [`${path} is not translated: ${text}`]
    const foreign = foreignWords(text)
    return foreign.length === 0 ? [] : [`${path} is in part not translated: ${foreign.join(' ')}`]
  })
}
