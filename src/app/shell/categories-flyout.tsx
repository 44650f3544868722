import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { createPart } from './create-part.tsx'
import styles from './navigation.module.css'

const Shelves = createPart(async () => (await import('./categories-shelves.tsx')).CategoriesShelves)

/** The categories under a button, the subcategories of one beside them. They come when it is opened. */
export function CategoriesFlyout() {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={text('app:navigation.categories')}
      width="46rem"
      renderTrigger={(trigger) => (
        <button type="button" {...trigger} className={styles.link}>
          {text('app:navigation.categories')}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size="small" />
        </button>
      )}
    >
      <Shelves onFollow={() => setOpen(false)} />
    </Popover>
  )
}
