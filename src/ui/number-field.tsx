import type { ChangeEvent, FocusEvent } from 'react'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { normaliseInput, typeInto } from './normalise-input.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'ltr' | 'inputMode'> {
  /** Whole numbers only: the phone shows its keys without a decimal point. */
  whole?: boolean | undefined
}

/** 1,234,567 and 12,34,567 (the grouping of Bangladesh); 1,5 is not touched, for it may have been meant as a decimal. */
const grouped = /^[+-]?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/

/**
 * A number. Its value stays a text, in ASCII digits with a point, whatever digits were typed (Arabic-Indic, Bangla);
 * grouping is taken out on leaving the field. Whether it is a number, and which, is for the form's schema to say.
 */
export function NumberField({ whole = false, onChange, onBlur, ...field }: NumberFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    normaliseInput(event.currentTarget, (text) => toAsciiDigits(text).replaceAll(' ', ''))
    onChange?.(event)
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    const { value } = event.currentTarget
    if (grouped.test(value)) typeInto(event.currentTarget, value.replaceAll(',', ''))
    onBlur?.(event)
  }
  // No `type="number"`: it refuses the reader's own digits, and the mouse wheel changes it by accident.
  return (
    <TextField autoComplete="off" {...field} ltr inputMode={whole ? 'numeric' : 'decimal'} onChange={change} onBlur={leave} />
  )
}
