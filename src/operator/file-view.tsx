import { useMemo } from 'react'
import { useBytesSource } from '#src/ui/use-bytes-source.ts'
import styles from './file-view.module.css'

/** Whether the page can show a file of this type; all others are only saved: no document is embedded in a page. */
export const isShownInPage = (contentType: string): boolean => /^image\/(?:jpeg|png|webp|avif|gif)$/.test(contentType)

export interface FileViewProps {
  content: Blob
  contentType: string
  name: string
}

/** A picture within the page, taken for nothing but what it was stored as. */
export function FileView({ content, contentType, name }: FileViewProps) {
  const typed = useMemo(() => new Blob([content], { type: contentType }), [content, contentType])
  return <img ref={useBytesSource(typed)} alt={name} className={styles.picture} />
}
