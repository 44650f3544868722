import createClient from 'openapi-fetch'
import { type CallRow, callTable } from '#src/generated/call-table.ts'
import type { OperationId, operationTable } from '#src/generated/operation-table.ts'
import type { operations, paths } from '#src/generated/schema.ts'
import { ApiError, type ApiFailure } from './api-error.ts'
import { type ApiSettings, apiSettings, callHeaders } from './api-settings.ts'
import { formDataOf } from './form-data.ts'

type Table = typeof operationTable

/** Calls that end in one answer, made by a person; a stream is read by live-events.ts, a carrier's system is no page. */
export type CallId = {
  [Id in OperationId]: Table[Id]['answer'] extends 'stream' ? never : Table[Id]['access'] extends 'carrier' ? never : Id
}[OperationId]

type PathOf<Id extends CallId> = operations[Id]['parameters'] extends { path: infer Path } ? { path: Path } : unknown
type QueryOf<Id extends CallId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? [Query] extends [undefined]
    ? unknown
    : { query?: Query }
  : unknown
type BodyPart<Id extends CallId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } | { 'multipart/form-data': infer Body } }
}
  ? { body: Body }
  : unknown
type KeyOf<Id extends CallId> = Table[Id]['idempotent'] extends true ? { idempotencyKey: string } : unknown

/**
 * What the contract wants for a call, a signal that takes it back, and another function than `fetch` to send it (upload.ts). `asVisitor`
 * leaves the token out, where the answer is the same for everybody and the server is not to keep who asked.
 */
export type CallInput<Id extends CallId> = PathOf<Id> &
  QueryOf<Id> &
  BodyPart<Id> &
  KeyOf<Id> & { signal?: AbortSignal | undefined; send?: ApiSettings['fetch']; asVisitor?: boolean | undefined }

/** The body of a call that has one. */
export type CallBody<Id extends CallId> = BodyPart<Id> extends { body: infer Body } ? Body : undefined

type ContentOf<Id extends CallId> = operations[Id]['responses'] extends { 200: { content: infer Content } } ? Content : never

/** `results` of the envelope. */
export type CallResults<Id extends CallId> =
  ContentOf<Id> extends { 'application/json': { results: infer Results } } ? Results : never

/** A file comes as a Blob; everything else as its results and the server's message, empty when it has nothing to say. */
export type CallResponse<Id extends CallId> = [CallResults<Id>] extends [never]
  ? Blob
  : { results: CallResults<Id>; message: string }

type InputArgument<Id extends CallId> = object extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]

/** Longer than any call needs, short enough for a person who waits before a dead connection. */
const patience = 30_000
/** A form with files of ten megabytes takes its time on a slow line. */
const patienceWithFiles = 300_000

/**
 * Makes a call of the contract; throws an `ApiError` when it brings no results. A call that `signal` took back never ends: who
 * took it back does not wait for it, and an actor that React's StrictMode stops and starts again would take the end of its first
 * call for that of its second. This file alone knows openapi-fetch.
 */
export async function callApi<Id extends CallId>(operationId: Id, ...[input]: InputArgument<Id>): Promise<CallResponse<Id>> {
  const given: LooseInput = input ?? {}
  const row = callTable[operationId]
  const headers = callHeaders(given.asVisitor)
  const { data, error, response } = await exchange(row, given, headers)
  // `response.ok` decides, never `error`: that of an empty 502 is falsy.
  if (!response.ok) throw refusal(operationId, response, error, headers['x-auth-token-user'])
  // The contract ties the kind of answer to the operation, which the index type cannot carry through to the value.
  if (row.file) return data as CallResponse<Id>
  if (!isEnvelope(data) || data.error) throw new ApiError({ kind: 'garbled' })
  const answer = { results: data.results, message: data.message }
  // As above; the server checks its results against the same contract.
  return answer as CallResponse<Id>
}

interface LooseInput {
  path?: unknown
  query?: unknown
  body?: object
  idempotencyKey?: string
  signal?: AbortSignal | undefined
  send?: ApiSettings['fetch']
  asVisitor?: boolean | undefined
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
