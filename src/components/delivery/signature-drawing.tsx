import { useText } from '#src/i18n/use-text.ts'
import styles from './proof-panel.module.css'

/** The strokes of a pen on a field of 1000 × 400, as it was drawn: nothing of it is turned around in a script from the right. */
export function SignatureDrawing({ strokes, name }: { strokes: readonly (readonly number[])[]; name: string }) {
  const text = useText()
  return (
    <svg className={styles.signature} viewBox="0 0 1000 400" role="img" aria-label={text('order:details.signatureOf', { name })}>
      {strokes.map((stroke, at) => (
        <polyline key={at} points={pointsOf(stroke)} />
      ))}
    </svg>
  )
}

/** A single touch is a dot: a line from a point to itself, with round ends. */
function pointsOf(stroke: readonly number[]): string {
  const points = stroke.length === 2 ? [...stroke, ...stroke] : stroke
  return points.join(' ')
}
