import { useState } from 'react'
import { sendCompanyDocumentsBody } from '#src/generated/bodies/sendCompanyDocuments.ts'
import type { components } from '#src/generated/schema.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { FilesField } from '#src/ui/files-field.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { documentEndings, documentProblem } from '#src/forms/document/document-problem.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

type CompanyDocumentsForm = components['schemas']['CompanyDocumentsForm']
type Numbers = Omit<CompanyDocumentsForm, 'files'>

const names = ['tradeLicenceNumber', 'taxNumber'] as const
const schema = contractFields(sendCompanyDocumentsBody, names, { digits: [...names] })
const maxDocuments = sendCompanyDocumentsBody.properties.files.maxItems

export interface CompanyDocumentsFieldsProps {
  /** What was sent before, to be mended. */
  before: { [Name in keyof Numbers]?: string | undefined }
  /** How much has gone out, from 0 to 1, while it is on its way. */
  share: number | null
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onSubmit: (documents: CompanyDocumentsForm) => void
  onCancel: () => void
  /** The upload is to stop; the form stays. */
  onStop: () => void
}

/** The numbers of a company, and the documents that prove them. */
export function CompanyDocumentsFields({
  before,
  share,
  message,
  serverFields,
  draft,
  onSubmit,
  onCancel,
  onStop,
}: CompanyDocumentsFieldsProps) {
  const text = useText()
  const { language } = useLanguage()
  const { formatPercent } = useFormat()
  const [documents, setDocuments] = useState<readonly File[]>([])
  const [tried, setTried] = useState(false)
  const { tradeLicenceNumber = '', taxNumber = '' } = before
  const form = useContractForm<Numbers>({
    schema,
    defaultValues: useDraft({ tradeLicenceNumber, taxNumber }, draft),
    serverFields,
  })
  const { errors } = form.formState
  const field = (name: keyof Numbers) => ({ error: errors[name]?.message, ...form.register(name), required: true, ltr: true })
  const tooMany = documents.length > maxDocuments
  const problem =
    tried && documents.length === 0
      ? text('fields:error.required')
      : tooMany
        ? text('fields:document.tooMany', { count: maxDocuments })
        : Object.entries(serverFields).find(([path]) => path.startsWith('files'))?.[1]
  const sending = share !== null
  return (
    <FormFrame
      onChange={() => draft.keep(form.getValues())}
      onSubmit={async (event) => {
        setTried(true)
        await form.handleSubmit((numbers) => {
          if (documents.length === 0 || tooMany || documents.some((file) => documentProblem(file) !== undefined)) return
          onSubmit({ ...numbers, files: [...documents] })
        })(event)
      }}
    >
      <FormProblems
        message={message}
        serverFields={serverFields}
        shown={[...names, ...Object.keys(serverFields).filter((path) => path.startsWith('files'))]}
      />
      <TextField
        {...field('tradeLicenceNumber')}
        label={text('account:companyDocuments.tradeLicenceNumber')}
        hint={text('account:companyDocuments.tradeLicenceNumberHint')}
      />
      <TextField {...field('taxNumber')} label={text('fields:taxNumber')} hint={text('fields:taxNumberHint')} />
      <FilesField
        label={text('account:companyDocuments.files')}
        hint={text('account:companyDocuments.filesHint', { most: maxDocuments })}
        error={problem}
        required
        files={documents.map((file) => {
          const problemKey = documentProblem(file)
          return { name: file.name, size: fileSizeText(file.size, language), problem: problemKey && text(problemKey) }
        })}
        accept={documentEndings}
        chooseLabel={text('fields:document.choose')}
        removeLabel={(name) => text('fields:document.remove', { name })}
        disabled={sending}
        onAdd={(added) => setDocuments([...documents, ...added])}
        onRemove={(index) => setDocuments(documents.filter((_, at) => at !== index))}
      />
      {sending && (
        <Progress
          label={
            share < 1
              ? text('account:companyDocuments.uploading', { count: documents.length })
              : text('account:companyDocuments.checking')
          }
          value={share < 1 ? share : undefined}
          valueText={share < 1 ? formatPercent(Math.round(share * 100)) : undefined}
          onCancel={onStop}
          cancelLabel={text('account:companyDocuments.stop')}
        />
      )}
      <Cluster>
        <Button type="submit" variant="primary" busy={sending} busyLabel={text('account:companyDocuments.busy')}>
          {text('account:companyDocuments.submit')}
        </Button>
        <Button onClick={onCancel} disabled={sending}>
          {text('account:companyDocuments.cancel')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}
