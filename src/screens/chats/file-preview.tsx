import { useState } from 'react'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { useBytesSource } from '#src/ui/use-bytes-source.ts'
import styles from './message-log.module.css'

export interface FilePreviewProps {
  bytes: Blob
  kind: 'image' | 'audio' | 'video'
  name: string
}

/** A picture, larger when it is pressed; sound and video with their buttons. */
export function FilePreview({ bytes, kind, name }: FilePreviewProps) {
  const text = useText()
  const { language } = useLanguage()
  const source = useBytesSource(bytes)
  const [large, setLarge] = useState(false)
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions for what they record for one person
  if (kind === 'audio') return <audio controls ref={source} aria-label={name} className={styles.sound} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions for what they record for one person
  if (kind === 'video') return <video controls ref={source} aria-label={name} className={styles.video} />
  const title = text('chats:image', { name: isolated(name, language) })
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setLarge(true)}>
        <img ref={source} alt={title} />
      </button>
      <Dialog open={large} size="large" title={title} closeLabel={text('chats:closeImage')} onClose={() => setLarge(false)}>
        <img ref={source} alt="" className={styles.large} />
      </Dialog>
    </>
  )
}
