import { useFieldArray, useWatch } from 'react-hook-form'
import { addSellerProductBody } from '#src/generated/bodies/addSellerProduct.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FilesField } from '#src/ui/files-field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { documentEndings, documentProblem } from '#src/forms/document/document-problem.ts'
import styles from '#src/forms/platform/field-rows.module.css'
import { needsSafetyDataSheet } from './listing-schema.ts'
import { ListingSection, type ListingSectionProps, problemAt } from './listing-section.tsx'
import { type ListingValues, emptyDocument } from './listing-values.ts'

const { items, maxItems } = addSellerProductBody.properties.documents
const { kind: kinds, access, language: languages } = items.properties

/** The documents of a product, each for everybody or on request. Who sells what is hazardous has its safety data sheet here. */
export function ListingDocumentsSection({ form, onChanged }: ListingSectionProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const { control, register, setValue, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'documents' })
  const documents = useWatch({ control, name: 'documents' })
  const values = useWatch({ control }) as ListingValues // Everything has a default value, so nothing is left out.
  const { errors } = formState
  const whole = problemAt(errors, 'documents')
  return (
    <ListingSection id="listing-documents" title={text('selling:section.documents')} lead={text('selling:section.documentsLead')}>
      {needsSafetyDataSheet(values) && <Notice tone="warning">{text('selling:form.sheetNeeded')}</Notice>}
      {whole !== undefined && fields.length === 0 && <p className={styles.problem}>{whole}</p>}
      {fields.map(({ id }, at) => {
        const problem = problemAt(errors, `documents.${at}.file`)
        return (
          <Stack key={id} gap={3} role="group" aria-label={text('selling:form.document', { number: formatNumber(at + 1) })}>
            <div className={styles.row}>
              <SelectField
                {...register(`documents.${at}.kind`)}
                label={text('selling:form.documentKind')}
                options={kinds.enum.map((value) => ({ value, label: text(`catalogue:document.${value}`) }))}
              />
              <SelectField
                {...register(`documents.${at}.access`)}
                label={text('selling:form.documentAccess')}
                options={access.enum.map((value) => ({ value, label: text(`catalogue:documentAccess.${value}`) }))}
              />
              <SelectField
                {...register(`documents.${at}.language`)}
                label={text('selling:form.documentLanguage')}
                options={languages.enum.map((value) => ({ value, label: text(`app:language.${value}`) }))}
              />
              <TextField
                {...register(`documents.${at}.issuedOn`)}
                type="date"
                label={text('selling:form.issuedOn')}
                error={problemAt(errors, `documents.${at}.issuedOn`)}
              />
              <TextField
                {...register(`documents.${at}.version`)}
                ltr
                label={text('selling:form.version')}
                error={problemAt(errors, `documents.${at}.version`)}
              />
              <IconButton
                icon="trash"
                label={text('selling:form.removeDocument', { number: formatNumber(at + 1) })}
                onClick={() => {
                  remove(at)
                  onChanged()
                }}
              />
            </div>
            <OneFile
              upload={documents[at]?.upload ?? null}
              present={(documents[at]?.fileId ?? '') !== ''}
              problem={problem}
              onUpload={(upload) => {
                setValue(`documents.${at}.upload`, upload)
                onChanged()
              }}
            />
          </Stack>
        )
      })}
      {fields.length < maxItems && (
        <Button
          icon="plus"
          compact
          className={styles.add}
          onClick={() => {
            append(emptyDocument)
            onChanged()
          }}
        >
          {text('selling:form.addDocument')}
        </Button>
      )}
    </ListingSection>
  )
}

interface OneFileProps {
  upload: File | null
  /** The product holds a file already, which a new one replaces. */
  present: boolean
  problem: string | undefined
  onUpload: (file: File | null) => void
}

function OneFile({ upload, present, problem, onUpload }: OneFileProps) {
  const text = useText()
  const { language } = useLanguage()
  const problemKey = upload === null ? undefined : documentProblem(upload)
  return (
    <FilesField
      label={text('selling:form.documentFile')}
      hint={text(present ? 'selling:form.fileHeld' : 'selling:form.fileHint')}
      error={problem}
      files={
        upload === null
          ? []
          : [{ name: upload.name, size: fileSizeText(upload.size, language), problem: problemKey && text(problemKey) }]
      }
      accept={documentEndings}
      chooseLabel={text('fields:document.choose')}
      removeLabel={(name) => text('fields:document.remove', { name })}
      onAdd={([file]) => {
        if (file !== undefined) onUpload(file)
      }}
      onRemove={() => onUpload(null)}
    />
  )
}
