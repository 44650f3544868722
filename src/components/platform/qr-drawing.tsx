import { encode } from 'uqr'
import { ButtonLink } from '#src/ui/button.tsx'
import styles from './qr-drawing.module.css'

export interface QrCodeProps {
  /** What a phone reads: a whole address. */
  content: string
  /** For who does not see the drawing. */
  label: string
  /** The button that saves the drawing as a file; none for what is not to be kept. */
  download?: { label: string; fileName: string } | undefined
}

/** The blank frame that the standard (ISO/IEC 18004) asks for, in modules. */
const margin = 4

export function QrDrawing({ content, label, download }: QrCodeProps) {
  // Level M: a seventh of the code may be torn or dirty.
  const { data, size } = encode(content, { ecc: 'M', border: 0 })
  const side = size + 2 * margin
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + margin} ${y + margin}h1v1h-1z`] : []))).join('')
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  return (
    <div className={styles.frame}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} className={styles.drawing} shapeRendering="crispEdges">
        <path d={path} fill="currentColor" />
      </svg>
      {download !== undefined && (
        <ButtonLink icon="download" href={`data:image/svg+xml,${encodeURIComponent(file)}`} download={download.fileName}>
          {download.label}
        </ButtonLink>
      )}
    </div>
  )
}
