import { type ComponentProps, useMemo } from 'react'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { intlLocales } from '#src/i18n/languages.ts'
import { countryCodes } from '#src/lib/countries.ts'
import { SelectField } from '#src/ui/select-field.tsx'

/** One country of the world, by its name in the reader's language and in that language's order. */
export function CountryField({
  label,
  placeholder,
  ...props
}: Omit<ComponentProps<typeof SelectField>, 'options' | 'label'> & { label?: string }) {
  const text = useText()
  const { language } = useLanguage()
  const { formatCountry } = useFormat()
  const options = useMemo(() => {
    const order = new Intl.Collator(intlLocales[language])
    return countryCodes
      .map((value) => ({ value, label: formatCountry(value) }))
      .toSorted((one, other) => order.compare(one.label, other.label))
  }, [language, formatCountry])
  return (
    <SelectField
      {...props}
      autoComplete="country"
      label={label ?? text('fields:country')}
      placeholder={placeholder ?? text('fields:chooseCountry')}
      options={options}
    />
  )
}
