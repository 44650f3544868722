import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { fileAddress } from '#src/lib/file-address.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './document-list.module.css'

/** The documents that the seller holds for a product, and who may have them; public ones to be had at once. */
export function DocumentList({ documents }: { documents: readonly components['schemas']['ProductDocument'][] }) {
  const text = useText()
  const { formatDate } = useFormat()
  if (documents.length === 0) return <p>{text('catalogue:product.noDocuments')}</p>
  return (
    <ul role="list" className={styles.list}>
      {documents.map(({ kind, access, language, issuedOn, version, fileId }) => (
        <li key={`${kind} ${language ?? ''} ${version ?? ''}`} className={styles.document}>
          <Icon name="file" />
          <span className={styles.name}>{text(`catalogue:document.${kind}`)}</span>
          {language !== undefined && <span className={styles.small}>{text(`app:language.${language}`)}</span>}
          {issuedOn !== undefined && (
            <span className={styles.small}>{text('catalogue:product.issuedOn', { date: formatDate(issuedOn) })}</span>
          )}
          {version !== undefined && (
            <span className={styles.small}>{text('catalogue:product.documentVersion', { version })}</span>
          )}
          <Badge tone={access === 'public' ? 'success' : 'neutral'}>{text(`catalogue:documentAccess.${access}`)}</Badge>
          {fileId !== undefined && (
            // The server names the file; a browser that would show it in place is told to save it.
            <a href={fileAddress(fileId)} download>
              {text('catalogue:product.downloadDocument', { document: text(`catalogue:document.${kind}`) })}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
