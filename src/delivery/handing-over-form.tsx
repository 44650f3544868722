import { type FormEvent, useState } from 'react'
import type { HandingOver } from '#src/machines/delivery/driver-job.machine.ts'
import { PhotoField } from './photo-field.tsx'
import { SignaturePad } from './signature-pad.tsx'
import type { Text } from './texts.ts'
import styles from './driver-page.module.css'

const leastName = 2
const mostName = 100

export interface HandingOverFormProps {
  text: Text
  onHandedOver: (handingOver: HandingOver) => void
  onBack: () => void
}

/** Asks who takes the goods, for a signature and for a photo. The name alone is needed. */
export function HandingOverForm({ text, onHandedOver, onBack }: HandingOverFormProps) {
  const [receivedBy, setReceivedBy] = useState('')
  const [signature, setSignature] = useState<number[][]>([])
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [problem, setProblem] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = receivedBy.trim()
    if (name.length < leastName) return setProblem(true)
    onHandedOver({ receivedBy: name, signature, photos })
  }

  return (
    <form className={styles.card} noValidate onSubmit={submit}>
      <h2>{text('driver:handOver')}</h2>
      <label className={styles.field}>
        <span className={styles.label}>{text('driver:receivedBy')}</span>
        <input
          className={styles.input}
          name="receivedBy"
          autoComplete="off"
          maxLength={mostName}
          value={receivedBy}
          aria-invalid={problem}
          onInput={({ currentTarget }) => setReceivedBy(currentTarget.value)}
        />
        {problem && (
          <span role="alert" className={styles.problem}>
            {text('driver:receivedByNeeded')}
          </span>
        )}
      </label>
      <SignaturePad text={text} strokes={signature} onChange={setSignature} />
      <PhotoField text={text} photos={photos} onChange={setPhotos} />
      <button type="submit" className={styles.primary}>
        {text('driver:confirmHandOver')}
      </button>
      <button type="button" className={styles.quiet} onClick={onBack}>
        {text('driver:back')}
      </button>
    </form>
  )
}
