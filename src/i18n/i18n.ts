import { createInstance } from 'i18next'
import type { MessageKey, namespaces } from '#src/generated/message-keys.ts'
import { type Language, fallbackLanguage, isLanguage } from './languages.ts'

export type Namespace = (typeof namespaces)[number]

/** What stands in the gaps of a text. Numbers are written in the reader's digits where the text says `{{count, number}}`. */
export type TextValues = Readonly<Record<string, string | number>>

export type Text = (key: MessageKey, values?: TextValues) => string

/** The page's texts; started by start-i18n.ts, in tests by their support. */
export const i18n = createInstance()

let text = freshText()

function freshText(): Text {
  return (key, values) => i18n.t(key, { ...values })
}

/** To be called when the language or the texts have changed, before anybody else hears of it. */
export function renewText(): void {
  text = freshText()
}

/** The texts of now, a new function after each change; a component takes it from `useText`, which also tells it of the change. */
export function currentText(): Text {
  return text
}

export function currentLanguage(): Language {
  return languageOf(i18n.resolvedLanguage ?? i18n.language)
}

/** The language of a code such as `ar-SA`; the fallback for one that is not spoken here. */
export function languageOf(code: string | undefined): Language {
  const base = code?.split('-')[0]
  return isLanguage(base) ? base : fallbackLanguage
}

function hasTexts(language: Language, namespace: Namespace): boolean {
  return i18n.hasResourceBundle(language, namespace)
}

/** Those of the namespaces that are there neither in the reader's language nor in the fallback. */
export function missingTexts(wanted: readonly Namespace[]): Namespace[] {
  return wanted.filter((namespace) => !hasTexts(currentLanguage(), namespace) && !hasTexts(fallbackLanguage, namespace))
}

let begin = (): void => undefined
const started = new Promise<void>((resolve) => {
  begin = resolve
})

/** To be called once the instance is initialised; what was asked for before is loaded then. */
export function textsStarted(): void {
  begin()
  renewText()
}

/** What could not be had before: the loader remembers that and asks no more, so it must be told to. */
const failed = new Set<Namespace>()

/** Loads what a route needs, as soon as the texts are started; throws when it cannot be had. */
export async function loadTexts(wanted: readonly Namespace[]): Promise<void> {
  await started
  const missing = missingTexts(wanted)
  if (missing.length === 0) return
  const again = missing.filter((namespace) => failed.has(namespace))
  if (again.length > 0) await i18n.reloadResources([currentLanguage(), fallbackLanguage], again)
  await i18n.loadNamespaces(missing)
  const lacking = missingTexts(wanted)
  for (const namespace of missing) failed.delete(namespace)
  for (const namespace of lacking) failed.add(namespace)
  if (lacking.length > 0) throw new Error(`No texts: ${lacking.join(', ')}`)
}

/** The language that was asked for last. */
let wanted: Language | undefined

/**
 * Turns the page to another language; throws, with the page left as it was, when its texts cannot be had. Returns false, with the page
 * left as it was, when yet another language was asked for before the texts came.
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  wanted = language
  // Not loadLanguages, which asks no more for a language that it could not have before.
  if (!hasTexts(language, 'app')) await i18n.reloadResources([language])
  if (!hasTexts(language, 'app')) throw new Error(`No texts in ${language}`)
  if (wanted !== language) return false
  await i18n.changeLanguage(language)
  return true
}
