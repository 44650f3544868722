import type { components } from '#src/generated/schema.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { fileFetchingMachine } from '#src/machines/document/file-fetching.machine.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { SeenPoint } from '#src/ui/seen-point.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { FilePreview } from './file-preview.tsx'
import styles from './message-log.module.css'

type ChatFile = components['schemas']['ChatFile']

const fetching = fileFetchingMachine.provide({
  actions: {
    saveFile: (_, { file, fileName }) => saveFile(file, fileName),
  },
})

/** A file that was sent. Pictures are fetched when they come into view; sound, video and documents when they are asked for. */
export function MessageFile({ file }: { file: ChatFile }) {
  const text = useText()
  const { language } = useLanguage()
  const [flow, actor] = useFlow(fetching, { fileId: file._id, fileName: file.fileName })
  const { file: bytes } = flow.context
  const [kind = ''] = file.contentType.split('/')
  const plays = kind === 'image' || kind === 'audio' || kind === 'video'
  const values = { name: isolated(file.fileName, language) }
  const ask = () => actor.send({ type: 'file.asked' })
  return (
    <div className={styles.file}>
      {plays && bytes !== null && <FilePreview bytes={bytes} kind={kind} name={file.fileName} />}
      {kind === 'image' && bytes === null && (
        <div className={styles.pictureRoom}>
          <SeenPoint onSeen={ask} />
        </div>
      )}
      <div className={styles.fileRow}>
        <span className={styles.fileText}>
          <bdi className={styles.fileName}>{file.fileName}</bdi>
          <span>{fileSizeText(file.size, language)}</span>
        </span>
        {flow.hasTag('busy') ? (
          <Spinner label={text('app:wait')} />
        ) : (
          <IconButton
            icon={plays && bytes === null ? 'play' : 'download'}
            label={plays && bytes === null ? text('chats:load', values) : text('chats:download', values)}
            onClick={() => {
              // What cannot be shown here is handed over as soon as it has come.
              actor.send({ type: 'file.asked', toKeep: !plays || bytes !== null })
            }}
          />
        )}
      </div>
      {flow.hasTag('failed') && <span role="alert">{text('chats:loadFailed')}</span>}
    </div>
  )
}
