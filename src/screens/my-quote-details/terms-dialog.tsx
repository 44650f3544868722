import { useState } from 'react'
import { OfferDialog, type OfferDialogProps } from '#src/forms/quote/offer-dialog.tsx'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { dayOf } from '#src/lib/day-groups.ts'
import { addDays } from '#src/lib/end-of-day.ts'
import { Notice } from '#src/ui/notice.tsx'

type Quote = components['schemas']['Quote']

export interface TermsDialogProps extends Omit<OfferDialogProps, 'labels' | 'subject' | 'initial'> {
  quote: Quote
  action: 'offer' | 'counter'
}

/** Days that an offer is held open unless somebody says otherwise. */
const usualDays = 7

/** The next round, begun with the terms of the one before. */
export function TermsDialog({ quote, action, notice, ...dialog }: TermsDialogProps) {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const { formatQuantity } = useFormat()
  const { item, currency, incoterm, incotermPlace, targetPrice } = quote
  // The terms of the other side may change behind the open dialog; what it began with does not.
  const [today] = useState(() => dayOf(new Date()))
  const [last] = useState(() => quote.offers.at(-1))
  const values = {
    product: local(item, 'name'),
    quantity: formatQuantity(item.quantity),
    incoterm: isolated([incoterm, incotermPlace].filter(Boolean).join(' '), language),
  }
  return (
    <OfferDialog
      {...dialog}
      notice={
        <>
          {notice}
          {action === 'offer' && last?.by === 'buyer' && <Notice>{text('quote:question.theirTerms')}</Notice>}
        </>
      }
      labels={{
        title: text(`quote:question.${action}.title`),
        body: text(`quote:question.${action}.body`, values),
        confirm: text(`quote:question.${action}.confirm`),
      }}
      subject={{
        quantity: item.quantity,
        priceUnit: item.priceUnit,
        currency,
        incoterm,
        targetPrice,
        today,
        taxRate: last?.totals.taxRate,
      }}
      initial={firstTerms(last, quote, today)}
    />
  )
}

function firstTerms(last: Quote['offers'][number] | undefined, quote: Quote, today: string): OfferDialogProps['initial'] {
  const usual = addDays(today, usualDays)
  if (last === undefined) return { validUntil: usual }
  const { totals, leadTimeDays, validUntil } = last
  const terms = quote.offers.findLast(({ by }) => by === 'seller')?.terms
  return {
    unitPrice: totals.unitPrice,
    shipping: totals.shipping,
    leadTimeDays,
    validUntil: validUntil < usual ? usual : validUntil,
    ...(terms !== undefined && { terms }),
  }
}
