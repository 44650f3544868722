import { useRef, useState } from 'react'
import {
  type CardField,
  cardFields,
  faultOf,
  type FieldFault,
  type FieldState,
  mountStripeFields,
  type StripeFields,
} from '#src/components/payment/stripe-fields.ts'
import { openStripe } from '#src/components/payment/stripe-page.ts'
import { useLanguage } from '#src/i18n/use-text.ts'
import type { CardBrand } from '#src/lib/card-brand.ts'
import { useDrawing } from '#src/ui/use-drawing.ts'

type Faults = Readonly<Partial<Record<CardField, FieldFault>>>

/** Of a field that is left empty. */
const missing: Record<CardField, FieldFault> = { number: 'number', expiry: 'expiry', cvc: 'cvc' }

/**
 * Stripe's fields in the frames of a form, in the page's language. What is typed in them stays in Stripe's frames: of it this page gets the
 * brand, whether it is whole, and at last a token.
 */
export function useStripeFields(publishableKey: string, locked: boolean) {
  const { language } = useLanguage()
  const [status, setStatus] = useState<'loading' | 'ready' | 'unavailable'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [faults, setFaults] = useState<Faults>({})
  const [brand, setBrand] = useState<CardBrand>()
  const mounted = useRef<StripeFields>(undefined)
  const states = useRef<Partial<Record<CardField, FieldState>>>({})

  const load = async () => {
    setStatus('loading')
    const stripe = await openStripe(publishableKey, language)
    return (form: HTMLElement) => {
      states.current = {}
      mounted.current = mountStripeFields(stripe, form, {
        onState: (field, state) => {
          states.current[field] = state
          setFaults(({ [field]: _, ...others }) => (state.fault === undefined ? others : { ...others, [field]: state.fault }))
        },
        onBrand: setBrand,
        onReady: () => setStatus('ready'),
        onFailed: () => setStatus('unavailable'),
      })
      return mounted.current
    }
  }
  const { place } = useDrawing({ load, scene: { locked }, onFailed: () => setStatus('unavailable') })

  const showFaults = (found: Faults) => {
    setFaults(found)
    const first = cardFields.find((field) => found[field] !== undefined)
    if (first !== undefined) mounted.current?.focus(first)
    return 'faulty' as const
  }

  /** Whether all fields are whole; those that are not say so. */
  const check = (): boolean => {
    const found = cardFields.flatMap((field) => {
      const state = states.current[field]
      return state?.isComplete === true ? [] : [[field, state?.fault ?? missing[field]] as const]
    })
    if (found.length > 0) showFaults(Object.fromEntries(found))
    return found.length === 0
  }

  /** Has Stripe make a token of the card. `faulty`: the fields say why it does not; `unreachable`: it could not be asked. */
  const makeToken = async (name: string): Promise<{ token: string } | 'faulty' | 'unreachable'> => {
    const fields = mounted.current
    if (fields === undefined) return 'unreachable'
    if (!check()) return 'faulty'
    try {
      const stripe = await openStripe(publishableKey, language)
      const card = { type: 'card' as const, card: fields.number, billing_details: { name } }
      const { paymentMethod, error } = await stripe.createPaymentMethod(card)
      if (paymentMethod !== undefined) return { token: paymentMethod.id }
      const fault = faultOf(error.code)
      return fault === undefined ? 'unreachable' : showFaults({ [fault.field]: fault.fault })
    } catch {
      return 'unreachable'
    }
  }

  return {
    status,
    faults,
    brand,
    check,
    makeToken,
    /** The form's; another language, or another try, takes another element. */
    frames: { key: `${language} ${attempt}`, ref: place },
    retry: () => setAttempt((before) => before + 1),
  }
}
