import { type ChosenKind, chosenKinds } from '#src/lib/paths.ts'

/** What the page remembers about a person between visits, in the names that the product's owner gave. */
export interface Session {
  token: string | null
  userId: string | null
  fullName: string | null
  /** The side the person acts on. */
  accountType: 'Buyer' | 'Seller'
  /** Set by the first switch between the sides. */
  hasSwitched: boolean
  /** The person has just signed out: the gate of the page they leave must not ask them to sign in. Gone with the next page. */
  hasLoggedOut: boolean
  /** The things last chosen. Product and order pages are about these. */
  ids: Partial<Record<ChosenKind, string>>
  sellerId: string | null
  chatId: string | null
  isSelectingChat: boolean
  /** Of the orders that were looked at last, to whose list a page without an order of its own leads. */
  productType: 'product' | 'sample' | null
  /** The stars that were pressed where a rating was asked for; its form begins with them. */
  rating: number | null
  /** Of a registration or a forgotten password that waits for its code. */
  userEmail: string | null
  verificationType: 'signup' | 'passwordReset' | null
  /** Tells the code that this browser asked for from those that others asked for. */
  codeToken: string | null
  /** A person's own number; a company's stands in the three below. A new address and another try of a registration begin with it. */
  countryCode: string | null
  phoneNumber: string | null
  businessEmail: string | null
  businesscountryCode: string | null
  businessphoneNumber: string | null
  /** What was filled in about a company until its registration is sent. */
  companyData: Readonly<Record<string, string>>
  /** Slug and names of the plan that holds; empty until it was told. */
  subscription: Readonly<Record<string, string>>
  /** Brand and last four digits of the card on file; never its number. Empty without one. */
  creditCard: Readonly<Record<string, string>>
  /** Where the account's QR code leads. */
  qrCode: string | null
  /** The currency in which prices are shown beside the seller's; null shows the seller's alone. */
  currency: string | null
  /** Made once for this browser; the server keeps language and push token by it. */
  deviceId: string
  pushToken: string | null
  notificationsOn: boolean
  /** The person was asked whether this browser may be pushed to, and wants to be left alone. */
  pushPostponed: boolean
}

type Readers = { [Key in keyof Session]: (stored: unknown) => Session[Key] }

const textOrNull = (stored: unknown) => (typeof stored === 'string' && stored !== '' ? stored : null)
const flag = (stored: unknown) => stored === true

/** Each field read by itself, so that one damaged field does not cost the others. */
const readers: Readers = {
  token: textOrNull,
  userId: textOrNull,
  fullName: textOrNull,
  accountType: (stored) => (stored === 'Seller' ? 'Seller' : 'Buyer'),
  hasSwitched: flag,
  hasLoggedOut: flag,
  ids: readIds,
  sellerId: textOrNull,
  chatId: textOrNull,
  isSelectingChat: flag,
  productType: (stored) => (stored === 'product' || stored === 'sample' ? stored : null),
  rating: (stored) => (typeof stored === 'number' && Number.isFinite(stored) ? stored : null),
  userEmail: textOrNull,
  verificationType: (stored) => (stored === 'signup' || stored === 'passwordReset' ? stored : null),
  codeToken: textOrNull,
  countryCode: textOrNull,
  phoneNumber: textOrNull,
  businessEmail: textOrNull,
  businesscountryCode: textOrNull,
  businessphoneNumber: textOrNull,
  companyData: readTexts,
  subscription: readTexts,
  creditCard: readTexts,
  qrCode: textOrNull,
  currency: (stored) => (typeof stored === 'string' && /^[A-Z]{3}$/.test(stored) ? stored : null),
  deviceId: (stored) => (typeof stored === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(stored) ? stored : newDeviceId()),
  pushToken: textOrNull,
  notificationsOn: (stored) => stored !== false,
  pushPostponed: flag,
}

/** The session in what a browser stored; whatever is missing, damaged or of another kind falls to its default. */
export function readSession(stored: unknown): Session {
  const fields = asRecord(stored)
  const entries = Object.entries(readers).map(([key, read]) => [key, read(fields[key])])
  // One entry per reader, each with the value its reader gave: Readers pairs them with the fields of Session.
  return Object.fromEntries(entries) as Session
}

/** What stays with the browser when a person signs out: it tells nothing about them. */
export function afterLogout(session: Session): Session {
  const { deviceId, pushToken, currency } = session
  return { ...readSession({ deviceId, pushToken, currency }), hasLoggedOut: true }
}

function asRecord(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {}
}

function readIds(stored: unknown): Session['ids'] {
  const fields = asRecord(stored)
  const ids: Session['ids'] = {}
  for (const kind of chosenKinds) {
    const id = textOrNull(fields[kind])
    if (id !== null) ids[kind] = id
  }
  return ids
}

function readTexts(stored: unknown): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [key, value] of Object.entries(asRecord(stored))) {
    if (typeof value === 'string') texts[key] = value
  }
  return texts
}

function newDeviceId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
