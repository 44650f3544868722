import { useState } from 'react'
import { Button } from './button.tsx'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import inputStyles from './file-input.module.css'
import styles from './image-field.module.css'

export interface ImageFieldProps extends FieldTexts {
  /** Where the picture is that there is now. */
  present: string | undefined
  /** The one chosen in its place. */
  file: File | undefined
  chooseLabel: string
  undoLabel: string
  onFile: (file: File | undefined) => void
}

/** One picture, seen before it is sent. */
export function ImageField({ present, file, chooseLabel, undoLabel, onFile, ...texts }: ImageFieldProps) {
  const [shown, setShown] = useState<string | undefined>(undefined)

  function take(chosen: File | undefined) {
    if (shown !== undefined) URL.revokeObjectURL(shown)
    setShown(chosen === undefined ? undefined : URL.createObjectURL(chosen))
    onFile(chosen)
  }

  const source = shown ?? present
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.frame}>
          <span className={styles.preview}>
            {source === undefined ? <Icon name="user" size="large" /> : <img src={source} alt="" />}
          </span>
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className={inputStyles.input}
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              // Closing the sheet without a choice is no change.
              if (chosen !== undefined) take(chosen)
              // So that the same file can be chosen again after it was taken back.
              event.target.value = ''
            }}
          />
          <label htmlFor={control.id} className={inputStyles.choose}>
            <Icon name="upload" />
            {chooseLabel}
          </label>
          {file !== undefined && (
            <Button variant="quiet" onClick={() => take(undefined)}>
              {undoLabel}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
