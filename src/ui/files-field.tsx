import { Field, type FieldTexts } from './field.tsx'
import inputStyles from './file-input.module.css'
import styles from './files-field.module.css'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'

export interface ChosenFile {
  name: string
  /** Its size, in words. */
  size: string
  /** Why it cannot be sent. */
  problem?: string | undefined
}

export interface FilesFieldProps extends FieldTexts {
  files: readonly ChosenFile[]
  /** As the input's `accept`. */
  accept: string
  chooseLabel: string
  removeLabel: (name: string) => string
  /** One file alone: choosing another takes its place. */
  single?: boolean | undefined
  disabled?: boolean | undefined
  onAdd: (files: readonly File[]) => void
  onRemove: (index: number) => void
}

/** Files, gathered in one go or one after the other, each of which can be taken out again. */
export function FilesField({
  files,
  accept,
  chooseLabel,
  removeLabel,
  single = false,
  disabled,
  onAdd,
  onRemove,
  ...texts
}: FilesFieldProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.frame}>
          {files.length > 0 && (
            <ul role="list" className={styles.list}>
              {files.map(({ name, size, problem }, index) => (
                // Two files may bear one name; their order is all that tells them apart.
                <li key={`${index} ${name}`} className={styles.file}>
                  <Icon name={problem === undefined ? 'file' : 'error'} />
                  <span className={styles.text}>
                    <bdi className={styles.name}>{name}</bdi>
                    {problem === undefined ? (
                      <span className={styles.size}>{size}</span>
                    ) : (
                      <span className={styles.problem}>{problem}</span>
                    )}
                  </span>
                  <IconButton icon="trash" label={removeLabel(name)} disabled={disabled} onClick={() => onRemove(index)} />
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            type="file"
            multiple={!single}
            accept={accept}
            disabled={disabled}
            className={inputStyles.input}
            onChange={(event) => {
              onAdd([...(event.target.files ?? [])])
              // So that the same file can be chosen again after it was taken out.
              event.target.value = ''
            }}
          />
          <label htmlFor={control.id} className={inputStyles.choose}>
            <Icon name="upload" />
            {chooseLabel}
          </label>
        </div>
      )}
    </Field>
  )
}
