import { useId } from 'react'
import { z } from 'zod'
import { changeStatusBody } from '#src/generated/bodies/changeStatus.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
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
  driverPhone: z.preprocess(plainNumber, z.fromJSONSchema(properties.driverPhone)),
  vehicle: needed(fields.shape.vehicle),
})

/** A telephone number as people write it, in the form of E.164: without gaps, brackets and hyphens, `+` for `00`. */
function plainNumber(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed
  return toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
}

export interface DispatchDialogProps {
  busy: boolean
  /** Why the last try came to nothing, where no field is to blame. */
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  onConfirm: (driver: Driver) => void
  onBack: () => void
}

/** Asks who carries the goods. */
export function DispatchDialog({ busy, message, serverFields, onConfirm, onBack }: DispatchDialogProps) {
  const text = useText()
  const id = useId()
  const form = useContractForm<Driver>({ schema, defaultValues: { driverName: '', driverPhone: '', vehicle: '' }, serverFields })
  const back = () => {
    if (!busy) onBack()
  }
  return (
    <Dialog
      open
      alert
      onClose={back}
      title={text('order:question.dispatch.title')}
      description={text('order:question.dispatch.body')}
      actions={
        <>
          <Button onClick={back} disabled={busy}>
            {text('order:question.back')}
          </Button>
          <Button type="submit" form={id} variant="primary" icon="truck" busy={busy} busyLabel={text('order:action.busy')}>
            {text('order:question.dispatch.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit((driver) => {
            onConfirm(driver)
          })(event)
        }}
      >
        <Stack gap={3}>
          {message !== undefined && <Notice tone="error">{message}</Notice>}
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
        </Stack>
      </form>
    </Dialog>
  )
}
