import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '#src/i18n/use-text.ts'
import { Grid } from '#src/ui/layout.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'

const languages = ['en', 'ar', 'bn'] as const
type Language = (typeof languages)[number]
type Registered = UseFormRegisterReturn & { error: string | undefined }

export interface LocalTextFieldsProps {
  /** What is written, without its language. */
  label: string
  /** Rows of a text of several lines; left out, it is one line. */
  rows?: number
  /** English must be there; the others where there is a translation. */
  required?: boolean
  fieldOf: (language: Language) => Registered
}

/** One text in the three languages, each field in the direction of its own. */
export function LocalTextFields({ label, rows, required = true, fieldOf }: LocalTextFieldsProps) {
  const text = useText()
  return (
    <Grid min="15rem" gap={3}>
      {languages.map((language) => {
        const field = {
          ...fieldOf(language),
          required: required && language === 'en',
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
          label: text('operator:inLanguage', { label, language: text(`app:language.${language}`) }),
        }
        return rows === undefined ? <TextField key={language} {...field} /> : <TextArea key={language} {...field} rows={rows} />
      })}
    </Grid>
  )
}
