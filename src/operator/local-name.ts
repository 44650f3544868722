import { useLanguage } from '#src/i18n/use-text.ts'

interface Texts {
  en?: string
  ar?: string
  bn?: string
}

/** The text of the reader's language, else the English one, else any. */
export function useLocalName(): (texts: Texts) => string {
  const { language } = useLanguage()
  return (texts) => texts[language] ?? texts.en ?? texts.ar ?? texts.bn ?? ''
}
