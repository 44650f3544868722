import type { ChangeEvent, FocusEvent } from 'react'
import { plainDecimal } from '#src/lib/decimal-text.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { normaliseInput, typeInto } from './normalise-input.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'ltr' | 'inputMode'> {
  /** Whole numbers only: the phone shows its keys without a decimal point. */
  whole?: boolean | undefined
}

/**
 * A number. Its value stays a text, in ASCII digits with a point, whatever digits were typed (Arabic-Indic, Bangla); on leaving the
 * field, commas become what they were read as. Whether it is a number, and which, is for the form's schema to say.
 */
export function NumberField({ whole = false, onChange, onBlur, ...field }: NumberFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    normaliseInput(event.currentTarget, (text) => toAsciiDigits(text).replaceAll(' ', ''))
    onChange?.(event)
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    const [, sign = '', value = ''] = /^([+-]?)(.*)$/.exec(event.currentTarget.value) ?? []
    const plain = value.includes(',') ? plainDecimal(value) : undefined
    if (plain !== undefined) typeInto(event.currentTarget, sign + plain)
    onBlur?.(event)
  }
  // No `type="number"`: it refuses the reader's own digits, and the mouse wheel changes it by accident.
  return (
    <TextField autoComplete="off" {...field} ltr inputMode={whole ? 'numeric' : 'decimal'} onChange={change} onBlur={leave} />
  )
}
