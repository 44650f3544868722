import { type Language, intlLocales } from './languages.ts'

/** A currency with its name in a language: US Dollar (USD). */
export interface NamedCurrency {
  code: string
  label: string
}

/** Returns currencies with their names in a language, in its alphabetical order. */
export function namedCurrencies(codes: readonly string[], language: Language): NamedCurrency[] {
  const locale = intlLocales[language]
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return codes
    .map((code) => ({ code, label: `${names.of(code) ?? code} (${code})` }))
    .sort((left, right) => left.label.localeCompare(right.label, locale))
}
