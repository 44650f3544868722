import { useMemo } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { buyerCollects, sellerCarries } from '#src/lib/incoterms.ts'
import { packagesOf } from '#src/lib/packages.ts'
import { NumberField } from '#src/ui/number-field.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { CargoFields } from './cargo-fields.tsx'
import { type DeliveryMethod, dispatchSchema, type DispatchValues } from './dispatch-schema.ts'
import { DriverFields } from './driver-fields.tsx'
import { PickedBatches, pickedRows } from './picked-batches.tsx'
import { UndeclaredNotice } from './undeclared-notice.tsx'

type Schemas = components['schemas']

export interface DispatchDialogProps extends FormDialogState {
  order: Pick<Schemas['Order'], 'incoterm' | 'totals' | 'undispatched' | 'kind' | 'item' | 'batchChoices'>
  /** The earliest day on which it can be expected. */
  today: string
  serverFields: Readonly<Record<string, string>>
  onConfirm: (dispatch: Schemas['Dispatch']) => void
}

/** The packages of an order that are left, where they are whole ones. */
function packagesLeft({ undispatched, item }: DispatchDialogProps['order']): DispatchValues['packages'] {
  const left = packagesOf(undispatched, item.packages)
  return { count: left === undefined ? '' : String(left.count), kind: item.packages?.kind ?? 'drum' }
}

/** Asks how much goes out, and who carries it. */
export function DispatchDialog({ order, today, serverFields, onConfirm, ...state }: DispatchDialogProps) {
  const text = useText()
  const { language } = useLanguage()
  const { formatQuantity, formatUnit } = useFormat()
  const { undispatched, incoterm, item, totals, batchChoices: choices } = order
  // What was priced as a sale to another country goes out with a carrier.
  const canCollect = buyerCollects(incoterm) && totals.taxFrom === totals.taxTo
  // A sample goes as limited quantity, which needs no transport document.
  const needsPackages = item.unNumber !== undefined && order.kind !== 'sample'
  // Of the terms E and F the buyer sends a carrier, but for a sample, whose carriage its seller pays.
  const isSent = order.kind === 'sample' || sellerCarries(incoterm)
  const carriers: DeliveryMethod[] = isSent ? ['driver', 'courier'] : ['courier', 'driver']
  const methods: DeliveryMethod[] = canCollect ? ['collection', ...carriers] : carriers
  const form = useContractForm<{ dispatch: DispatchValues }, { dispatch: Schemas['Dispatch'] }>({
    schema: useMemo(
      () => dispatchSchema({ needsPackages, needsBatches: choices !== undefined }, undispatched.unit, formatQuantity),
      [needsPackages, choices, undispatched.unit, formatQuantity],
    ),
    defaultValues: {
      dispatch: {
        deliveryMethod: methods[0] ?? 'driver',
        quantity: { value: String(undispatched.value), unit: undispatched.unit },
        expectedOn: '',
        packages: packagesLeft(order),
        grossKilograms: '',
        batches: choices === undefined ? [] : pickedRows(choices, undispatched, item.packages),
        driverName: '',
        driverPhone: '',
        vehicle: '',
        driverLanguage: language,
        carrierName: '',
        trackingNumber: '',
        trackingLink: '',
      },
    },
    serverFields,
  })
  /** A part that is whole packages of the order is counted, until somebody has counted otherwise. */
  const countPackages = () => {
    if (item.packages === undefined || form.getFieldState('dispatch.packages.count').isTouched) return
    const value = Number(form.getValues('dispatch.quantity.value'))
    const part = value > 0 ? packagesOf({ value, unit: undispatched.unit }, item.packages) : undefined
    form.setValue('dispatch.packages.count', part === undefined ? '' : String(part.count))
  }
  /** The batches are picked anew for another part, until somebody has picked otherwise. */
  const pickAnew = () => {
    const { touchedFields } = form.formState
    if (choices === undefined || touchedFields.dispatch?.batches !== undefined) return
    const value = Number(form.getValues('dispatch.quantity.value'))
    const part = { value, unit: undispatched.unit }
    form.setValue('dispatch.batches', value > 0 ? pickedRows(choices, part, item.packages) : [])
  }
  const method = form.watch('dispatch.deliveryMethod')
  const { dispatch: errors } = form.formState.errors
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
      onSubmit={form.handleSubmit(({ dispatch }) => onConfirm(dispatch))}
    >
      <UndeclaredNotice productId={item.productId} serverFields={serverFields} />
      <RadioGroup
        label={text('order:question.deliveryMethod')}
        required
        cards
        options={methods.map((value) => ({
          value,
          label: text(value === 'courier' && !isSent ? 'order:question.buyersCarrier' : `order:deliveryMethod.${value}`),
          note: text(`order:question.methodNote.${value}`),
        }))}
        {...fieldOf(form, 'dispatch.deliveryMethod')}
      />
      <NumberField
        label={text('order:question.part', { unit: formatUnit(undispatched.unit) })}
        hint={text('order:question.partHint', { quantity: formatQuantity(undispatched) })}
        required
        error={errors?.quantity?.value?.message}
        {...form.register('dispatch.quantity.value', {
          onChange: () => {
            countPackages()
            pickAnew()
          },
        })}
      />
      {method === 'driver' && <DriverFields field={(name) => fieldOf(form, `dispatch.${name}`)} />}
      {method === 'courier' && (
        <>
          <TextField
            label={text('order:question.carrierName')}
            required
            autoComplete="off"
            {...fieldOf(form, 'dispatch.carrierName')}
          />
          <TextField
            label={text('order:question.trackingNumber')}
            ltr
            autoComplete="off"
            {...fieldOf(form, 'dispatch.trackingNumber')}
          />
          <TextField
            label={text('order:question.trackingLink')}
            hint={text('order:question.trackingLinkHint')}
            ltr
            type="url"
            autoComplete="off"
            {...fieldOf(form, 'dispatch.trackingLink')}
          />
        </>
      )}
      <TextField
        type="date"
        min={today}
        label={text(method === 'collection' ? 'order:question.readyOn' : 'order:question.expectedOn')}
        hint={text('order:question.expectedOnHint')}
        {...fieldOf(form, 'dispatch.expectedOn')}
      />
      <CargoFields
        form={form}
        unit={undispatched.unit}
        needsPackages={needsPackages}
        picked={choices && <PickedBatches form={form} unit={undispatched.unit} choices={choices} productId={item.productId} />}
      />
    </FormDialog>
  )
}
