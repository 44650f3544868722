import type { components } from '#src/generated/schema.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { TextValues } from '#server/texts.ts'

export type ServerKey = Extract<MessageKey, `server:${string}`>
export type FieldKey = Extract<MessageKey, `server:field.${string}`>

/** A text of the server namespace and the values it names. */
export interface Text {
  key: ServerKey
  values?: TextValues
}

export interface DomainErrorResults {
  state?: string
  version?: number
  totals?: components['schemas']['OrderTotals']
  shared?: readonly components['schemas']['SharedTransfer'][]
  product?: components['schemas']['Product']
  allowance?: components['schemas']['AllowanceUsed']
  secondFactor?: components['schemas']['SecondFactorAsked']
  registration?: components['schemas']['CodeRequested']
  stepUp?: components['schemas']['StepUp']
  callId?: string
}

/**
 * The one error of an operation. It carries message keys, which dispatch translates into the caller's language. Everything that the
 * operation wrote is rolled back, unless it was made with `keeping()`.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  /** Whether earlier writes are committed: a counted try, a used code. */
  keeps = false

  constructor(
    readonly code: 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503,
    readonly text: Text,
    readonly detail: { fields?: Record<string, Text>; results?: DomainErrorResults; retryAfter?: number } = {},
  ) {
    super(text.key)
  }

  keeping(): this {
    this.keeps = true
    return this
  }
}

/** 401: no token, or an invalid one. */
export const unauthenticated = (key: ServerKey = 'server:refused.unauthenticated') => new DomainError(401, { key })
/** 403: the call belongs to the other side, or this account may not act. */
export const forbidden = (key: ServerKey = 'server:refused.wrongSide', values?: Text['values']) =>
  new DomainError(403, { key, ...(values && { values }) })
/** 403: the identity of the session was not confirmed lately; it can be by a proof of any of these kinds. */
export const stepUpRequired = (stepUp: components['schemas']['StepUp']) =>
  new DomainError(403, { key: 'server:refused.stepUp' }, { results: { stepUp } })
/** 403: the browser is new to the account; `isConfirmable`: by a code that is mailed to its owner. */
export const newBrowser = (key: ServerKey, values: Text['values'], isConfirmable: boolean) =>
  new DomainError(
    403,
    { key, ...(values && { values }) },
    isConfirmable ? { results: { stepUp: { kinds: ['mailedCode'] } } } : {},
  )
/** 404: missing, or not this caller's; indistinguishable. */
export const notFound = () => new DomainError(404, { key: 'server:refused.notFound' })
/**
 * 409: this change is not possible. `results.state`: where the object stands now. A conflict of an operator's call has it only when the
 * object is no longer as it was read; their page then closes what it asked, and reads anew.
 */
export const conflict = (key: ServerKey, results: DomainErrorResults = {}) => new DomainError(409, { key }, { results })
/** 413: `most` is the limit in megabytes; undefined for a form with too many parts. */
export const payloadTooLarge = (most?: number) =>
  most === undefined
    ? new DomainError(413, { key: 'server:refused.tooLarge' })
    : new DomainError(413, { key: 'server:refused.fileTooLarge', values: { most } })
/** 415: the request, or a file in it, is of a type that the call does not accept. */
export const unsupportedMediaType = (key: ServerKey = 'server:refused.wrongType') => new DomainError(415, { key })
/** 422 with a text per field; paths are those of the body, dots between the steps. */
export const invalidFields = (fields: Record<string, Text>) => new DomainError(422, { key: 'server:refused.invalid' }, { fields })
/** 422 for an infected file: the message says so itself, since a file may be sent without a form around it. */
/** Throws 422 where a field has a fault. */
export function assertFaultless(fields: Record<string, Text>): void {
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
}

export const malwareFound = (field: string) =>
  new DomainError(422, { key: 'server:field.malware' }, { fields: { [field]: { key: 'server:field.malware' } } })
/** 429; `retryAfter` in seconds. */
export const tooManyRequests = (retryAfter: number) =>
  new DomainError(429, { key: 'server:refused.tooMany', values: { count: retryAfter } }, { retryAfter })
/**
 * 503: a dependency of the call is unavailable, now (`retryAfter`, in seconds) or in this installation. Store and file store have their
 * own errors.
 */
export const unavailable = (key: ServerKey, retryAfter?: number) =>
  new DomainError(503, { key }, retryAfter === undefined ? {} : { retryAfter })
