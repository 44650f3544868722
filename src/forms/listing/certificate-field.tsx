import { documentProblem } from '#src/forms/document/document-problem.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { FilesField } from '#src/ui/files-field.tsx'

export interface CertificateFieldProps {
  file: File | undefined
  /** What the server says about it. */
  error?: string | undefined
  disabled: boolean
  onChange: (file: File | undefined) => void
}

/** Why a file can be no certificate of analysis; the server looks at what is in it and decides. */
export const certificateProblem = (file: File): MessageKey | undefined =>
  file.name.toLowerCase().endsWith('.pdf') ? documentProblem(file) : 'batches:notPdf'

/** The certificate of analysis of a batch. */
export function CertificateField({ file, error, disabled, onChange }: CertificateFieldProps) {
  const text = useText()
  const { language } = useLanguage()
  const problem = file && certificateProblem(file)
  return (
    <FilesField
      label={text('batches:certificates')}
      hint={text('batches:certificateHint')}
      error={problem === undefined ? error : text(problem)}
      files={file === undefined ? [] : [{ name: file.name, size: fileSizeText(file.size, language), problem: undefined }]}
      accept=".pdf"
      single
      chooseLabel={text('batches:choose')}
      removeLabel={(name) => text('fields:document.remove', { name })}
      disabled={disabled}
      onAdd={([added]) => onChange(added)}
      onRemove={() => onChange(undefined)}
    />
  )
}
