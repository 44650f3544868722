import { type Language, languages } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/select-field.tsx'

export interface DocumentLanguageProps {
  language: Language
  onChange: (language: Language) => void
}

/** In which language documents are downloaded: a customs office or a buyer abroad may read another than whoever fetches them. */
export function DocumentLanguage({ language, onChange }: DocumentLanguageProps) {
  const text = useText()
  return (
    <SelectField
      label={text('order:documentLanguage')}
      value={language}
      options={languages.map((code) => ({ value: code, label: text(`app:language.${code}`) }))}
      onChange={({ target }) => {
        const chosen = languages.find((code) => code === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}
