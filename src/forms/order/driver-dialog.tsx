import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { type Driver, driverSchema, type DriverValues } from './dispatch-schema.ts'
import { DriverFields } from './driver-fields.tsx'

export interface DriverDialogProps extends FormDialogState {
  serverFields: Readonly<Record<string, string>>
  onConfirm: (driver: Driver) => void
}

/** Asks for another driver, whose link takes the place of the old one. */
export function DriverDialog({ serverFields, onConfirm, ...state }: DriverDialogProps) {
  const text = useText()
  const { language } = useLanguage()
  const form = useContractForm<{ driver: DriverValues }, { driver: Driver }>({
    schema: driverSchema,
    defaultValues: { driver: { driverName: '', driverPhone: '', vehicle: '', driverLanguage: language } },
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
      onSubmit={form.handleSubmit(({ driver }) => onConfirm(driver))}
    >
      <DriverFields field={(name) => fieldOf(form, `driver.${name}`)} />
    </FormDialog>
  )
}
