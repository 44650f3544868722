import { type Namespace, currentLanguage, i18n, languageOf, missingTexts, renewText, textsStarted } from './i18n.ts'
import { languageDetector } from './language-detector.ts'
import { type Language, directions, fallbackLanguage, languages } from './languages.ts'
import { numberText } from './number-text.ts'
import { textsBackend } from './texts-backend.ts'

const pauseBeforeRetry = 3_000

/**
 * Finds the reader's language and loads the texts of the shell and of the first page. Without those of the shell no view can say
 * anything, so it keeps trying until they are there.
 */
export async function startI18n(first: readonly Namespace[]): Promise<void> {
  i18n.on('languageChanged', (code) => {
    markDocument(languageOf(code))
    renewText()
  })
  i18n.on('loaded', renewText)
  await i18n
    .use(textsBackend)
    .use(languageDetector)
    .init({
      supportedLngs: [...languages],
      fallbackLng: fallbackLanguage,
      load: 'languageOnly',
      ns: [...first],
      defaultNS: 'app',
      // React escapes what it shows.
      interpolation: { escapeValue: false },
    })
  writeLocalDigits()
  markDocument(currentLanguage())
  while (missingTexts(['app']).length > 0) {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry))
    await i18n.reloadResources([currentLanguage(), fallbackLanguage], ['app'])
  }
  textsStarted()
}

/** Has `{{count, number}}` in a text write the digits that the rest of the page writes. */
export function writeLocalDigits(): void {
  i18n.services.formatter?.add('number', (value: unknown, code) =>
    typeof value === 'number' ? numberText(value, languageOf(code)) : String(value),
  )
}

function markDocument(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directions[language]
}
