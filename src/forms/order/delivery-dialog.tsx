import { useState } from 'react'
import { z } from 'zod'
import { documentEndings, documentProblem } from '#src/forms/document/document-problem.ts'
import { changeShipmentBody } from '#src/generated/bodies/changeShipment.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { FilesField } from '#src/ui/files-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

const { shape } = contractFields(changeShipmentBody, ['receivedBy', 'deliveredOn'])
const schema = z.object({ receivedBy: shape.receivedBy.refine((value) => value !== undefined), deliveredOn: shape.deliveredOn })

export interface DeliveryReport {
  receivedBy: string
  deliveredOn?: string | undefined
  proof?: File | undefined
}

export interface DeliveryDialogProps extends FormDialogState {
  /** The buyer has fetched it. */
  collected: boolean
  today: string
  serverFields: Readonly<Record<string, string>>
  onConfirm: (report: DeliveryReport) => void
}

/** Asks the seller who has received a shipment, when, and for what proves it. */
export function DeliveryDialog({ collected, today, serverFields, onConfirm, ...state }: DeliveryDialogProps) {
  const text = useText()
  const { language } = useLanguage()
  const [proof, setProof] = useState<File | undefined>(undefined)
  const form = useContractForm<{ receivedBy: string; deliveredOn: string }, DeliveryReport>({
    schema,
    defaultValues: { receivedBy: '', deliveredOn: today },
    serverFields,
  })
  const problem = proof && documentProblem(proof)
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('order:question.deliver.title'),
        body: text('order:question.deliver.body'),
        confirm: text('order:question.deliver.confirm'),
        back: text('order:question.back'),
        busy: text('order:action.busy'),
      }}
      submit={{ variant: 'primary', icon: 'check' }}
      onSubmit={form.handleSubmit((report) => {
        if (problem === undefined) onConfirm({ ...report, proof })
      })}
    >
      <TextField
        label={text(collected ? 'order:question.collectedBy' : 'order:question.receivedBy')}
        required
        autoComplete="off"
        {...fieldOf(form, 'receivedBy')}
      />
      <TextField type="date" max={today} label={text('order:question.deliveredOn')} {...fieldOf(form, 'deliveredOn')} />
      <FilesField
        label={text('order:question.proof')}
        hint={text('order:question.proofHint')}
        error={problem && text(problem)}
        files={proof === undefined ? [] : [{ name: proof.name, size: fileSizeText(proof.size, language), problem: undefined }]}
        accept={documentEndings}
        chooseLabel={text('fields:document.choose')}
        removeLabel={(name) => text('fields:document.remove', { name })}
        disabled={state.busy}
        onAdd={([file]) => setProof(file)}
        onRemove={() => setProof(undefined)}
      />
    </FormDialog>
  )
}
