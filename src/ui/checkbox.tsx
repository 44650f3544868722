import { useId, type ComponentProps } from 'react'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'
import { fieldControl, FieldNotes, RequiredMark, type FieldTexts } from './field.tsx'

export interface CheckboxProps extends Omit<FieldTexts, 'labelHidden'>, Omit<ComponentProps<'input'>, 'type' | 'required'> {}

/** Yes or no. Takes `{...register('name')}` of react-hook-form. */
export function Checkbox({ label, hint, error, required, id, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const control = fieldControl(id ?? ownId, { hint, error, required })
  return (
    <div className={styles.choice}>
      <label className={styles.label}>
        <input {...input} {...control} type="checkbox" className={classNames(styles.box, className)} />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  )
}
