import { useMemo, useState } from 'react'
import { Field, type FieldControl, type FieldTexts } from './field.tsx'
import fieldStyles from './field.module.css'
import styles from './suggest-field.module.css'
import { useAnchored } from './use-anchored.ts'
import { useCombobox } from './use-combobox.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface Suggestions {
  value: string
  /** What is offered for the text typed so far, in reading order. The same array for as long as it is the same offer. */
  options: readonly string[]
  /** How many there are, as a text for those who do not see them appear. */
  countLabel: string
  /** Each change of the text by the person, and the text once more when they ask for the list again. */
  onType: (text: string) => void
  onChoose: (option: string) => void
  /** The list is closed without choosing. */
  onDismiss: () => void
}

export interface SuggestFieldProps extends Suggestions, Omit<FieldTexts, 'error' | 'required'> {}

/** A text that is completed from a list while it is typed. What is typed need not be on the list. */
export function SuggestField({ value, options, countLabel, onType, onChoose, onDismiss, ...texts }: SuggestFieldProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <SuggestBox
          control={control}
          value={value}
          options={options}
          countLabel={countLabel}
          onType={onType}
          onChoose={onChoose}
          onDismiss={onDismiss}
        />
      )}
    </Field>
  )
}

function SuggestBox({
  control,
  value,
  options,
  countLabel,
  onType,
  onChoose,
  onDismiss,
}: Suggestions & { control: FieldControl }) {
  const [box, setBox] = useState<HTMLInputElement | null>(null)
  const [list, setList] = useState<HTMLElement | null>(null)
  const listId = `${control.id}-list`
  const open = options.length > 0
  const rows = useMemo(
    () =>
      options.map((option, index) => [
        {
          id: `${listId}-${index}`,
          onChoose: () => onChoose(option),
        },
      ]),
    // oxlint-disable-next-line react/exhaustive-deps -- a new function for the same offer does not make it another list
    [options, listId],
  )
  const { active, inputProps } = useCombobox({
    popup: { id: listId, kind: 'listbox', open, rows },
    onOpen: () => onType(value),
    onType,
  })
  useAnchored({ anchor: box, panel: list, align: 'start', sameWidth: true, onLeave: onDismiss })
  return (
    <>
      <input {...control} {...inputProps} ref={setBox} value={value} onBlur={onDismiss} className={fieldStyles.control} />
      {open && (
        <div ref={setList} id={listId} role="listbox" aria-label={countLabel} className={styles.list}>
          {options.map((option, index) => (
            <div
              key={option}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={`${listId}-${index}` === active}
              className={styles.option}
              // A press must not take the focus from the box, which would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <bdi>{option}</bdi>
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">{open && countLabel}</VisuallyHidden>
    </>
  )
}
