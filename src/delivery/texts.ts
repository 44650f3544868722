import type { MessageKey } from '#src/generated/message-keys.ts'
import { isLanguage, type Language } from '#src/i18n/languages.ts'

export type DriverText = Extract<MessageKey, `driver:${string}`>
export type Text = (key: DriverText | 'driver:waiting', values?: Record<string, string | number>) => string

type Node = { [name: string]: string | Node }

const digits: Record<Language, string> = { en: 'en', ar: 'ar-u-nu-arab', bn: 'bn-u-nu-beng' }
const languageKey = 'kimiya.driver.language'

/** The language of the link, of the last time, or of the phone. */
export function chosenLanguage(search: string): Language {
  const candidates = [
    new URLSearchParams(search).get('lng'),
    storedLanguage(),
    ...navigator.languages.map((one) => one.slice(0, 2)),
  ]
  return candidates.find(isLanguage) ?? 'en'
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // A browser may forbid its storage: the link has the language.
  }
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

/** Resolves to the page's texts in a language. They are in the browser's cache after the first time, for when there is no network. */
export async function fetchTexts(language: Language): Promise<Text> {
  const response = await fetch(`/locales/${language}/driver.json`)
  if (!response.ok) throw new Error(`${response.status} for the texts of ${language}`)
  // What lies in locales/ are objects of texts; the checks hold it to that.
  return textsOf(language, (await response.json()) as Node)
}

/** Looks texts up by their keys, with plurals by `count` and numbers in the language's digits. */
export function textsOf(language: Language, texts: Node): Text {
  const plural = new Intl.PluralRules(language)
  const number = new Intl.NumberFormat(digits[language], { maximumFractionDigits: 6 })
  const find = (path: string): string | undefined => {
    const found = path
      .split('.')
      .reduce<string | Node | undefined>((node, step) => (typeof node === 'object' ? node[step] : undefined), texts)
    return typeof found === 'string' ? found : undefined
  }
  return (key, values = {}) => {
    const path = key.slice(key.indexOf(':') + 1)
    const { count } = values
    const found = (typeof count === 'number' ? find(`${path}_${plural.select(count)}`) : undefined) ?? find(path) ?? key
    return found.replace(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => {
      const value = values[name] ?? ''
      return typeof value === 'number' ? number.format(value) : value
    })
  }
}
