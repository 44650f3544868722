import { type FormEvent, useState } from 'react'
import type { HandingOver } from '#src/machines/delivery/driver-job.machine.ts'
import { SignaturePad } from './signature-pad.tsx'
import { smallPhoto } from './small-photo.ts'
import type { Text } from './texts.ts'
import styles from './driver-page.module.css'

const leastName = 2
const mostName = 100
const mostPhotos = 3

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
  const [problem, setProblem] = useState<'name' | 'photo' | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = receivedBy.trim()
    if (name.length < leastName) return setProblem('name')
    onHandedOver({ receivedBy: name, signature, photos })
  }
  const add = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      const photo = await smallPhoto(file)
      setPhotos((before) => [...before, photo])
      setProblem(null)
    } catch {
      setProblem('photo')
    }
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
          aria-invalid={problem === 'name'}
          onInput={({ currentTarget }) => setReceivedBy(currentTarget.value)}
        />
        {problem === 'name' && (
          <span role="alert" className={styles.problem}>
            {text('driver:receivedByNeeded')}
          </span>
        )}
      </label>
      <SignaturePad text={text} strokes={signature} onChange={setSignature} />
      {photos.length < mostPhotos && (
        <label className={styles.secondary}>
          {text('driver:addPhoto')}
          <input
            className={styles.file}
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ currentTarget }) => void add(currentTarget.files?.[0])}
          />
        </label>
      )}
      {problem === 'photo' && (
        <span role="alert" className={styles.problem}>
          {text('driver:photoFailed')}
        </span>
      )}
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map((photo, at) => (
            <button
              key={at}
              type="button"
              className={styles.photo}
              aria-label={text('driver:removePhoto', { number: at + 1 })}
              onClick={() => setPhotos(photos.filter((_, other) => other !== at))}
            >
              <img src={photo} alt="" />
            </button>
          ))}
        </div>
      )}
      <button type="submit" className={styles.primary}>
        {text('driver:confirmHandOver')}
      </button>
      <button type="button" className={styles.quiet} onClick={onBack}>
        {text('driver:back')}
      </button>
    </form>
  )
}
