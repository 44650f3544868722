import { type FormEvent, useState } from 'react'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { CertificateField, certificateProblem } from './certificate-field.tsx'

export interface CertificateDialogProps extends FormDialogState {
  /** Of the batch. */
  number: string
  serverFields: Readonly<Record<string, string>>
  onConfirm: (certificate: File) => void
}

/** Asks for the certificate of analysis of a batch. */
export function CertificateDialog({ number, serverFields, onConfirm, ...state }: CertificateDialogProps) {
  const text = useText()
  const [file, setFile] = useState<File | undefined>(undefined)
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(file === undefined)
    if (file !== undefined && certificateProblem(file) === undefined) onConfirm(file)
    return Promise.resolve()
  }
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('batches:question.certify.title', { number }),
        body: text('batches:question.certify.body'),
        confirm: text('batches:question.certify.confirm'),
        back: text('batches:question.back'),
        busy: text('app:wait'),
      }}
      size="small"
      submit={{ variant: 'primary', icon: 'upload' }}
      onSubmit={submit}
    >
      <CertificateField
        file={file}
        error={missing && file === undefined ? text('fields:error.required') : serverFields['certificate']}
        disabled={state.busy}
        onChange={setFile}
      />
    </FormDialog>
  )
}
