import { useMemo } from 'react'
import { z } from 'zod'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogProps, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { changeShipmentBody } from '#src/generated/bodies/changeShipment.ts'
import { TextField } from '#src/ui/text-field.tsx'

const { expectedOn } = contractFields(changeShipmentBody, ['expectedOn']).shape
const schema = z.object({ day: expectedOn.refine((value) => value !== undefined) })

export interface DayDialogProps extends FormDialogState {
  /** `day`: of the field. */
  labels: FormDialogProps['labels'] & { day: string }
  /** What the call names the day. */
  field: 'expectedOn' | 'dispatchOn'
  /** The day that stands there from the start. */
  chosen?: string | undefined
  /** The earliest day that can be chosen. */
  earliest: string
  serverFields: Readonly<Record<string, string>>
  onConfirm: (day: string) => void
}

/** Asks for one day. */
export function DayDialog({ labels, field, chosen = '', earliest, serverFields, onConfirm, ...state }: DayDialogProps) {
  const refused = serverFields[field]
  const form = useContractForm<{ day: string }, { day: string }>({
    schema,
    defaultValues: { day: chosen },
    serverFields: useMemo(() => (refused === undefined ? {} : { day: refused }), [refused]),
  })
  return (
    <FormDialog
      {...state}
      labels={labels}
      size="small"
      submit={{ variant: 'primary', icon: 'calendar' }}
      onSubmit={form.handleSubmit(({ day }) => onConfirm(day))}
    >
      <TextField type="date" required min={earliest} label={labels.day} {...fieldOf(form, 'day')} />
    </FormDialog>
  )
}
