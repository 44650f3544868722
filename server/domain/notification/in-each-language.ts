import type { Language } from '#server/store/tables/columns.ts'
import { serverText, type ServerText } from '#server/texts.ts'
import type { LocalName } from './notification-values.ts'

/** A sentence that stands within others. `values`: in the language of each. */
export const inEachLanguage = (key: ServerText, values: Record<string, Record<Language, string>> = {}): LocalName => {
  const write = (language: Language) =>
    serverText(language, key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value[language]])))
  return { en: write('en'), ar: write('ar'), bn: write('bn') }
}
