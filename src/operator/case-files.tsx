import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { type CaseFile, caseFileMachine } from '#src/machines/operator/case-file.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { FileView, isShownInPage } from './file-view.tsx'
import { saveFile } from '#src/ui/save-file.ts'

/** The size of what is drawn when it is asked for is not known. */
type Listed = Omit<components['schemas']['Attachment'], 'size'> & { size?: number | undefined }

const savingMachine = caseFileMachine.provide({
  actions: { saveFile: (_, { content, fileName }) => saveFile(content, fileName) },
})

export interface CaseFilesProps extends Pick<CaseFile, 'subject' | 'subjectId'> {
  files: readonly Listed[]
}

/** The files of a case, each fetched when it is asked for. */
export function CaseFiles({ subject, subjectId, files }: CaseFilesProps) {
  const text = useText()
  if (files.length === 0) return null
  return (
    <Stack gap={2}>
      <p>{text('operator:files.logged')}</p>
      <Stack as="ul" gap={2}>
        {files.map((file) => (
          <FileEntry key={file._id} file={file} subject={subject} subjectId={subjectId} />
        ))}
      </Stack>
    </Stack>
  )
}

function FileEntry({ file, subject, subjectId }: Omit<CaseFilesProps, 'files'> & { file: Listed }) {
  const text = useText()
  const { language } = useLanguage()
  const { _id: fileId, fileName, size, contentType } = file
  const [flow, actor] = useFlow(savingMachine, { file: { subject, subjectId, fileId }, fileName })
  const { shown } = flow.context
  return (
    <li>
      <Cluster>
        <Button
          compact
          icon="download"
          busy={flow.hasTag('busy')}
          busyLabel={text('fields:document.fetching')}
          aria-label={text('fields:document.download', { name: fileName })}
          onClick={() => actor.send({ type: 'file.asked' })}
        >
          <bdi>{fileName}</bdi>
        </Button>
        {size !== undefined && <span>{fileSizeText(size, language)}</span>}
        {isShownInPage(contentType) && (
          <Button
            compact
            variant="quiet"
            aria-expanded={shown !== null}
            aria-label={text(shown === null ? 'operator:files.showNamed' : 'operator:files.hideNamed', { name: fileName })}
            onClick={() => actor.send({ type: shown === null ? 'preview.asked' : 'preview.closed' })}
          >
            {text(shown === null ? 'operator:files.show' : 'operator:files.hide')}
          </Button>
        )}
      </Cluster>
      {shown !== null && <FileView content={shown} contentType={contentType} name={fileName} />}
      {flow.hasTag('failed') && <Notice tone="error">{failureText(flow.context.failure, text)}</Notice>}
    </li>
  )
}
