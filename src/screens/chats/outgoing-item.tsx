import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import type { Outgoing } from '#src/machines/chat/outgoing-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './message-log.module.css'
import { MessageText } from './message-text.tsx'

export interface OutgoingItemProps {
  outgoing: Outgoing
  /** The line is broken: what is not sent yet waits. */
  stuck: boolean
  onRetry: () => void
  onDrop: () => void
}

/** A message on its way, and what became of it when it did not arrive. */
export function OutgoingItem({ outgoing, stuck, onRetry, onDrop }: OutgoingItemProps) {
  const text = useText()
  const { language } = useLanguage()
  const { formatPercent } = useFormat()
  const { text: written, file, fileId, share, failure } = outgoing
  const uploading = file !== null && fileId === null && failure === null && !stuck
  const label = file === null ? '' : text('chats:uploading', { name: isolated(file.name, language) })
  return (
    <li className={styles.message} data-mine data-pending>
      <div className={styles.bubble}>
        <VisuallyHidden>{text('chats:mine')}</VisuallyHidden>
        {file !== null && !uploading && <bdi className={styles.fileName}>{file.name}</bdi>}
        {uploading && (
          <Progress
            label={label}
            value={share}
            valueText={formatPercent(Math.round(share * 100))}
            cancelLabel={text('chats:cancelUpload')}
            onCancel={onDrop}
          />
        )}
        {written !== '' && <MessageText text={written} />}
      </div>
      {failure === null ? (
        <span className={styles.foot}>{text(stuck ? 'chats:waiting' : 'chats:sending')}</span>
      ) : (
        <div className={styles.failed}>
          <span role="alert">{failure.kind === 'rejected' ? failure.message : text('chats:failed')}</span>
          <Cluster gap={1} justify="end">
            <Button compact variant="quiet" onClick={onDrop}>
              {text('chats:drop')}
            </Button>
            <Button compact icon="refresh" onClick={onRetry}>
              {text('chats:again')}
            </Button>
          </Cluster>
        </div>
      )}
    </li>
  )
}
