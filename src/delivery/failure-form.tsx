import { type FormEvent, useState } from 'react'
import type { FailedAttempt } from '#src/machines/delivery/driver-job.machine.ts'
import { PhotoField } from './photo-field.tsx'
import type { Text } from './texts.ts'
import styles from './driver-page.module.css'

const reasons: readonly FailedAttempt['reason'][] = ['noReceiver', 'refused', 'addressNotFound', 'itemsDamaged']
const leastNote = 2
const mostNote = 500

export interface FailureFormProps {
  text: Text
  onFailed: (attempt: FailedAttempt) => void
  onBack: () => void
}

/** Asks why the goods could not be handed over, for a note and for photos. The reason alone is needed. */
export function FailureForm({ text, onFailed, onBack }: FailureFormProps) {
  const [reason, setReason] = useState<FailedAttempt['reason'] | null>(null)
  const [note, setNote] = useState('')
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [problem, setProblem] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) return setProblem(true)
    const written = note.trim()
    onFailed({ reason, note: written.length < leastNote ? '' : written, photos })
  }

  return (
    <form className={styles.card} noValidate onSubmit={submit}>
      <h2>{text('driver:failure.title')}</h2>
      <div role="radiogroup" aria-label={text('driver:failure.title')} className={styles.reasons}>
        {reasons.map((each) => (
          <label key={each} className={styles.reason}>
            <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
            {text(`driver:failureReason.${each}`)}
          </label>
        ))}
      </div>
      {problem && reason === null && (
        <span role="alert" className={styles.problem}>
          {text('driver:failure.needed')}
        </span>
      )}
      <label className={styles.field}>
        <span className={styles.label}>{text('driver:failure.note')}</span>
        <textarea
          className={styles.input}
          name="note"
          rows={3}
          maxLength={mostNote}
          value={note}
          onInput={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </label>
      <PhotoField text={text} photos={photos} onChange={setPhotos} />
      <button type="submit" className={styles.primary}>
        {text('driver:failure.confirm')}
      </button>
      <button type="button" className={styles.quiet} onClick={onBack}>
        {text('driver:back')}
      </button>
    </form>
  )
}
