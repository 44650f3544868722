import { useState } from 'react'
import { z } from 'zod'
import { bidRequirementBody } from '#src/generated/bodies/bidRequirement.ts'
import type { components } from '#src/generated/schema.ts'
import { localTimeZone } from '#src/i18n/zoned-time.ts'
import { type PricedOffer, bidSum } from '#src/lib/bid-sum.ts'
import { dayIn, endOfDay, momentBefore } from '#src/lib/end-of-day.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { type Money, toDecimalText } from '#src/lib/money.ts'
import { compareQuantities } from '#src/lib/quantity.ts'
import { Stack } from '#src/ui/layout.tsx'
import { BidFields } from './bid-fields.tsx'
import type { BidFormValues, BidListing, BidOffer } from './bid-form-values.ts'
import { BidSum } from './bid-sum.tsx'
import { needNamedPlace } from '#src/forms/order/need-named-place.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { moneyRule, numberOf } from '#src/forms/platform/decimal-rule.ts'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import type { FormRule } from '#src/forms/platform/issue-text.ts'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

type Schemas = components['schemas']

const quantityFields = contractFields(bidRequirementBody.properties.quantity, ['value', 'unit'])
const { leadTimeDays } = contractFields(bidRequirementBody, ['leadTimeDays']).shape

/** Names of the fields as the server calls them. */
const shown = [
  'productId',
  'goodsName',
  'quantity.value',
  'quantity.unit',
  'unitPrice',
  'priceUnit',
  'shipping',
  'leadTimeDays',
  'incoterm',
  'incotermPlace',
  'validUntil',
  'note',
] as const

/** `firstDay`: the earliest on which a bid may end. */
function schemaOf(currency: string, firstDay: string) {
  const tooSoon: FormRule = { key: 'requirement:bid.validTooSoon' }
  return contractFields(bidRequirementBody, ['productId', 'goodsName', 'priceUnit', 'incoterm', 'incotermPlace', 'note']).extend({
    quantity: z.object({ value: z.preprocess(numberOf, quantityFields.shape.value), unit: quantityFields.shape.unit }),
    unitPrice: moneyRule(currency, { needed: true }),
    shipping: moneyRule(currency, { needed: true }),
    leadTimeDays: z.preprocess(numberOf, leadTimeDays),
    validUntil: z
      .string()
      .min(1)
      .refine((day) => day >= firstDay, { params: tooSoon }),
  })
}

export interface BidFormProps {
  requirement: Schemas['Requirement']
  /** Own listings of the substance. */
  listings: readonly BidListing[]
  draft: FormDraft
  busy: boolean
  /** What is sent must not change now. */
  locked: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  onSubmit: (offer: BidOffer) => void
}

/** A seller's offer for a requirement, with the sum as it is typed. */
export function BidForm({ requirement, listings, draft, busy, locked, message, serverFields, onSubmit }: BidFormProps) {
  const { currency, deadline, budget } = requirement
  const zone = localTimeZone()
  const firstDay = dayIn(zone, deadline)
  // Neither changes once there is a bid, and without one a requirement that was edited is another form.
  const [schema] = useState(() => schemaOf(currency, firstDay))
  const [placedSchema] = useState(() => schema.superRefine(needNamedPlace))
  const defaultValues = useDraft(valuesOf(requirement, listings, zone), draft)
  const [sum, setSum] = useState(() => sumOf(schema, defaultValues))
  const form = useContractForm<BidFormValues, BidOffer>({ schema: placedSchema, defaultValues, serverFields })
  return (
    <form
      noValidate
      onChange={() => {
        const typed = form.getValues()
        draft.keep(typed)
        setSum(sumOf(schema, typed))
      }}
      onSubmit={(event) => {
        void form.handleSubmit(({ validUntil, ...offer }) => onSubmit({ ...offer, validUntil: endOfDay(validUntil, zone) }))(
          event,
        )
      }}
    >
      <fieldset disabled={locked}>
        <Stack gap={5}>
          <FormProblems message={message} serverFields={serverFields} shown={shown} />
          <BidFields form={form} requirement={requirement} listings={listings} firstDay={firstDay} />
          <BidSum sum={sum} budget={budget} busy={busy} editing={requirement.myBid?.status === 'submitted'} />
        </Stack>
      </fieldset>
    </form>
  )
}

/** What the form comes to; nothing while something of it is missing or wrong. */
function sumOf(schema: ReturnType<typeof schemaOf>, typed: BidFormValues): Money | undefined {
  const { quantity, priceUnit, unitPrice, shipping } = schema.shape
  const read = z.object({ quantity, priceUnit, unitPrice, shipping }).safeParse(typed)
  // The schema is the contract's, which gives it no TypeScript type of its own.
  return read.success ? bidSum(read.data as PricedOffer) : undefined
}

/** The own bid that stands, or what the buyer has asked for, from a listing that has as much of it. */
function valuesOf(
  { quantity, incoterm, decideBy, myBid, casNumber }: Schemas['Requirement'],
  listings: readonly BidListing[],
  zone: string,
): BidFormValues {
  if (myBid?.status !== 'submitted') {
    // By its CAS number alone a substance is the same for certain.
    const listed = listings.find(({ stock }) => (compareQuantities(stock, quantity) ?? -1) >= 0)
    return {
      productId: casNumber === undefined ? '' : (listed?._id ?? ''),
      goodsName: '',
      quantity: { value: String(quantity.value), unit: quantity.unit },
      unitPrice: '',
      priceUnit: quantity.unit,
      shipping: '',
      leadTimeDays: '',
      incoterm: incoterm ?? 'DAP',
      incotermPlace: '',
      validUntil: dayIn(zone, decideBy),
      note: '',
    }
  }
  const { totals, productId = '', note = '' } = myBid
  return {
    productId,
    goodsName: productId === '' ? myBid.goodsName : '',
    note,
    quantity: { value: String(myBid.quantity.value), unit: myBid.quantity.unit },
    unitPrice: toDecimalText(totals.unitPrice),
    priceUnit: myBid.priceUnit,
    shipping: toDecimalText(totals.shipping),
    leadTimeDays: String(myBid.leadTimeDays),
    incoterm: myBid.incoterm,
    incotermPlace: myBid.incotermPlace ?? '',
    validUntil: dayIn(zone, momentBefore(myBid.validUntil)),
  }
}
