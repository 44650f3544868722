import { useId, type ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What a control needs to be tied to its label, hint and error; spread it on the control. */
export interface FieldControl {
  id: string
  'aria-labelledby'?: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** What every field of the kit takes besides the props of its control. */
export interface FieldTexts {
  label: ReactNode
  /** Keep the label for assistive technology only, where its place makes it plain (a search box). */
  labelHidden?: boolean | undefined
  hint?: ReactNode | undefined
  /** The problem and how to put it right. Present means the control is invalid. */
  error?: ReactNode | undefined
  required?: boolean | undefined
}

export interface FieldProps extends FieldTexts {
  /** For a control whose id must be known elsewhere; made up when missing. */
  id?: string | undefined
  /** The control is a group of several (stars, boxes): it is named by the label, which no press can focus. */
  group?: boolean | undefined
  children: (control: FieldControl) => ReactNode
}

/** The hint and the error under a control. */
export function FieldNotes({ id, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error !== undefined && (
        <div id={`${id}-error`} className={styles.error}>
          <Icon name="error" size="small" />
          <span>{error}</span>
        </div>
      )}
    </>
  )
}

/** The wiring of a control by its id and what stands under it. */
export function fieldControl(
  id: string,
  { hint, error, required }: Pick<FieldTexts, 'hint' | 'error' | 'required'>,
): FieldControl {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': required ? true : undefined,
  }
}

/** The star of a required field; the control itself says so to assistive technology. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  )
}

/**
 * Label above, hint and error below, all tied to one control. For a control the kit has no field of; the ready ones
 * (`TextField`, `SelectField`…) are built on it.
 */
export function Field({ id, label, labelHidden = false, hint, error, required, group = false, children }: FieldProps) {
  const ownId = useId()
  const control = fieldControl(id ?? ownId, { hint, error, required })
  const labelId = `${control.id}-label`
  const text = group ? <span id={labelId}>{label}</span> : <label htmlFor={control.id}>{label}</label>
  return (
    <div className={styles.field}>
      {labelHidden ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <div className={styles.label}>
          {text}
          {required && <RequiredMark />}
        </div>
      )}
      {children(group ? { ...control, 'aria-labelledby': labelId } : control)}
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  )
}
