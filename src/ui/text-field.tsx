import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix' | 'required'> {
  /** Reads left to right in every language: e-mail, phone, address of a page, CAS number, formula. */
  ltr?: boolean | undefined
  /** A drawing or short text at the start, inside the box. */
  prefix?: ReactNode | undefined
  /** A unit, a currency or one icon button at the end, inside the box. */
  suffix?: ReactNode | undefined
}

/** One line of text. Takes `{...register('name')}` of react-hook-form. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  ltr = false,
  prefix,
  suffix,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.boxed}>
          {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
          <input
            type="text"
            {...(ltr && { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' })}
            {...input}
            {...control}
            className={classNames(
              styles.control,
              prefix !== undefined && styles.withPrefix,
              suffix !== undefined && styles.withSuffix,
              className,
            )}
          />
          {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        </div>
      )}
    </Field>
  )
}
