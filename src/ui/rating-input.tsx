import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './rating-input.module.css'

const five = [1, 2, 3, 4, 5] as const

export interface RatingInputProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'required' | 'value' | 'onChange'> {
  name: string
  /** Stars given; `undefined` while none is. */
  value: number | undefined
  onChange: (stars: number) => void
  /** Name of each star: "3 stars". */
  starLabel: (stars: number) => string
}

/** Gives a rating from 1 to 5: five radio buttons, so arrow keys work. */
export function RatingInput({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  name,
  value,
  onChange,
  starLabel,
  ...input
}: RatingInputProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} required={required} group>
      {(control) => (
        <div {...control} role="radiogroup" className={styles.choice}>
          {five.map((stars) => (
            <label key={stars} className={classNames(styles.star, value !== undefined && stars <= value && styles.chosen)}>
              <input
                {...input}
                type="radio"
                name={name}
                aria-label={starLabel(stars)}
                checked={stars === value}
                onChange={() => onChange(stars)}
              />
              <Icon name="star" filled={value !== undefined && stars <= value} />
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
