import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { cardBrand } from '#src/lib/card-brand.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { sandboxCardToken } from '#src/lib/sandbox-cards.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { normaliseInput } from '#src/ui/normalise-input.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { type CardValues, cardDigits, cardSchema, groupedCardNumber, groupedExpiry } from './card-schema.ts'
import { PayButton } from './pay-button.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'

const schema = cardSchema(() => new Date())
const noFields = {}

export interface CardFormProps {
  submitLabel: ReactNode
  /** What is happening while it is busy; paying unless named. */
  busyLabel?: string | undefined
  busy: boolean
  /** Nothing may be typed or sent now. Not `disabled`: the focus would be lost with each try. */
  locked: boolean
  /** Whether to offer that the provider keeps the card for the next time. */
  keepable?: boolean | undefined
  /** What the card provider made of the card; the number itself goes no further than this form. */
  onToken: (token: string, keep: boolean) => void
}

/** A card, to be turned into the provider's token here in the page. */
export function CardForm({ submitLabel, busyLabel, busy, locked, keepable = false, onToken }: CardFormProps) {
  const text = useText()
  const form = useContractForm<CardValues>({
    schema,
    defaultValues: { number: '', expiry: '', cvc: '', name: '', keep: false },
    serverFields: noFields,
  })
  const brand = cardBrand(cardDigits(form.watch('number')))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit(({ number, keep }) => {
          const token = sandboxCardToken(cardDigits(number))
          if (token !== undefined && !locked) onToken(token, keep)
        })(event)
      }}
    >
      <Stack gap={4}>
        <TextField
          label={text('order:paying.number')}
          required
          readOnly={locked}
          ltr
          inputMode="numeric"
          autoComplete="cc-number"
          suffix={brand && <Badge>{text(`order:paying.brand.${brand}`)}</Badge>}
          {...fieldOf(form, 'number')}
          onInput={(event) => normaliseInput(event.currentTarget, groupedCardNumber)}
        />
        <Grid min="10rem" gap={4}>
          <TextField
            label={text('order:paying.expiry')}
            hint={text('order:paying.expiryHint')}
            required
            readOnly={locked}
            ltr
            inputMode="numeric"
            autoComplete="cc-exp"
            {...fieldOf(form, 'expiry')}
            onInput={(event) => normaliseInput(event.currentTarget, groupedExpiry)}
          />
          <TextField
            label={text('order:paying.cvc')}
            hint={text('order:paying.cvcHint')}
            required
            readOnly={locked}
            ltr
            inputMode="numeric"
            autoComplete="cc-csc"
            {...fieldOf(form, 'cvc')}
            onInput={(event) =>
              normaliseInput(event.currentTarget, (typed) => toAsciiDigits(typed).replace(/\D/g, '').slice(0, 4))
            }
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
        <PayButton busy={busy} busyLabel={busyLabel} locked={locked}>
          {submitLabel}
        </PayButton>
      </Stack>
    </form>
  )
}
