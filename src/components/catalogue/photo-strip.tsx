import { lazy, Suspense, useState } from 'react'
import { useFormat } from '#src/i18n/use-text.ts'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { thumbnailAddress } from '#src/lib/thumbnail-address.ts'
import styles from './photo-strip.module.css'

const PhotoViewer = lazy(async () => ({ default: (await withinChunkLimit(import('./photo-viewer.tsx'))).PhotoViewer }))

export interface PhotoStripProps {
  /** Addresses of public pictures. */
  photos: readonly string[]
  /** Name of each by its number, in the reader's digits. */
  label: (number: string) => string
}

/** Small pictures in a row, each of which opens in the viewer. */
export function PhotoStrip({ photos, label }: PhotoStripProps) {
  const { formatNumber } = useFormat()
  const [shown, setShown] = useState<number | undefined>(undefined)
  if (photos.length === 0) return null
  const labels = photos.map((_, at) => label(formatNumber(at + 1)))
  return (
    <>
      <ul role="list" className={styles.strip}>
        {photos.map((photo, at) => (
          <li key={photo}>
            <button type="button" className={styles.open} onClick={() => setShown(at)}>
              <img
                src={thumbnailAddress(photo)}
                alt={labels[at]}
                width={88}
                height={88}
                loading="lazy"
                decoding="async"
                className={styles.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <PhotoViewer photos={photos} labels={labels} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}
