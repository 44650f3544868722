import { useMemo } from 'react'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { type Driver, driverSchema, type DriverValues } from './dispatch-schema.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { DriverFields } from './driver-fields.tsx'

export interface DriverDialogProps extends FormDialogState {
  serverFields: Readonly<Record<string, string>>
  /** The driver before could not hand over: the day of the next attempt is asked for, from `earliest` on. */
  failed: boolean
  earliest: string
  onConfirm: (driver: Driver, expectedOn: string | undefined) => void
}

/** Asks for another driver, whose link takes the place of the old one. */
export function DriverDialog({ serverFields, failed, earliest, onConfirm, ...state }: DriverDialogProps) {
  const text = useText()
  const { language } = useLanguage()
  const form = useContractForm<{ driver: DriverValues; expectedOn: string }, { driver: Driver; expectedOn: string | undefined }>({
    schema: useMemo(() => driverSchema(failed), [failed]),
    defaultValues: { expectedOn: '', driver: { driverName: '', driverPhone: '', vehicle: '', driverLanguage: language } },
    serverFields,
  })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('order:question.replaceDriver.title'),
        body: text('order:question.replaceDriver.body'),
        confirm: text('order:question.replaceDriver.confirm'),
        back: text('order:question.back'),
        busy: text('order:action.busy'),
      }}
      submit={{ variant: 'primary', icon: 'truck' }}
      onSubmit={form.handleSubmit(({ driver, expectedOn }) => onConfirm(driver, expectedOn))}
    >
      {failed && (
        <TextField
          type="date"
          required
          min={earliest}
          label={text('order:question.retryShipment.day')}
          {...fieldOf(form, 'expectedOn')}
        />
      )}
      <DriverFields field={(name) => fieldOf(form, `driver.${name}`)} />
    </FormDialog>
  )
}
