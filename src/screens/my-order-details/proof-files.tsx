import type { components } from '#src/generated/schema.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { fileFetchingMachine } from '#src/machines/document/file-fetching.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { SeenPoint } from '#src/ui/seen-point.tsx'
import { useBytesSource } from '#src/ui/use-bytes-source.ts'
import styles from './proof-files.module.css'

type Attachment = components['schemas']['Attachment']

const fetching = fileFetchingMachine.provide({
  actions: { saveFile: (_, { file, fileName }) => saveFile(file, fileName) },
})

/** What proves a delivery: photos in view, documents to be fetched. */
export function ProofFiles({ files }: { files: readonly Attachment[] }) {
  return (
    <Cluster as="ul">
      {files.map((file) => (
        <li key={file._id}>
          <ProofFile file={file} />
        </li>
      ))}
    </Cluster>
  )
}

/** A picture is fetched when it comes into view; anything else when it is asked for. */
function ProofFile({ file }: { file: Attachment }) {
  const text = useText()
  const { language } = useLanguage()
  const [flow, actor] = useFlow(fetching, { fileId: file._id, fileName: file.fileName })
  const { file: bytes } = flow.context
  const isPicture = file.contentType.startsWith('image/')
  return (
    <div className={styles.file}>
      {isPicture && bytes !== null && <ProofPicture bytes={bytes} name={file.fileName} />}
      {isPicture && bytes === null && (
        <div className={styles.room}>
          <SeenPoint onSeen={() => actor.send({ type: 'file.asked' })} />
        </div>
      )}
      <Button
        compact
        icon="download"
        aria-label={text('fields:document.download', { name: isolated(file.fileName, language) })}
        busy={flow.hasTag('busy')}
        busyLabel={text('fields:document.fetching')}
        onClick={() => actor.send({ type: 'file.asked', toKeep: true })}
      >
        <bdi>{file.fileName}</bdi> ({fileSizeText(file.size, language)})
      </Button>
      {flow.hasTag('failed') && <span role="alert">{text('order:details.fileFailed')}</span>}
    </div>
  )
}

function ProofPicture({ bytes, name }: { bytes: Blob; name: string }) {
  const text = useText()
  const source = useBytesSource(bytes)
  return <img ref={source} alt={text('order:details.proofPhoto', { name })} className={styles.picture} />
}
