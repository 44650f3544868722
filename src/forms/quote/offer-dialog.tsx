import { useMemo } from 'react'
import { z } from 'zod'
import { acceptOrderBody } from '#src/generated/bodies/acceptOrder.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { toDecimalText } from '#src/lib/money.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { moneyRule, numberOf } from '#src/forms/platform/decimal-rule.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { OfferFields, type OfferSubject, type OfferValues } from './offer-fields.tsx'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

type OfferTerms = components['schemas']['OfferTerms']

const rules = contractFields(acceptOrderBody.properties.offer, ['leadTimeDays', 'validUntil', 'terms'])

const schemaOf = (currency: string) =>
  z.object({
    offer: z.object({
      unitPrice: moneyRule(currency, { needed: true }),
      shipping: moneyRule(currency, { needed: true }),
      leadTimeDays: z.preprocess((typed) => (typed === '' ? undefined : numberOf(typed)), rules.shape.leadTimeDays),
      validUntil: rules.shape.validUntil,
      terms: rules.shape.terms,
    }),
  })

export interface OfferDialogProps extends FormDialogState {
  labels: { title: string; body: string; confirm: string }
  subject: OfferSubject
  /** What it begins with; what is left out is for the person to enter. */
  initial: Partial<OfferTerms> & Pick<OfferTerms, 'validUntil'>
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onConfirm: (offer: OfferTerms) => void
}

/** The terms of one round, of either side. */
export function OfferDialog({ labels, subject, initial, serverFields, draft, onConfirm, ...state }: OfferDialogProps) {
  const text = useText()
  const schema = useMemo(() => schemaOf(subject.currency), [subject.currency])
  const defaultValues = useDraft(valuesOf(initial), draft)
  const form = useContractForm<OfferValues, { offer: OfferTerms }>({ schema, defaultValues, serverFields })
  return (
    <FormDialog
      {...state}
      labels={{ ...labels, back: text('order:question.back'), busy: text('order:action.busy') }}
      submit={{ variant: 'primary', icon: 'send' }}
      onChange={() => draft.keep(form.getValues())}
      onSubmit={form.handleSubmit(({ offer }) => onConfirm(offer))}
    >
      <OfferFields form={form} subject={subject} />
    </FormDialog>
  )
}

function valuesOf({ unitPrice, shipping, leadTimeDays, validUntil, terms = '' }: OfferDialogProps['initial']): OfferValues {
  return {
    offer: {
      unitPrice: unitPrice === undefined ? '' : toDecimalText(unitPrice),
      shipping: shipping === undefined ? '' : toDecimalText(shipping),
      leadTimeDays: leadTimeDays === undefined ? '' : String(leadTimeDays),
      validUntil,
      terms,
    },
  }
}
