import type { Stripe, StripeCardNumberElement, StripeElementStyle } from '@stripe/stripe-js'
import type { Drawing } from '#src/ui/use-drawing.ts'
import { type CardBrand, cardBrands } from '#src/lib/card-brand.ts'

export const cardFields = ['number', 'expiry', 'cvc'] as const
export type CardField = (typeof cardFields)[number]

/** What is wrong with a field; texts of ours say it, since Stripe's know no Bangla. */
export type FieldFault = 'number' | 'expiry' | 'expired' | 'cvc'

/** How a field stands: only Stripe's frame knows what is in it. */
export interface FieldState {
  isComplete: boolean
  fault: FieldFault | undefined
}

/** Fields in their places; `show` lets nothing be typed, or lets it again. */
export interface StripeFields extends Drawing<{ locked: boolean }> {
  number: StripeCardNumberElement
  focus: (field: CardField) => void
}

interface FieldEvents {
  onState: (field: CardField, state: FieldState) => void
  onBrand: (brand: CardBrand | undefined) => void
  /** They can be typed in. */
  onReady: () => void
  onFailed: () => void
}

/** Puts Stripe's fields into the frames of a form (`data-frame`), in the page's colours. */
export function mountStripeFields(stripe: Stripe, form: HTMLElement, events: FieldEvents): StripeFields {
  const elements = stripe.elements()
  const options = { style: styleOf(form), placeholder: '' }
  const number = elements.create('cardNumber', { ...options, disableLink: true })
  const expiry = elements.create('cardExpiry', options)
  const cvc = elements.create('cardCvc', options)
  const all = { number, expiry, cvc }

  number.on('change', ({ complete, error, brand }) => {
    events.onState('number', { isComplete: complete, fault: error && 'number' })
    events.onBrand(cardBrands.find((known) => known === brand))
  })
  expiry.on('change', ({ complete, error }) =>
    events.onState('expiry', { isComplete: complete, fault: error && expiryFault(error.code) }),
  )
  cvc.on('change', ({ complete, error }) => events.onState('cvc', { isComplete: complete, fault: error && 'cvc' }))

  let ready = 0
  const onReady = () => {
    ready += 1
    if (ready === cardFields.length) events.onReady()
  }
  number.on('ready', onReady)
  expiry.on('ready', onReady)
  cvc.on('ready', onReady)
  // Of the three this one alone tells that it could not be loaded.
  number.on('loaderror', events.onFailed)
  for (const field of cardFields) {
    const place = form.querySelector<HTMLElement>(`[data-frame="${field}"]`)
    if (place === null) throw new Error(`There is no place for ${field}`)
    all[field].mount(place)
  }

  const dark = matchMedia('(prefers-color-scheme: dark)')
  const recolour = () => {
    for (const field of cardFields) all[field].update({ style: styleOf(form) })
  }
  dark.addEventListener('change', recolour)
  return {
    number,
    focus: (field) => all[field].focus(),
    show: ({ locked }) => {
      for (const field of cardFields) all[field].update({ disabled: locked })
    },
    close: () => {
      dark.removeEventListener('change', recolour)
      for (const field of cardFields) all[field].destroy()
    },
  }
}

/** Stripe's codes of a date that is past (docs.stripe.com/error-codes). */
const past = new Set(['invalid_expiry_year_past', 'invalid_expiry_month_past', 'expired_card'])

const expiryFault = (code: string): FieldFault => (past.has(code) ? 'expired' : 'expiry')

const faults: Readonly<Record<string, { field: CardField; fault: FieldFault }>> = {
  invalid_number: { field: 'number', fault: 'number' },
  incorrect_number: { field: 'number', fault: 'number' },
  incomplete_number: { field: 'number', fault: 'number' },
  invalid_expiry_month: { field: 'expiry', fault: 'expiry' },
  invalid_expiry_year: { field: 'expiry', fault: 'expiry' },
  incomplete_expiry: { field: 'expiry', fault: 'expiry' },
  invalid_expiry_month_past: { field: 'expiry', fault: 'expired' },
  invalid_expiry_year_past: { field: 'expiry', fault: 'expired' },
  expired_card: { field: 'expiry', fault: 'expired' },
  invalid_cvc: { field: 'cvc', fault: 'cvc' },
  incorrect_cvc: { field: 'cvc', fault: 'cvc' },
  incomplete_cvc: { field: 'cvc', fault: 'cvc' },
}

/** The field that one of Stripe's codes is about; undefined when Stripe refused for another reason, or did not answer. */
export const faultOf = (code: string | undefined): { field: CardField; fault: FieldFault } | undefined => faults[code ?? '']

/** The colours and letters of the form, for frames that know nothing of the page's. Digits stand where its language begins. */
function styleOf(form: HTMLElement): StripeElementStyle {
  const { color, direction } = getComputedStyle(form)
  return {
    base: {
      color,
      fontSize: '16px',
      fontFamily: 'system-ui, sans-serif',
      lineHeight: '1.4',
      textAlign: direction === 'rtl' ? 'right' : 'left',
    },
  }
}
