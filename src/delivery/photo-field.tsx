import { useState } from 'react'
import { smallPhoto } from './small-photo.ts'
import type { Text } from './texts.ts'
import styles from './driver-page.module.css'

const mostPhotos = 3

export interface PhotoFieldProps {
  text: Text
  /** Data URLs. */
  photos: readonly string[]
  onChange: (photos: readonly string[]) => void
}

/** Takes photos and shows them; a press removes one. */
export function PhotoField({ text, photos, onChange }: PhotoFieldProps) {
  const [failed, setFailed] = useState(false)
  const add = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      onChange([...photos, await smallPhoto(file)])
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
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
      {failed && (
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
              onClick={() => onChange(photos.filter((_, other) => other !== at))}
            >
              <img src={photo} alt="" />
            </button>
          ))}
        </div>
      )}
    </>
  )
}
