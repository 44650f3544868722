import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import fieldStyles from './field.module.css'
import styles from './text-area.module.css'

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'required'> {}

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ label, labelHidden, hint, error, required, id, className, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <textarea
          rows={4}
          // The reader's own writing decides the direction, line by line.
          dir="auto"
          {...area}
          {...control}
          className={classNames(fieldStyles.control, styles.area, className)}
        />
      )}
    </Field>
  )
}
