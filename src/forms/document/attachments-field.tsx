import { failureText } from '#src/components/platform/failure-text.ts'
import { useState } from 'react'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FilesField } from '#src/ui/files-field.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { documentEndings, documentProblem } from './document-problem.ts'

export interface AttachmentsFieldProps {
  label: string
  hint?: string | undefined
  /** The most that the call takes. */
  most: number
  /** `attachmentsMachine`'s: `fileId` once a file is kept, `failure` when it is not, `share` while it is on its way. */
  attachments: readonly {
    file: File
    fileId: string | null
    failure: { kind: 'rejected'; message: string } | { kind: 'unreachable' | 'garbled' } | null
    share: number | null
  }[]
  /** What the server says about them. */
  error?: string | undefined
  disabled?: boolean | undefined
  actor: {
    send: (
      event: { type: 'files.added'; files: readonly File[] } | { type: 'file.removed'; index: number } | { type: 'retry.asked' },
    ) => void
  }
}

/** Files that are sent as soon as they are chosen, so that the form itself waits for none. */
export function AttachmentsField(props: AttachmentsFieldProps) {
  const { label, hint, most, attachments, disabled, actor } = props
  const text = useText()
  const { language } = useLanguage()
  const { formatPercent } = useFormat()
  const [turnedAway, setTurnedAway] = useState<readonly File[]>([])
  const error =
    attachments.length > most
      ? text('fields:document.tooMany', { count: most })
      : (props.error ?? attachmentLabels(turnedAway[0]))
  function attachmentLabels(file: File | undefined): string | undefined {
    const problem = file && documentProblem(file)
    return file && problem && `${file.name}: ${text(problem)}`
  }
  return (
    <Stack gap={2}>
      <FilesField
        label={label}
        hint={hint}
        error={error}
        files={attachments.map(({ file, fileId, failure, share }) => {
          const size = fileSizeText(file.size, language)
          return {
            name: file.name,
            size:
              fileId !== null
                ? size
                : share !== null
                  ? text('fields:document.sending', { share: formatPercent(Math.round(share * 100)) })
                  : text('fields:document.waiting'),
            problem: failureText(failure, text),
          }
        })}
        accept={documentEndings}
        chooseLabel={text('fields:document.choose')}
        removeLabel={(name) => text('fields:document.remove', { name })}
        disabled={disabled}
        onAdd={(chosen) => {
          const isGood = (file: File) => documentProblem(file) === undefined
          setTurnedAway(chosen.filter((file) => !isGood(file)))
          actor.send({ type: 'files.added', files: chosen.filter(isGood) })
        }}
        onRemove={(index) => actor.send({ type: 'file.removed', index })}
      />
      {attachments.some(({ failure }) => failure !== null) && (
        <div>
          <Button compact icon="refresh" disabled={disabled} onClick={() => actor.send({ type: 'retry.asked' })}>
            {text('fields:document.retry')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
