import { useState } from 'react'
import { provideDocumentBody } from '#src/generated/bodies/provideDocument.ts'
import type { components } from '#src/generated/schema.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { FilesField } from '#src/ui/files-field.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { documentEndings, documentProblem } from './document-problem.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

type HeldDocument = components['schemas']['HeldDocument']

const schema = contractFields(provideDocumentBody, ['note'])

export interface DocumentReplyFormProps {
  /** What the product already holds of the kind asked for. */
  held: HeldDocument | undefined
  /** How much has gone out, from 0 to 1, while it is on its way. */
  share: number | null
  /** What was sent must not change: nobody knows yet whether it has arrived. */
  locked: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  /** Without a file the held one goes out. */
  onProvide: (reply: { file?: File; note?: string }) => void
  onRefuse: () => void
  /** The upload is to stop; the form stays. */
  onStop: () => void
}

/** A seller's answer to a request for a document: the one at hand or another, and a word beside it. */
export function DocumentReplyForm(props: DocumentReplyFormProps) {
  const { held, share, locked, message, serverFields, draft, onProvide, onRefuse, onStop } = props
  const text = useText()
  const { language } = useLanguage()
  const { formatPercent } = useFormat()
  const [source, setSource] = useState<'held' | 'other'>(held === undefined ? 'other' : 'held')
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState(false)
  const form = useContractForm<{ note: string }, { note?: string }>({
    schema,
    defaultValues: useDraft({ note: '' }, draft),
    serverFields,
  })
  const sending = share !== null
  const still = sending || locked
  // Another seat of the same seller may have taken it off the product meanwhile.
  const other = source === 'other' || held === undefined
  const problemKey = file && documentProblem(file)
  return (
    <FormFrame
      onChange={() => draft.keep(form.getValues())}
      onSubmit={async (event) => {
        setTried(true)
        await form.handleSubmit((values) => {
          if (!other) onProvide(values)
          else if (file !== undefined && problemKey === undefined) onProvide({ ...values, file })
        })(event)
      }}
    >
      <FormProblems message={message} serverFields={serverFields} shown={['file', 'note']} />
      {held !== undefined && (
        <RadioGroup
          name="source"
          label={text('document:reply.source')}
          cards
          disabled={still}
          value={source}
          options={[
            {
              value: 'held',
              label: text('document:reply.held', { name: isolated(held.fileName, language) }),
              note: <HeldNote held={held} />,
            },
            { value: 'other', label: text('document:reply.other') },
          ]}
          onChange={({ currentTarget: { value } }) => setSource(value === 'held' ? 'held' : 'other')}
        />
      )}
      {other && (
        <FilesField
          single
          label={text('document:reply.file')}
          hint={text('document:reply.fileHint')}
          error={tried && file === undefined ? text('fields:error.required') : serverFields['file']}
          required
          files={
            file === undefined
              ? []
              : [{ name: file.name, size: fileSizeText(file.size, language), problem: problemKey && text(problemKey) }]
          }
          accept={documentEndings}
          chooseLabel={text('document:reply.choose')}
          removeLabel={(name) => text('fields:document.remove', { name })}
          disabled={still}
          onAdd={(added) => setFile(added[0] ?? file)}
          onRemove={() => setFile(undefined)}
        />
      )}
      <TextArea
        label={text('document:reply.note')}
        hint={text('document:reply.noteHint')}
        rows={3}
        readOnly={still}
        {...fieldOf(form, 'note')}
      />
      {sending && other && (
        <Progress
          label={text(share < 1 ? 'document:reply.uploading' : 'document:reply.checking')}
          value={share < 1 ? share : undefined}
          valueText={share < 1 ? formatPercent(Math.round(share * 100)) : undefined}
          onCancel={onStop}
          cancelLabel={text('document:reply.stop')}
        />
      )}
      <Cluster>
        <Button
          type="submit"
          variant="primary"
          icon="send"
          busy={sending}
          disabled={locked}
          busyLabel={text('document:reply.busy')}
        >
          {text('document:reply.submit')}
        </Button>
        <Button onClick={onRefuse} disabled={still}>
          {text('document:reply.refuse')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}

/** What the seller's own listing says of the document. */
function HeldNote({ held: { access, language, issuedOn, version } }: { held: HeldDocument }) {
  const text = useText()
  const { formatDate } = useFormat()
  const typed = [
    language && text(`app:language.${language}`),
    issuedOn && text('document:reply.issuedOn', { date: formatDate(issuedOn) }),
    version && text('document:reply.version', { version }),
  ].filter((each) => each !== undefined)
  return (
    <>
      {typed.join(' · ')} {access === 'public' && text('document:reply.heldPublic')}
    </>
  )
}
