import type { OperationId, operationTable } from '#src/generated/operation-table.ts'
import type { components, operations } from '#src/generated/schema.ts'
import type { Bytes } from '#server/ports/files.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Tables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import type { Language } from '#server/store/tables/columns.ts'

/** A file as an answer. `immutable`: the same address will never answer other bytes. */
export interface FileResult {
  bytes: Uint8Array | Bytes
  contentType: string
  fileName?: string
  /** A browser saves an attachment; the rest it may show. */
  attachment?: boolean
  cache: 'private' | 'public' | 'immutable'
}

/**
 * A file that came with a call: stored, but not the marketplace's until `keepFile` (server/domain/document/files.ts) makes it so. Its type was
 * told by its content; a picture is already in the form for pages.
 */
export interface Upload {
  _id: string
  fileName: string
  contentType: string
  size: number
  sha256: string
}

/**
 * One server-sent event, or only the id from which the stream can be resumed; an idle stream yields `undefined` now and then, to be
 * sent as a comment.
 */
export type StreamResult = AsyncIterable<{ id: string; event?: components['schemas']['LiveEvent'] } | undefined>

type Received<Value> = Value extends File
  ? Upload
  : Value extends readonly File[]
    ? Upload[]
    : Value extends Blob
      ? Uint8Array
      : Value
type ReceivedForm<Form> = { [Field in keyof Form]: Received<Form[Field]> }

/** The body as the operation gets it: in place of a form's files stands what was stored of them, of a passing one the bytes. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? ReceivedForm<Form>
    : undefined

export type ResultsOf<Id extends OperationId> = (typeof operationTable)[Id]['answer'] extends 'file'
  ? FileResult
  : (typeof operationTable)[Id]['answer'] extends 'stream'
    ? StreamResult
    : operations[Id] extends { responses: { 200: { content: { 'application/json': { results: infer Results } } } } }
      ? Results
      : never

/** Who calls, and on which side. */
export interface Caller {
  user: Row<'users'>
  session: Row<'sessions'>
  side: 'buyer' | 'seller'
}

/** What a signed delivery token says: whose shipment it is for. */
export interface CarrierJob {
  orderNumber: string
}

type CallerOf<Id extends OperationId> = (typeof operationTable)[Id]['access'] extends 'public'
  ? Caller | undefined
  : (typeof operationTable)[Id]['access'] extends 'carrier'
    ? CarrierJob
    : Caller

/** What every operation and domain rule may use besides its input. */
export interface OperationContext {
  tables: Tables
  ports: Ports
  /** The injected clock, ISO 8601 UTC. Fixed for the length of a call. */
  now: string
  newId: () => string
  /** The call that makes the change, when it has an Idempotency-Key: its caller's own live events carry the key. */
  cause?: { userId: string; idempotencyKey: string } | undefined
}

/** For rules that an operator's command uses too: it has tables and a clock, and no providers. */
export type TableContext = Omit<OperationContext, 'ports'>

export interface Call<Id extends OperationId> extends OperationContext {
  /** What stands in the path's one parameter (`{id}`, `{token}`, `{text}`); empty where the path has none. */
  id: string
  body: BodyOf<Id>
  caller: CallerOf<Id>
  /** The language asked for by the call's header. */
  language: Language
  /** Ends when the caller goes away; only streams need it. */
  signal: AbortSignal
  /** Where a resumed stream goes on. */
  lastEventId: string | undefined
  /** What the caller's browser calls itself. */
  userAgent: string | undefined
  /** The body's text exactly as it came: what a provider's signature was made over. */
  sentText: string | undefined
  /** A payment provider's signature of `sentText`. */
  signature: string | undefined
}

/** One call of the contract, implemented once for every store and transport. It answers, or throws a DomainError. */
export type Operation<Id extends OperationId> = (call: Call<Id>) => Promise<ResultsOf<Id>>

/** The transactions of a call that asks somebody outside in between. */
export interface Steps<Id extends OperationId> {
  /** Runs in a transaction of its own, whose changes stay whatever happens after. */
  step: <Result>(work: (call: Call<Id>) => Promise<Result>) => Promise<Result>
  /** The transaction that answers, and the only one whose answer a repeat with the same Idempotency-Key gets. */
  lastStep: (work: (call: Call<Id>) => Promise<ResultsOf<Id>>) => Promise<ResultsOf<Id>>
}

/**
 * A call that needs a provider's answer while it runs. No transaction is open while it waits, so it must bear to be cut off between
 * two steps and begun again: what it asks for outside is asked under a name that stays the same.
 */
export interface SteppedOperation<Id extends OperationId> {
  inSteps: (body: BodyOf<Id>, ports: Ports, steps: Steps<Id>) => Promise<ResultsOf<Id>>
}

export type Operations = { [Id in OperationId]: Operation<Id> | SteppedOperation<Id> }
