import { createInstance } from 'i18next'
import arDispute from '#locales/ar/dispute.json' with { type: 'json' }
import arInvoice from '#locales/ar/invoice.json' with { type: 'json' }
import arMail from '#locales/ar/mail.json' with { type: 'json' }
import arNotification from '#locales/ar/notification.json' with { type: 'json' }
import arServer from '#locales/ar/server.json' with { type: 'json' }
import arStatement from '#locales/ar/statement.json' with { type: 'json' }
import bnDispute from '#locales/bn/dispute.json' with { type: 'json' }
import bnInvoice from '#locales/bn/invoice.json' with { type: 'json' }
import bnMail from '#locales/bn/mail.json' with { type: 'json' }
import bnNotification from '#locales/bn/notification.json' with { type: 'json' }
import bnServer from '#locales/bn/server.json' with { type: 'json' }
import bnStatement from '#locales/bn/statement.json' with { type: 'json' }
import enDispute from '#locales/en/dispute.json' with { type: 'json' }
import enInvoice from '#locales/en/invoice.json' with { type: 'json' }
import enMail from '#locales/en/mail.json' with { type: 'json' }
import enNotification from '#locales/en/notification.json' with { type: 'json' }
import enServer from '#locales/en/server.json' with { type: 'json' }
import enStatement from '#locales/en/statement.json' with { type: 'json' }
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { Quantity } from '#src/lib/quantity.ts'
import type { Language } from '#server/store/tables/columns.ts'

export type ServerText = Extract<
  MessageKey,
  | `server:${string}`
  | `mail:${string}`
  | `notification:${string}`
  | `statement:${string}`
  | `invoice:unit.${string}`
  | `dispute:settlement.${string}`
  | `dispute:unpaidSettlement.${string}`
>

const i18n = createInstance({
  lng: 'en',
  fallbackLng: 'en',
  ns: ['server', 'mail', 'notification', 'statement', 'invoice', 'dispute'],
  resources: {
    en: {
      server: enServer,
      mail: enMail,
      notification: enNotification,
      statement: enStatement,
      invoice: { unit: enInvoice.unit },
      dispute: { settlement: enDispute.settlement, unpaidSettlement: enDispute.unpaidSettlement },
    },
    ar: {
      server: arServer,
      mail: arMail,
      notification: arNotification,
      statement: arStatement,
      invoice: { unit: arInvoice.unit },
      dispute: { settlement: arDispute.settlement, unpaidSettlement: arDispute.unpaidSettlement },
    },
    bn: {
      server: bnServer,
      mail: bnMail,
      notification: bnNotification,
      statement: bnStatement,
      invoice: { unit: bnInvoice.unit },
      dispute: { settlement: bnDispute.settlement, unpaidSettlement: bnDispute.unpaidSettlement },
    },
  },
  // Values go into JSON and plain-text mail; the HTML part of a mail escapes on its own.
  interpolation: { escapeValue: false },
})
void i18n.init()

/** What a text names: numbers and quantities get the language's digits and units; what must not be touched is passed as a string. */
export type TextValues = Record<string, string | number | Quantity>

export function serverText(language: Language, key: ServerText, values: TextValues = {}): string {
  return i18n.t(key, { lng: language, ...values, replace: formatValues(language, values) })
}

const formatValues = (language: Language, values: TextValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatValue(language, value)]))

function formatValue(language: Language, value: TextValues[string]): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? digits[language].format(value) : formatQuantity(language, value)
}

/** A quantity in the digits of the language, grouped, with the unit's sign or name. */
export function formatQuantity(language: Language, { value, unit }: Quantity): string {
  return `${quantityDigits[language].format(value)}\u00A0${serverText(language, `invoice:unit.${unit}`)}`
}

/** A number in the language's digits, for texts whose values are kept as strings. */
export const numberText = (language: Language, value: number): string => digits[language].format(value)

const digits: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { useGrouping: false }),
  ar: new Intl.NumberFormat('ar-SA-u-nu-arab', { useGrouping: false }),
  bn: new Intl.NumberFormat('bn-BD-u-nu-beng', { useGrouping: false }),
}

const quantityDigits: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 6 }),
  ar: new Intl.NumberFormat('ar-SA-u-nu-arab', { maximumFractionDigits: 6 }),
  bn: new Intl.NumberFormat('bn-BD-u-nu-beng', { maximumFractionDigits: 6 }),
}

const done = new Map<string, string>()

/** Returns the message of a call that went well; empty where the key has no text, which are most. Looked up once a language. */
export function doneText(language: Language, key: string): string {
  const name = `${language} ${key}`
  const known = done.get(name)
  if (known !== undefined) return known
  const text = hasText(key) ? serverText(language, key) : ''
  done.set(name, text)
  return text
}

/** Whether there is such a text; `done.*` exists only for calls with a success message. */
export function hasText(key: string): key is ServerText {
  const known = present.get(key)
  if (known !== undefined) return known
  const found = i18n.exists(key, { lng: 'en' })
  present.set(key, found)
  return found
}

/** Keys are built of names in the program, never of input, so the cache is bounded. */
const present = new Map<string, boolean>()
