import { type ReactNode, useId, useMemo } from 'react'
import { z } from 'zod'
import { acceptOrderBody } from '#src/generated/bodies/acceptOrder.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { toDecimalText } from '#src/lib/money.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { contractFields } from './contract-schema.ts'
import { moneyRule, numberOf } from './decimal-rule.ts'
import { OfferFields, type OfferSubject, type OfferValues } from './offer-fields.tsx'
import { useContractForm } from './use-contract-form.ts'
import { useDraft } from './use-draft.ts'

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

export interface OfferDialogProps {
  words: { title: string; body: string; confirm: string }
  subject: OfferSubject
  /** What it begins with; what is left out is for the person to enter. */
  initial: Partial<OfferTerms> & Pick<OfferTerms, 'validUntil'>
  busy: boolean
  /** Why the last try came to nothing, where no field is to blame. */
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  /** What happened since the dialog was opened. */
  news: ReactNode
  /** It can no longer be sent. */
  late: boolean
  onConfirm: (offer: OfferTerms) => void
  onBack: () => void
}

/** The terms of one round, of either side. */
export function OfferDialog(props: OfferDialogProps) {
  const { words, subject, initial, busy, message, draft, late, onConfirm, onBack } = props
  const text = useText()
  const id = useId()
  const schema = useMemo(() => schemaOf(subject.currency), [subject.currency])
  const defaultValues = useDraft(valuesOf(initial), draft)
  const form = useContractForm<OfferValues, { offer: OfferTerms }>({ schema, defaultValues, serverFields: props.serverFields })
  const back = () => {
    if (!busy) onBack()
  }
  return (
    <Dialog
      open
      alert
      onClose={back}
      title={words.title}
      description={words.body}
      actions={
        <>
          <Button onClick={back} disabled={busy}>
            {text('order:question.back')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            icon="send"
            disabled={late}
            busy={busy}
            busyLabel={text('order:action.busy')}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onChange={() => {
          draft.keep(form.getValues())
        }}
        onSubmit={(event) => {
          void form.handleSubmit(({ offer }) => {
            onConfirm(offer)
          })(event)
        }}
      >
        <Stack gap={3}>
          {props.news}
          {message !== undefined && <Notice tone="error">{message}</Notice>}
          <OfferFields form={form} subject={subject} />
        </Stack>
      </form>
    </Dialog>
  )
}

function valuesOf({ unitPrice, shipping, leadTimeDays, validUntil, terms = '' }: OfferDialogProps['initial']): OfferValues {
  return {
    offer: {
      unitPrice: unitPrice === undefined ? '' : toDecimalText(unitPrice),
      shipping: shipping === undefined ? '' : toDecimalText(shipping),
      leadTimeDays: leadTimeDays === undefined ? '' : String(leadTimeDays),
      ...{ validUntil, terms },
    },
  }
}
