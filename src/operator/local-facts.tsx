import { FactList } from '#src/components/platform/fact-list.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'

interface Texts {
  en?: string
  ar?: string
  bn?: string
}

const languages = ['en', 'ar', 'bn'] as const

/** A text in each of its languages, as operators edit it. */
export function LocalFacts({ label, texts, slug }: { label: string; texts: Texts; slug?: string | undefined }) {
  const text = useText()
  return (
    <FactList
      facts={[
        ...languages.map((language) => ({
          name: text('operator:inLanguage', { label, language: text(`app:language.${language}`) }),
          value: texts[language] === undefined ? text('operator:untranslated') : <bdi lang={language}>{texts[language]}</bdi>,
        })),
        { name: text('operator:slug'), value: slug && <Isolate>{slug}</Isolate> },
      ]}
    />
  )
}
