import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import fieldStyles from './field.module.css'
import { Icon } from './icon.tsx'
import styles from './select-field.module.css'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'required' | 'multiple'> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen; its value is the empty string. Without it the first option is chosen. */
  placeholder?: string | undefined
}

/** One of a list, by the browser's own select: the phone shows its own wheel, the keyboard types ahead. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  options,
  placeholder,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={fieldStyles.boxed}>
          <select {...select} {...control} className={classNames(fieldStyles.control, styles.select, className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron-down" size="small" />
          </span>
        </div>
      )}
    </Field>
  )
}
