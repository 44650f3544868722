import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { useText } from '#src/i18n/use-text.ts'
import { passwordStrength } from '#src/lib/password-strength.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './password-strength-note.module.css'

const steps = ['weak', 'fair', 'good', 'strong'] as const

export interface PasswordStrengthNoteProps<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>
  password: FieldPath<Values>
  /** Fields of the form that tell what others know of the person. */
  known?: readonly FieldPath<Values>[]
  /** Such words from elsewhere. */
  personalTerms?: readonly string[]
}

/**
 * How hard the password is to guess, while it is typed: in a bar and in words. Advice only; the server refuses fewer. It
 * watches the form by itself, so that a letter typed does not draw the whole form anew.
 */
export function PasswordStrengthNote<Values extends FieldValues>({
  control,
  password,
  known = [],
  personalTerms = [],
}: PasswordStrengthNoteProps<Values>) {
  const text = useText()
  const [typed = '', ...others] = useWatch({ control, name: [password, ...known] }).map(String)
  if (typed === '') return text('fields:passwordHint')
  const strength = passwordStrength(typed, [...personalTerms, ...others])
  const filled = steps.indexOf(strength) + 1
  return (
    <>
      <span className={classNames(styles.bars, styles[strength])} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={classNames(styles.bar, index < filled && styles.filled)} />
        ))}
      </span>
      <span aria-live="polite">{text(`fields:strength.${strength}`)}</span>
    </>
  )
}
