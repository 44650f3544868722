import { type Language, intlLocales } from './languages.ts'

const made = new Map<string, Intl.NumberFormat>()

/** A number in the digits and with the separators of the language. Making a formatter is slow, so each is made once. */
export function numberText(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(language, options).format(value)
}

export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.NumberFormat(intlLocales[language], options)
  made.set(key, format)
  return format
}
