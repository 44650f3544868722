import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './choice.module.css'
import { fieldControl, FieldNotes, RequiredMark, type FieldTexts } from './field.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  /** A second line: what choosing it means. */
  note?: ReactNode | undefined
  disabled?: boolean | undefined
}

export interface RadioGroupProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'required' | 'value' | 'defaultValue' | 'checked' | 'name'> {
  name: string
  options: readonly RadioOption[]
  /** The chosen value, when the owner keeps it; leave out for `{...register('name')}`. */
  value?: string | undefined
  /** Each option in a frame of its own, for a choice that carries weight (how to pay, which profile). */
  cards?: boolean | undefined
}

/** One of a few, all in view. */
export function RadioGroup({
  label,
  labelHidden = false,
  hint,
  error,
  required,
  id,
  name,
  options,
  value,
  cards = false,
  ...input
}: RadioGroupProps) {
  const ownId = useId()
  const group = fieldControl(id ?? ownId, { hint, error, required })
  return (
    <fieldset
      id={group.id}
      role="radiogroup"
      className={styles.group}
      aria-describedby={group['aria-describedby']}
      aria-invalid={group['aria-invalid']}
      aria-required={group['aria-required']}
    >
      <legend className={styles.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {required && !labelHidden && <RequiredMark />}
      </legend>
      <div className={cards ? styles.cards : styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.label}>
            <input
              {...input}
              {...(value !== undefined && { checked: option.value === value })}
              type="radio"
              name={name}
              value={option.value}
              disabled={input.disabled || option.disabled}
              className={styles.box}
            />
            <span className={styles.text}>
              <span>{option.label}</span>
              {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={group.id} hint={hint} error={error} />
    </fieldset>
  )
}
