/**
 * Why a call brought no results. `rejected`: the server said no, in `message`, which is already in the reader's language; `fields`
 * (422) are messages by the path of the field, `results` what else it told (the current state with 409). `unreachable`: no answer
 * came, so nobody knows whether the call did its work; it may be tried again with the same idempotency key. `garbled`: an answer
 * came that is not of the contract.
 */
export type ApiFailure =
  | {
      kind: 'rejected'
      code: number
      message: string
      fields: Readonly<Record<string, string>>
      results: Readonly<Record<string, unknown>>
    }
  | { kind: 'unreachable' }
  | { kind: 'garbled' }

export type Rejection = Extract<ApiFailure, { kind: 'rejected' }>

export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly failure: ApiFailure,
    options?: ErrorOptions,
  ) {
    super(failure.kind === 'rejected' ? `${failure.code} ${failure.message}` : failure.kind, options)
  }
}

/**
 * What went wrong with a call, for a machine's `onError`. Throws on when it was no call that failed but our own code: an actor
 * that throws hands the defect to the page's error boundary.
 */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure
  throw error
}

/** The rejection, when the server has answered and said no. Throws on as `failureOf` does. */
export function rejectionOf(error: unknown): Rejection | undefined {
  const failure = failureOf(error)
  return failure.kind === 'rejected' ? failure : undefined
}
