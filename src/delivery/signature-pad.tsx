import { type PointerEvent, useState } from 'react'
import type { Text } from './texts.ts'
import styles from './driver-page.module.css'

const width = 1000
const height = 400
const mostStrokes = 40
const mostNumbers = 200
/** A pen that moved less than this has not moved. */
const least = 8

export interface SignaturePadProps {
  text: Text
  strokes: readonly (readonly number[])[]
  onChange: (strokes: number[][]) => void
}

/** A field to sign on, by finger, pen or mouse. Whoever cannot draw leaves it empty: the name alone is enough. */
export function SignaturePad({ text, strokes, onChange }: SignaturePadProps) {
  const [drawing, setDrawing] = useState<number[] | null>(null)

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] => {
    const box = currentTarget.getBoundingClientRect()
    const within = (share: number, most: number) => Math.max(0, Math.min(most, Math.round(share * most)))
    return [within((clientX - box.left) / box.width, width), within((clientY - box.top) / box.height, height)]
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (strokes.length >= mostStrokes) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrawing(pointOf(event))
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (drawing === null || drawing.length >= mostNumbers) return
    const [x, y] = pointOf(event)
    const [lastX = 0, lastY = 0] = drawing.slice(-2)
    if (Math.hypot(x - lastX, y - lastY) >= least) setDrawing([...drawing, x, y])
  }
  const end = () => {
    if (drawing !== null) onChange([...strokes.map((stroke) => [...stroke]), drawing])
    setDrawing(null)
  }

  const shown = drawing === null ? strokes : [...strokes, drawing]
  return (
    <div className={styles.field}>
      <span className={styles.label} id="signature-label">
        {text('driver:signature')}
      </span>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby="signature-label"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {shown.map((stroke, at) => (
          <polyline key={at} points={(stroke.length === 2 ? [...stroke, ...stroke] : stroke).join(' ')} />
        ))}
      </svg>
      <span className={styles.hint}>{text('driver:signatureHint')}</span>
      {strokes.length > 0 && (
        <button type="button" className={styles.quiet} onClick={() => onChange([])}>
          {text('driver:signatureClear')}
        </button>
      )}
    </div>
  )
}
