import createClient from 'openapi-fetch'
import type { ShopCallId } from '#src/generated/call-table.ts'
import type { OperationId, operationTable } from '#src/generated/operation-table.ts'
import type { components, operations, paths } from '#src/generated/schema.ts'
import { ApiError, type ApiFailure } from './api-error.ts'
import { type ApiLanguage, type ApiSettings, apiSettings, callHeaders } from './api-settings.ts'
import { type CallRow, callRow } from './call-row.ts'
import { formDataOf } from './form-data.ts'

type Table = typeof operationTable

/** Calls that end in one answer, made by a person; a stream is read by live-events.ts, a carrier's system is no page. */
export type CallId = {
  [Id in ShopCallId]: Table[Id]['answer'] extends 'stream' ? never : Table[Id]['access'] extends 'carrier' ? never : Id
}[ShopCallId]

type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path } ? { path: Path } : unknown
type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? [Query] extends [undefined]
    ? unknown
    : { query?: Query }
  : unknown
type BodyPart<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } | { 'multipart/form-data': infer Body } }
}
  ? { body: Body }
  : unknown
type KeyOf<Id extends OperationId> = Table[Id]['idempotent'] extends true ? { idempotencyKey: string } : unknown

/**
 * What the contract wants for a call, a signal that takes it back, and another function than `fetch` to send it (upload.ts). `asVisitor`
 * leaves the token out, where the answer is the same for everybody and the server is not to keep who asked. `language`: of a file that is
 * wanted in another than the reader's.
 */
export type CallInput<Id extends OperationId> = PathOf<Id> &
  QueryOf<Id> &
  BodyPart<Id> &
  KeyOf<Id> & {
    signal?: AbortSignal | undefined
    send?: ApiSettings['fetch']
    asVisitor?: boolean | undefined
    language?: ApiLanguage | undefined
  }

/** The body of a call that has one. */
export type CallBody<Id extends OperationId> = BodyPart<Id> extends { body: infer Body } ? Body : undefined

type ContentOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer Content } } ? Content : never

/** `results` of the envelope. */
export type CallResults<Id extends OperationId> =
  ContentOf<Id> extends { 'application/json': { results: infer Results } } ? Results : never

/** A file comes as a Blob; everything else as its results and the server's message, empty when it has nothing to say. */
export type CallResponse<Id extends OperationId> = [CallResults<Id>] extends [never]
  ? Blob
  : { results: CallResults<Id>; message: string }

export type InputArgument<Id extends OperationId> =
  object extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]

/** Longer than any call needs, short enough for a person who waits before a dead connection. */
const patience = 30_000
/** A form with files of ten megabytes takes its time on a slow line. */
const patienceWithFiles = 300_000

/**
 * Makes a call of the shop, in its session; throws an `ApiError` when it brings no results. A call that `signal` took back never ends: who
 * took it back does not wait for it, and an actor that React's StrictMode stops and starts again would take the end of its first
 * call for that of its second. This file alone knows openapi-fetch.
 */
export async function callApi<Id extends CallId>(operationId: Id, ...input: InputArgument<Id>): Promise<CallResponse<Id>> {
  const given: LooseInput = input[0] ?? {}
  const headers = callHeaders(given.asVisitor, given.language)
  try {
    return await sendCall(operationId, callRow(operationId), given, headers, headers['x-auth-token-user'])
  } catch (error) {
    // The same call again, under its idempotency key: nothing was kept of the refused one.
    if (error instanceof ApiError && (await isSteppedUp(error))) return callApi(operationId, ...input)
    if (given.signal?.aborted === true) return forever
    throw error
  }
}

/** Makes a call with these headers, as `callApi` does. `token`: the session's that is over when the answer is 401. */
export async function sendCall<Id extends OperationId>(
  operationId: Id,
  row: CallRow,
  given: LooseInput,
  headers: Record<string, string>,
  token: string | undefined,
): Promise<CallResponse<Id>> {
  const { data, error, response } = await exchange(row, given, headers)
  // `response.ok` decides, never `error`: that of an empty 502 is falsy.
  if (!response.ok) throw refusal(operationId, response, error, token)
  // The contract ties the kind of answer to the operation, which the index type cannot carry through to the value.
  if (row.file) return data as CallResponse<Id>
  if (!isEnvelope(data) || data.error) throw new ApiError({ kind: 'garbled' })
  const answer = { results: data.results, message: data.message }
  // As above; the server checks its results against the same contract.
  return answer as CallResponse<Id>
}

/** Whether the call was refused for want of a confirmed identity, which the person has confirmed since. */
export async function isSteppedUp({ failure }: ApiError): Promise<boolean> {
  const stepUp = failure.kind === 'rejected' && failure.results['stepUp']
  // As the contract has it, wherever it is named.
  return isObject(stepUp) && apiSettings().onStepUp(stepUp as components['schemas']['StepUp'])
}

/** A call's input, whichever call it is. */
export interface LooseInput {
  path?: unknown
  query?: unknown
  body?: object
  idempotencyKey?: string
  signal?: AbortSignal | undefined
  send?: ApiSettings['fetch']
  asVisitor?: boolean | undefined
  language?: ApiLanguage | undefined
}

interface Exchanged {
  data?: unknown
  error?: unknown
  response: Response
}

const forever = new Promise<never>(() => undefined)

async function exchange(row: CallRow, given: LooseInput, headers: Record<string, string>): Promise<Exchanged> {
  const { baseUrl, fetch } = apiSettings()
  const timeout = AbortSignal.timeout(row.form ? patienceWithFiles : patience)
  const signal = given.signal === undefined ? timeout : AbortSignal.any([given.signal, timeout])
  // openapi-fetch types one call at a time; here method and path come from the table that was made from the same contract.
  const client = createClient<paths>({ baseUrl, fetch: given.send ?? fetch }) as unknown as {
    request(method: string, path: string, init: object): Promise<Exchanged>
  }
  try {
    const exchanged = await client.request(row.method, row.path, {
      params: { path: given.path, query: given.query },
      ...(given.body !== undefined && { body: row.form ? formDataOf(given.body) : given.body }),
      headers: { ...headers, ...(given.idempotencyKey !== undefined && { 'Idempotency-Key': given.idempotencyKey }) },
      parseAs: row.file ? 'blob' : 'json',
      signal,
    })
    return given.signal?.aborted === true ? await forever : exchanged
  } catch (cause) {
    if (given.signal?.aborted === true) return forever
    throw new ApiError({ kind: cause instanceof SyntaxError ? 'garbled' : 'unreachable' }, { cause })
  }
}

interface Envelope {
  error: boolean
  code: number
  message: string
  results: Record<string, unknown>
}

/** An object with string keys; what JSON gives where the contract says "object". */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEnvelope(value: unknown): value is Envelope {
  return (
    isObject(value) && typeof value['error'] === 'boolean' && typeof value['message'] === 'string' && isObject(value['results'])
  )
}

function refusal(operationId: OperationId, response: Response, answer: unknown, token: string | undefined): ApiError {
  if (!isEnvelope(answer)) {
    // A gateway speaks in place of the server when that is away.
    const away = response.status === 502 || response.status === 503 || response.status === 504
    return new ApiError({ kind: away ? 'unreachable' : 'garbled' })
  }
  const { message, results } = answer
  if (response.status === 401 && token !== undefined) apiSettings().onDeadSession({ token, message, operationId })
  return new ApiError({
    kind: 'rejected',
    code: response.status,
    message,
    fields: fieldsOf(results),
    results,
  } satisfies ApiFailure)
}

function fieldsOf(results: Record<string, unknown>): Record<string, string> {
  const fields = results['fields']
  if (!isObject(fields)) return {}
  const texts: Record<string, string> = {}
  for (const [path, message] of Object.entries(fields)) {
    if (typeof message === 'string') texts[path] = message
  }
  return texts
}
