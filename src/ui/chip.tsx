import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'

export interface ChipProps {
  children: ReactNode
  selected: boolean
  onToggle: () => void
}

/** A filter that is on or off. */
export function Chip({ children, selected, onToggle }: ChipProps) {
  return (
    <button type="button" aria-pressed={selected} onClick={onToggle} className={styles.chip}>
      {selected && <Icon name="check" size="small" />}
      {children}
    </button>
  )
}

export interface RemovableChipProps {
  children: ReactNode
  /** Says what goes: "Remove filter Acetone". */
  removeLabel: string
  onRemove: () => void
}

/** A filter or a file that applies until it is taken away. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className={classNames(styles.chip, styles.removable)}>
      {children}
      <IconButton icon="close" label={removeLabel} onClick={onRemove} />
    </span>
  )
}
