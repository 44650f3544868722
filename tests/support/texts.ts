import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { i18n, textsStarted } from '#src/i18n/i18n.ts'
import type { Language } from '#src/i18n/languages.ts'
import { writeLocalDigits } from '#src/i18n/start-i18n.ts'

/** Puts all texts of a language in place, as a page test needs them; a text that is missing shows as its key. */
export async function putTexts(language: Language): Promise<void> {
  const folder = join('locales', language)
  const texts: Record<string, object> = {}
  for (const file of readdirSync(folder)) {
    // Locale files are objects of texts; the architecture tests hold them to it.
    texts[basename(file, '.json')] = JSON.parse(readFileSync(join(folder, file), 'utf8')) as object
  }
  await i18n.init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: 'app',
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
  })
  writeLocalDigits()
  textsStarted()
}
