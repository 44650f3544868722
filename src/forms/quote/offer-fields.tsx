import type { UseFormReturn } from 'react-hook-form'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { type Incoterm, sellerCarries } from '#src/lib/incoterms.ts'
import type { Money } from '#src/lib/money.ts'
import { offerSum } from '#src/lib/offer-sum.ts'
import type { Quantity, Unit } from '#src/lib/quantity.ts'
import { Cluster, Grid, Stack } from '#src/ui/layout.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { moneyRule } from '#src/forms/platform/decimal-rule.ts'

/** What the terms are about. */
export interface OfferSubject {
  quantity: Quantity
  priceUnit: Unit
  currency: string
  incoterm: Incoterm
  targetPrice?: Money | undefined
  /** Known from the round before. */
  taxRate: number | undefined
  /** YYYY-MM-DD of the reader. */
  today: string
}

export interface OfferValues {
  offer: { unitPrice: string; shipping: string; leadTimeDays: string; validUntil: string; terms: string }
}

type OfferForm = UseFormReturn<OfferValues, unknown, { offer: components['schemas']['OfferTerms'] }>

/** Price, freight and times of an offer, and what they come to as they are typed. */
export function OfferFields({ form, subject }: { form: OfferForm; subject: OfferSubject }) {
  const text = useText()
  const { formatUnit, formatUnitPrice } = useFormat()
  const { priceUnit, currency, incoterm, targetPrice, today } = subject
  const errors = form.formState.errors.offer
  return (
    <Stack gap={4}>
      <Grid min="12rem">
        <NumberField
          label={text('quote:question.unitPrice', { unit: formatUnit(priceUnit) })}
          required
          hint={targetPrice && text('quote:question.targetPrice', { price: formatUnitPrice(targetPrice, priceUnit) })}
          suffix={currency}
          error={errors?.unitPrice?.message}
          {...form.register('offer.unitPrice')}
        />
        <NumberField
          label={text('quote:question.shipping')}
          required
          hint={text(sellerCarries(incoterm) ? 'quote:question.shippingBySeller' : 'quote:question.shippingByBuyer', {
            incoterm,
          })}
          suffix={currency}
          error={errors?.shipping?.message}
          {...form.register('offer.shipping')}
        />
        <NumberField
          label={text('quote:question.leadTimeDays')}
          required
          whole
          hint={text('quote:question.leadTimeHint')}
          error={errors?.leadTimeDays?.message}
          {...form.register('offer.leadTimeDays')}
        />
        <TextField
          type="date"
          label={text('quote:question.validUntil')}
          required
          min={today}
          hint={text('quote:question.validUntilHint')}
          error={errors?.validUntil?.message}
          {...form.register('offer.validUntil')}
        />
      </Grid>
      <TextArea
        label={text('quote:question.terms')}
        hint={text('quote:question.termsHint')}
        rows={3}
        error={errors?.terms?.message}
        {...form.register('offer.terms')}
      />
      <Sum typed={form.watch('offer')} subject={subject} />
    </Stack>
  )
}

function Sum({ typed, subject }: { typed: OfferValues['offer']; subject: OfferSubject }) {
  const text = useText()
  const { formatMoney, formatPercent } = useFormat()
  const { quantity, priceUnit, currency, taxRate } = subject
  const money = moneyRule(currency)
  // The rule makes money of what it takes, and nothing of an empty field.
  const unitPrice = money.safeParse(typed.unitPrice).data as Money | undefined
  const shipping = money.safeParse(typed.shipping).data as Money | undefined
  const sum =
    unitPrice === undefined || shipping === undefined
      ? undefined
      : offerSum({ unitPrice, shipping }, { quantity, unit: priceUnit, taxRate })
  return (
    <Cluster role="status">
      {sum === undefined ? (
        <span>{text('quote:question.sumWaits')}</span>
      ) : (
        <>
          <span>
            {taxRate === undefined
              ? text('quote:question.sum')
              : text('quote:question.sumTaxed', { rate: formatPercent(taxRate) })}
          </span>
          <strong>{formatMoney(sum)}</strong>
        </>
      )}
    </Cluster>
  )
}
