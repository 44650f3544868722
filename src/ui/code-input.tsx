import type { ChangeEvent, ComponentProps } from 'react'
import { toAsciiDigits } from '#src/lib/digits.ts'
import styles from './code-input.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { normaliseInput } from './normalise-input.ts'

export interface CodeInputProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'required' | 'maxLength' | 'inputMode'> {
  /** Digits of the code. Default 6. */
  length?: number | undefined
  /** All digits are there. Told once per change, so it may send the form. */
  onComplete?: ((code: string) => void) | undefined
}

/** A one-time code: ASCII digits out, whatever digits, spaces or dashes were typed or pasted. */
export function CodeInput({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  length = 6,
  onChange,
  onComplete,
  ...input
}: CodeInputProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    normaliseInput(event.currentTarget, (text) => toAsciiDigits(text).replace(/\D/g, '').slice(0, length))
    onChange?.(event)
    const code = event.currentTarget.value
    if (code.length === length) onComplete?.(code)
  }
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.frame}>
          {Array.from({ length }, (_, cell) => (
            <span key={cell} className={styles.cell} aria-hidden="true" />
          ))}
          <input
            autoComplete="one-time-code"
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            dir="ltr"
            spellCheck={false}
            onChange={change}
            className={styles.input}
          />
        </div>
      )}
    </Field>
  )
}
