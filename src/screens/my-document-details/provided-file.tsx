import type { components } from '#src/generated/schema.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import type { DocumentViewProps } from './document-view-props.ts'

interface ProvidedFileProps extends Pick<DocumentViewProps, 'flow' | 'actor'> {
  file: components['schemas']['ProvidedFile']
}

/** The document that was given. Only its two parties may have it, so it is fetched with their token. */
export function ProvidedFile({ flow, actor, file }: ProvidedFileProps) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Cluster>
      <Button
        variant="primary"
        icon="download"
        busy={flow.context.attachment !== null}
        busyLabel={text('document:details.downloading')}
        onClick={() => actor.send({ type: 'attachment.opened', attachment: file })}
      >
        {text('document:details.download', { name: isolated(file.fileName, language) })}
      </Button>
      <span>{fileSizeText(file.size, language)}</span>
    </Cluster>
  )
}
