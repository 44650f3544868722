import { useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

interface DialogContent {
  /** The person wants it closed: Escape, the cross, a press beside it. Close it by setting `open` to false. */
  onClose: () => void
  title: ReactNode
  /** What the dialog is about, read out with its title. */
  description?: ReactNode | undefined
  children?: ReactNode | undefined
  /** Buttons at the foot; the safe one first. They stay in view while the body scrolls. */
  actions?: ReactNode | undefined
  /** Name of the cross in the corner. Without it there is none, so the actions must offer a way out. */
  closeLabel?: string | undefined
  /** Something must be decided: announced at once, and a press beside it does not close it. */
  alert?: boolean | undefined
  size?: 'small' | 'medium' | 'large' | undefined
}

export interface DialogProps extends DialogContent {
  open: boolean
}

/** What is asked for, whatever can be pressed above it; or the action that is marked as the one to begin with. */
const firstField = '[data-first], input:not([type=hidden]):enabled, textarea:enabled, select:enabled'

function OpenDialog({
  onClose,
  title,
  description,
  children,
  actions,
  closeLabel,
  alert = false,
  size = 'medium',
}: DialogContent) {
  const id = useId()
  const modal = useModal(onClose, !alert, firstField)
  return (
    <dialog
      {...modal}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      className={classNames(styles.dialog, size === 'small' && styles.small, size === 'large' && styles.large)}
    >
      <div className={classNames(styles.sheet, closeLabel !== undefined && styles.closable)}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
        </div>
        <div className={styles.body}>
          {description !== undefined && <p id={`${id}-description`}>{description}</p>}
          {children}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {closeLabel !== undefined && (
          // Last, so that the first focus goes to the first field or action and not to the way out.
          <IconButton icon="close" label={closeLabel} onClick={onClose} className={styles.close} />
        )}
      </div>
    </dialog>
  )
}

/**
 * A modal dialog. Its content is mounted only while `open`, so what is heavy inside can be a lazy component, and fields start
 * fresh each time. It stands at the end of the page whatever hides or clips its owner.
 */
export function Dialog({ open, ...content }: DialogProps) {
  return open ? createPortal(<OpenDialog {...content} />, document.body) : null
}
