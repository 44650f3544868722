import { useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import styles from './drawer.module.css'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

interface DrawerContent {
  /** The person wants it closed: Escape, the cross, a press beside it. Close it by setting `open` to false. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Buttons at the foot, always in view. */
  actions?: ReactNode | undefined
  /** The edge it comes from. */
  side?: 'start' | 'end' | undefined
}

export interface DrawerProps extends DrawerContent {
  open: boolean
}

function OpenDrawer({ onClose, title, closeLabel, children, actions, side = 'end' }: DrawerContent) {
  const id = useId()
  const modal = useModal(onClose, true)
  return (
    <dialog {...modal} aria-labelledby={id} className={classNames(styles.drawer, side === 'start' && styles.start)}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}

/** A modal panel along an edge: filters or the navigation on a phone. Its content is mounted only while `open`. */
export function Drawer({ open, ...content }: DrawerProps) {
  return open ? createPortal(<OpenDrawer {...content} />, document.body) : null
}
