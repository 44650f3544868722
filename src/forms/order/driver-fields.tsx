import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { languages } from '#src/i18n/languages.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

type Field = object

/** Who drives: the same fields when goods are dispatched and when a driver is replaced. */
export function DriverFields({
  field,
}: {
  field: (name: 'driverName' | 'driverPhone' | 'vehicle' | 'driverLanguage') => Field
}): ReactNode {
  const text = useText()
  return (
    <>
      <TextField label={text('order:question.driverName')} required autoComplete="off" {...field('driverName')} />
      <TextField
        label={text('order:question.driverPhone')}
        hint={text('order:question.driverPhoneHint')}
        required
        ltr
        type="tel"
        autoComplete="off"
        {...field('driverPhone')}
      />
      <TextField
        label={text('order:question.vehicle')}
        hint={text('order:question.vehicleHint')}
        required
        autoComplete="off"
        {...field('vehicle')}
      />
      <SelectField
        label={text('order:question.driverLanguage')}
        hint={text('order:question.driverLanguageHint')}
        options={languages.map((code) => ({ value: code, label: text(`app:language.${code}`) }))}
        {...field('driverLanguage')}
      />
    </>
  )
}
