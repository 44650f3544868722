import type { components } from '#src/generated/schema.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'

type Attachment = components['schemas']['Attachment']

export interface AttachmentListProps {
  attachments: readonly Attachment[]
  /** The one that is being fetched. */
  fetching: Attachment | null
  onOpen: (attachment: Attachment) => void
}

/** Files that somebody has added to what they ask for. */
export function AttachmentList({ attachments, fetching, onOpen }: AttachmentListProps) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Cluster as="ul">
      {attachments.map((attachment) => (
        <li key={attachment._id}>
          <Button
            compact
            icon="download"
            aria-label={text('fields:document.download', { name: attachment.fileName })}
            busy={fetching?._id === attachment._id}
            busyLabel={text('fields:document.fetching')}
            onClick={() => onOpen(attachment)}
          >
            <bdi>{attachment.fileName}</bdi> ({fileSizeText(attachment.size, language)})
          </Button>
        </li>
      ))}
    </Cluster>
  )
}
