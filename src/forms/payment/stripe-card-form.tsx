import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FrameField } from '#src/ui/frame-field.tsx'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { CardFormProps } from './card-form.tsx'
import { holderSchema, type HolderValues } from './card-schema.ts'
import { PayButton } from './pay-button.tsx'
import { useStripeFields } from './use-stripe-fields.ts'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'

const noFields = {}

export interface StripeCardFormProps extends CardFormProps {
  publishableKey: string
}

/** A card that is typed in Stripe's own fields, of which Stripe makes the token. */
export function StripeCardForm(props: StripeCardFormProps) {
  const { publishableKey, submitLabel, busyLabel, busy, locked, keepable = false, onToken } = props
  const text = useText()
  // From the press on, while Stripe makes the token: a second press is none.
  const [asking, setAsking] = useState(false)
  const [unreachable, setUnreachable] = useState(false)
  const fields = useStripeFields(publishableKey, locked || asking)
  const form = useContractForm<HolderValues>({
    schema: holderSchema,
    defaultValues: { name: '', keep: false },
    serverFields: noFields,
  })
  const closed = locked || asking || fields.status !== 'ready'
  const faultText = (field: keyof typeof fields.faults) => {
    const fault = fields.faults[field]
    return fault && text(`order:paying.error.${fault}`)
  }
  const submit = async ({ name, keep }: HolderValues) => {
    if (closed) return
    setAsking(true)
    setUnreachable(false)
    const made = await fields.makeToken(name.trim())
    setAsking(false)
    if (typeof made === 'object') onToken(made.token, keep)
    else setUnreachable(made === 'unreachable')
  }
  const { key, ref } = fields.frames
  return (
    <form
      key={key}
      ref={ref}
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit(submit, () => void fields.check())(event)
      }}
    >
      <Stack gap={4}>
        {fields.status === 'unavailable' && (
          <Notice
            tone="error"
            title={text('order:paying.fieldsUnavailable')}
            actions={
              <Button icon="refresh" onClick={fields.retry}>
                {text('app:failure.retry')}
              </Button>
            }
          >
            {text('order:paying.fieldsUnavailableBody')}
          </Notice>
        )}
        {unreachable && <Notice tone="error">{text('order:paying.providerAway')}</Notice>}
        {fields.status === 'loading' && (
          <VisuallyHidden>
            <span role="status">{text('app:wait')}</span>
          </VisuallyHidden>
        )}
        <FrameField
          label={text('order:paying.number')}
          required
          locked={closed}
          frame="number"
          error={faultText('number')}
          suffix={fields.brand && <Badge>{text(`order:paying.brand.${fields.brand}`)}</Badge>}
        />
        <Grid min="10rem" gap={4}>
          <FrameField
            label={text('order:paying.expiry')}
            hint={text('order:paying.expiryHint')}
            required
            locked={closed}
            frame="expiry"
            error={faultText('expiry')}
          />
          <FrameField
            label={text('order:paying.cvc')}
            hint={text('order:paying.cvcHint')}
            required
            locked={closed}
            frame="cvc"
            error={faultText('cvc')}
          />
        </Grid>
        <TextField
          label={text('order:paying.name')}
          required
          readOnly={locked}
          autoComplete="cc-name"
          {...fieldOf(form, 'name')}
        />
        {keepable && <Checkbox label={text('money:card.keep')} hint={text('money:card.keepHint')} {...form.register('keep')} />}
        <PayButton busy={busy || asking} busyLabel={busyLabel} locked={closed}>
          {submitLabel}
        </PayButton>
      </Stack>
    </form>
  )
}
