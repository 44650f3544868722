import type { UseFormRegisterReturn } from 'react-hook-form'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/select-field.tsx'

/** The place of an entry in a list of so many, itself included; the value counts from 0. */
export function PlaceField({ count, ...field }: UseFormRegisterReturn & { count: number; error: string | undefined }) {
  const text = useText()
  const { formatNumber } = useFormat()
  return (
    <SelectField
      {...field}
      label={text('operator:place')}
      options={Array.from({ length: count }, (_, at) => ({ value: String(at), label: formatNumber(at + 1) }))}
    />
  )
}
