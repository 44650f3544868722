import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import styles from './photo-viewer.module.css'

export interface PhotoViewerProps {
  photos: readonly string[]
  labels: readonly string[]
  shown: number
  onShow: (shown: number) => void
  onClose: () => void
}

/** The arrow keys turn the pages from here on. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

/** So far a finger moves sideways before it turns the page, in pixels. */
const swipe = 48

/**
 * Pictures in full size, one after the other: by buttons, by the arrow keys, which follow the direction of reading, and by a swipe.
 * A press enlarges; what is enlarged is scrolled.
 */
export function PhotoViewer({ photos, labels, shown, onShow, onClose }: PhotoViewerProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const [enlarged, setEnlarged] = useState(false)
  const from = useRef<number | undefined>(undefined)
  const several = photos.length > 1

  function turn(by: number) {
    setEnlarged(false)
    onShow((shown + by + photos.length) % photos.length)
  }
  /** Leftwards is onwards where one reads to the right. */
  const sign = () => (document.documentElement.dir === 'rtl' ? -1 : 1)
  function turnByKey({ key }: KeyboardEvent) {
    if (!several) return
    if (key === 'ArrowRight') turn(sign())
    if (key === 'ArrowLeft') turn(-sign())
  }
  function turnBySwipe({ clientX }: PointerEvent) {
    const moved = clientX - (from.current ?? clientX)
    from.current = undefined
    if (several && !enlarged && Math.abs(moved) > swipe) turn(moved < 0 ? sign() : -sign())
  }
  return (
    <Dialog
      open
      size="large"
      title={labels[shown]}
      closeLabel={text('catalogue:photos.close')}
      onClose={onClose}
      actions={
        several && (
          <>
            <IconButton icon="chevron-start" label={text('catalogue:photos.previous')} onClick={() => turn(-1)} />
            <span role="status">
              {text('catalogue:photos.place', { number: formatNumber(shown + 1), count: formatNumber(photos.length) })}
            </span>
            <IconButton icon="chevron-end" label={text('catalogue:photos.next')} onClick={() => turn(1)} />
          </>
        )
      }
    >
      <div
        className={styles.frame}
        onKeyDown={turnByKey}
        onPointerDown={({ clientX }) => {
          from.current = clientX
        }}
        onPointerUp={turnBySwipe}
      >
        <button
          type="button"
          ref={focusOnce}
          aria-pressed={enlarged}
          aria-label={text('catalogue:photos.enlarge')}
          className={classNames(styles.picture, enlarged && styles.enlarged)}
          onClick={() => setEnlarged(!enlarged)}
        >
          <img key={photos[shown]} src={photos[shown]} alt={labels[shown]} draggable={false} className={styles.image} />
        </button>
      </div>
    </Dialog>
  )
}
