import { z } from 'zod'
import { changeStatusBody } from '#src/generated/bodies/changeStatus.ts'
import { useText } from '#src/i18n/use-text.ts'
import { plainPhoneNumber } from '#src/lib/plain-phone-number.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'

export interface Driver {
  driverName: string
  driverPhone: string
  vehicle: string
}

const fields = contractFields(changeStatusBody, ['driverName', 'driverPhone', 'vehicle'])
const { properties } = changeStatusBody

// The call leaves them out for its other events; a dispatch needs them all.
const needed = (rule: z.ZodType) => rule.refine((value) => value !== undefined)
const schema = z.object({
  driverName: needed(fields.shape.driverName),
  driverPhone: z.preprocess(
    (typed) => (typeof typed === 'string' ? plainPhoneNumber(typed) : typed),
    z.fromJSONSchema(properties.driverPhone),
  ),
  vehicle: needed(fields.shape.vehicle),
})

export interface DispatchDialogProps extends FormDialogState {
  serverFields: Readonly<Record<string, string>>
  onConfirm: (driver: Driver) => void
}

/** Asks who carries the goods. */
export function DispatchDialog({ serverFields, onConfirm, ...state }: DispatchDialogProps) {
  const text = useText()
  const form = useContractForm<Driver>({ schema, defaultValues: { driverName: '', driverPhone: '', vehicle: '' }, serverFields })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('order:question.dispatch.title'),
        body: text('order:question.dispatch.body'),
        confirm: text('order:question.dispatch.confirm'),
        back: text('order:question.back'),
        busy: text('order:action.busy'),
      }}
      submit={{ variant: 'primary', icon: 'truck' }}
      onSubmit={form.handleSubmit((driver) => onConfirm(driver))}
    >
      <TextField label={text('order:question.driverName')} required autoComplete="off" {...fieldOf(form, 'driverName')} />
      <TextField
        label={text('order:question.driverPhone')}
        hint={text('order:question.driverPhoneHint')}
        required
        ltr
        type="tel"
        autoComplete="off"
        {...fieldOf(form, 'driverPhone')}
      />
      <TextField
        label={text('order:question.vehicle')}
        hint={text('order:question.vehicleHint')}
        required
        autoComplete="off"
        {...fieldOf(form, 'vehicle')}
      />
    </FormDialog>
  )
}
