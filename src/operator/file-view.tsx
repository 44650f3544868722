import { useMemo } from 'react'
import { useBytesSource } from '#src/ui/use-bytes-source.ts'
import styles from './file-view.module.css'

type ViewKind = 'picture' | 'pdf'

/** How a page can show a file of this type; undefined for what is only saved. */
export function viewKindOf(contentType: string): ViewKind | undefined {
  if (contentType === 'application/pdf') return 'pdf'
  return /^image\/(?:jpeg|png|webp|avif|gif)$/.test(contentType) ? 'picture' : undefined
}

export interface FileViewProps {
  content: Blob
  kind: ViewKind
  contentType: string
  name: string
}

/** A picture or a PDF within the page. It is taken for nothing but what it was stored as, so that no file becomes a page of this site. */
export function FileView({ content, kind, contentType, name }: FileViewProps) {
  const typed = useMemo(() => new Blob([content], { type: contentType }), [content, contentType])
  const source = useBytesSource(typed)
  if (kind === 'picture') return <img ref={source} alt={name} className={styles.picture} />
  // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; what it is taken for is given above
  return <iframe ref={source} title={name} className={styles.pages} />
}
