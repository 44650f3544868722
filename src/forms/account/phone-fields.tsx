import type { ComponentProps } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { TextField } from '#src/ui/text-field.tsx'
import styles from './phone-fields.module.css'

type Registered = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>

export interface PhoneFieldsProps {
  /** `register('countryCode')` and `register('phoneNumber')` of react-hook-form. */
  countryCode: Registered
  phoneNumber: Registered
  errors: { countryCode: string | undefined; phoneNumber: string | undefined }
}

/** A phone number in its two parts, side by side and left to right in every language. */
export function PhoneFields({ countryCode, phoneNumber, errors }: PhoneFieldsProps) {
  const text = useText()
  return (
    <div className={styles.phone}>
      <TextField
        {...countryCode}
        type="tel"
        ltr
        required
        autoComplete="tel-country-code"
        label={text('fields:countryCode')}
        error={errors.countryCode}
      />
      <TextField
        {...phoneNumber}
        type="tel"
        ltr
        required
        autoComplete="tel-national"
        label={text('fields:phoneNumber')}
        hint={text('fields:phoneNumberHint')}
        error={errors.phoneNumber}
      />
    </div>
  )
}
