import type { OperationId } from '#src/generated/operation-table.ts'
import type { components } from '#src/generated/schema.ts'

export type Side = 'Buyer' | 'Seller'
export type ApiLanguage = 'English' | 'Arabic' | 'Bangla'

/** What each call asks for at the moment it is made, so that no call carries the headers of an earlier person or language. */
export interface ApiSettings {
  token: () => string | null
  side: () => Side
  language: () => ApiLanguage
  /** The reader's currency; null shows the sellers' prices alone. */
  currency: () => string | null
  /** A call made with `token` was answered 401: that session is over. `message` is the server's, in the reader's language. */
  onDeadSession: (dead: { token: string; message: string; operationId: OperationId }) => void
  /** A call was refused until the person has confirmed who they are; resolves to whether they did, and it is to be made again. */
  onStepUp: (stepUp: components['schemas']['StepUp']) => Promise<boolean>
  /** Where the calls go; by default `/api` of the site that served the page. */
  baseUrl: string
  /** Stands for the browser's `fetch` in tests. */
  fetch: (request: Request) => Promise<Response>
}

const defaults: ApiSettings = {
  token: () => null,
  side: () => 'Buyer',
  language: () => 'English',
  currency: () => null,
  onDeadSession: () => undefined,
  onStepUp: async () => false,
  baseUrl: '/api',
  // Looked up at each call: a mock may put its own in place after the page has started.
  fetch: (request) => globalThis.fetch(request),
}

let settings: ApiSettings = defaults

/** Called once, before the first call; what is left out falls to its default. */
export function configureApi(given: Partial<ApiSettings>): void {
  settings = { ...defaults, ...given }
}

export function apiSettings(): ApiSettings {
  return settings
}

/** The headers of every call. Without a session the token is left out, and where the call is a visitor's. `language`: another than the reader's. */
export function callHeaders(asVisitor = false, language = settings.language()): Record<string, string> {
  const token = asVisitor ? null : settings.token()
  const currency = settings.currency()
  return {
    ...(token !== null && { 'x-auth-token-user': token }),
    'x-user-type': settings.side(),
    'x-auth-language': language,
    ...(currency !== null && { 'x-currency': currency }),
  }
}
