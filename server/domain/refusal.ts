import type { components } from '#src/generated/schema.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'

export type ServerKey = Extract<MessageKey, `server:${string}`>
export type FieldKey = Extract<MessageKey, `server:field.${string}`>

/** A text of the server namespace and the values it names. */
export interface Text {
  key: ServerKey
  values?: Record<string, string | number>
}

export interface RefusalResults {
  state?: string
  version?: number
  totals?: components['schemas']['OrderTotals']
  product?: components['schemas']['Product']
  allowance?: components['schemas']['AllowanceUsed']
  callId?: string
}

/**
 * The one way an operation says no. It carries keys, not words; dispatch words it in the caller's language. Unless it was made with
 * `keeping()`, everything that the operation wrote is undone.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** Whether what was written before the refusal stays: a counted try, a spent code. */
  keeps = false

  constructor(
    readonly code: 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503,
    readonly text: Text,
    readonly detail: { fields?: Record<string, Text>; results?: RefusalResults; retryAfter?: number } = {},
  ) {
    super(text.key)
  }

  keeping(): this {
    this.keeps = true
    return this
  }
}

/** 401: no token, or a dead one. */
export const unauthenticated = () => new Refusal(401, { key: 'server:refused.unauthenticated' })
/** 403: the call belongs to the other side, or this account may not act. */
export const wrongSide = (key: ServerKey = 'server:refused.wrongSide') => new Refusal(403, { key })
/** 404: not there, or not this caller's; the two answer alike. */
export const notYours = () => new Refusal(404, { key: 'server:refused.notFound' })
/** 409: the object is in `results.state`, where this change is not possible. */
export const conflict = (key: ServerKey, results: RefusalResults = {}) => new Refusal(409, { key }, { results })
/** 413: `most` is the limit in megabytes; for a form with more parts than its call takes there is none to tell. */
export const tooLarge = (most?: number) =>
  most === undefined
    ? new Refusal(413, { key: 'server:refused.tooLarge' })
    : new Refusal(413, { key: 'server:refused.fileTooLarge', values: { most } })
/** 415: the request, or a file in it, is of a type that the call does not take. */
export const wrongType = (key: ServerKey = 'server:refused.wrongType') => new Refusal(415, { key })
/** 422 with a text per field; paths are those of the body, dots between the steps. */
export const invalid = (fields: Record<string, Text>) => new Refusal(422, { key: 'server:refused.invalid' }, { fields })
/** 429; `retryAfter` in seconds. */
export const tooMany = (retryAfter: number) =>
  new Refusal(429, { key: 'server:refused.tooMany', values: { count: retryAfter } }, { retryAfter })
/** 503: what the call needs is not to be had, now or in this installation. What the marketplace itself runs on has its own errors. */
export const away = (key: ServerKey) => new Refusal(503, { key })
