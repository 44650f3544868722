import type { Stripe } from '@stripe/stripe-js'
import type { Language } from '#src/i18n/languages.ts'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'

/** Loads Stripe's own script, from its own host: on pages that take a card alone, whose documents may (lib/card-pages). */
const load = () => withinChunkLimit(import('@stripe/stripe-js/pure'))

/** Stripe speaks no Bangla: what it says in its own frames is English there. All around them is ours. */
const locales = { en: 'en', ar: 'ar', bn: 'en' } as const satisfies Record<Language, string>

const opened = new Map<string, Promise<Stripe>>()

/** Returns Stripe's script for an account in a language; one that could not be loaded is loaded again at the next call. */
export function openStripe(publishableKey: string, language: Language): Promise<Stripe> {
  const name = `${publishableKey} ${locales[language]}`
  const known = opened.get(name)
  if (known !== undefined) return known
  const opening = load()
    .then(({ loadStripe }) => loadStripe(publishableKey, { locale: locales[language] }))
    .then((stripe) => {
      if (stripe === null) throw new Error('There is no document to load Stripe in')
      return stripe
    })
  opened.set(name, opening)
  opening.catch(() => opened.delete(name))
  return opening
}

const asking = new Map<string, Promise<void>>()

/**
 * Shows the bank's page over this one, and resolves when it has closed, whatever the customer did there: what came of it the server finds
 * out. Rejects when the script cannot be loaded.
 */
export function openBankPage(publishableKey: string, language: Language, clientSecret: string): Promise<void> {
  const open = asking.get(clientSecret)
  if (open !== undefined) return open
  const closed = openStripe(publishableKey, language)
    .then((stripe) => stripe.handleNextAction({ clientSecret }))
    .then(() => {})
    .finally(() => asking.delete(clientSecret))
  asking.set(clientSecret, closed)
  return closed
}
