import { lazy, Suspense, useState } from 'react'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { pictureSources } from '#src/lib/picture-sources.ts'
import { PhotoStrip } from './photo-strip.tsx'
import styles from './product-photos.module.css'

const PhotoViewer = lazy(async () => ({ default: (await withinChunkLimit(import('./photo-viewer.tsx'))).PhotoViewer }))

export interface ProductPhotosProps {
  photos: readonly string[]
  /** What is to be seen on them: in the reader's language. */
  name: string
}

/** What the seller shows of the goods: one picture large, the others below it, and all of them in the viewer. */
export function ProductPhotos({ photos, name }: ProductPhotosProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const [shown, setShown] = useState<number | undefined>(undefined)
  const [first] = photos
  if (first === undefined) return null
  const label = (number: string) => text('catalogue:photos.of', { name, number })
  const labels = photos.map((_, at) => label(formatNumber(at + 1)))
  return (
    <div className={styles.photos}>
      <button type="button" className={styles.main} onClick={() => setShown(0)}>
        <img
          {...pictureSources(first)}
          sizes="(width <= 48rem) 100vw, 20rem"
          alt={labels[0]}
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      </button>
      {photos.length > 1 && <PhotoStrip photos={photos} label={label} />}
      {shown !== undefined && (
        <Suspense fallback={null}>
          <PhotoViewer photos={photos} labels={labels} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
