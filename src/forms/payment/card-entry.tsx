import type { components } from '#src/generated/schema.ts'
import { CardForm, type CardFormProps } from './card-form.tsx'
import { StripeCardForm } from './stripe-card-form.tsx'

export interface CardEntryProps extends CardFormProps {
  provider: components['schemas']['CardProvider']
}

/** A new card, in the fields of who takes cards here. */
export function CardEntry({ provider: { publishableKey }, ...form }: CardEntryProps) {
  return publishableKey === undefined ? <CardForm {...form} /> : <StripeCardForm {...form} publishableKey={publishableKey} />
}
