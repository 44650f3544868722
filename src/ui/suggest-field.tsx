import { type KeyboardEvent, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import fieldStyles from './field.module.css'
import styles from './suggest-field.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SuggestFieldProps extends Omit<FieldTexts, 'error' | 'required'> {
  /** What is offered for the text typed so far, in the order to be read. */
  options: readonly string[]
  /** How many there are, in words, for who does not see them appear. */
  countLabel: string
  /** Each change of the text by the keyboard. */
  onType: (text: string) => void
  onChoose: (option: string) => void
  /** The list is put away without choosing. */
  onDismiss: () => void
}

/**
 * A text that is completed from a list while it is typed (ARIA combobox). The focus stays in the box; arrows move through the list,
 * Enter takes, Escape puts it away. What is typed need not be on the list.
 */
export function SuggestField({ options, countLabel, onType, onChoose, onDismiss, ...texts }: SuggestFieldProps) {
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const open = options.length > 0

  function choose(option: string) {
    setText(option)
    setActive(-1)
    onChoose(option)
  }

  function dismiss() {
    setActive(-1)
    onDismiss()
  }

  function press(event: KeyboardEvent) {
    if (!open) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = options[active]
    if (step !== 0) {
      // Past either end lies the box itself: nothing is marked there.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    } else if (event.key === 'Enter' && chosen !== undefined) {
      choose(chosen)
    } else if (event.key === 'Escape') {
      dismiss()
    } else {
      return
    }
    event.preventDefault()
  }

  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...control}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={`${control.id}-list`}
            aria-activedescendant={options[active] === undefined ? undefined : `${control.id}-${active}`}
            autoComplete="off"
            className={fieldStyles.control}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setActive(-1)
              onType(event.target.value)
            }}
            onKeyDown={press}
            onBlur={dismiss}
          />
          <div id={`${control.id}-list`} role="listbox" aria-label={countLabel} className={styles.list} hidden={!open}>
            {options.map((option, index) => (
              <div
                key={option}
                id={`${control.id}-${index}`}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                // A press must not take the focus from the box, which would put the list away before the click.
                onMouseDown={(event) => {
                  event.preventDefault()
                }}
                onClick={() => {
                  choose(option)
                }}
              >
                <bdi>{option}</bdi>
              </div>
            ))}
          </div>
          <VisuallyHidden role="status">{open && countLabel}</VisuallyHidden>
        </div>
      )}
    </Field>
  )
}
