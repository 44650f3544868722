import type { OperationId, operationTable } from '#src/generated/operation-table.ts'
import type { components, operations } from '#src/generated/schema.ts'
import type { Bytes } from '#server/ports/files.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Tables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import type { Language } from '#server/store/tables/columns.ts'

/** A file as a response. `immutable`: the bytes of an address never change. */
export interface FileResult {
  bytes: Uint8Array | Bytes
  contentType: string
  fileName?: string
  /** Browsers save an attachment and may display the rest. */
  attachment?: boolean
  cache: 'private' | 'public' | 'immutable'
}

/**
 * An uploaded file: stored, but temporary until `keepFile` (server/domain/document/files.ts). Its type was detected from its content; a
 * picture is already converted for pages.
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

/** The body of an operation: a form's files are replaced by their stored metadata, or by their bytes when they are not stored. */
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

/** The signed-in user and the current side. */
export interface Caller {
  user: Row<'users'>
  session: Row<'sessions'>
  side: 'buyer' | 'seller'
}

/** What a delivery token opens: one shipment, for the driver that it has now. */
export interface CarrierJob {
  shipmentId: string
  revision: number
  /** Who answers for the files that the driver sends. */
  sellerId: string
}

/** Staff of the marketplace, signed in to the operators' pages. */
export interface OperatorCaller {
  operator: Row<'operators'>
  session: Row<'operatorSessions'>
}

type CallerOf<Id extends OperationId> = (typeof operationTable)[Id]['access'] extends 'public'
  ? Caller | undefined
  : (typeof operationTable)[Id]['access'] extends 'carrier'
    ? CarrierJob
    : (typeof operationTable)[Id]['access'] extends 'operator'
      ? OperatorCaller
      : Caller

/** Where a change comes from, for the security log. */
export interface Origin {
  /** The network address of a call; of a command the machine that it is run on. */
  address: string
  userAgent: string | undefined
  requestId: string | undefined
  /** Who calls, when signed in. */
  userId?: string | undefined
  /** Who runs a command. */
  operator?: string | undefined
}

/** The context of every operation and domain rule. */
export interface OperationContext {
  tables: Tables
  ports: Ports
  /** The injected clock, ISO 8601 UTC. Fixed for the length of a call. */
  now: string
  newId: () => string
  /** The call that makes the change, when it has an Idempotency-Key: its caller's own live events carry the key. */
  cause?: { userId: string; idempotencyKey: string } | undefined
  /** A call's, or a command's; jobs have none. */
  origin?: Origin | undefined
}

/** For rules that operator commands use, too: tables and a clock, no providers. */
export type TableContext = Omit<OperationContext, 'ports'>

export interface Call<Id extends OperationId> extends OperationContext {
  /** The path's one parameter (`{id}`, `{token}`, `{text}`); empty without one. */
  id: string
  body: BodyOf<Id>
  caller: CallerOf<Id>
  /** The language of the call's header; English without one. */
  language: Language
  /** Only what the header names. */
  namedLanguage: Language | undefined
  /** Ends when the caller goes away; only streams need it. */
  signal: AbortSignal
  /** The position of a resumed stream. */
  lastEventId: string | undefined
  /** The origin of the page that makes the call, as its browser names it. */
  pageOrigin: string | undefined
  /** The raw body, which a provider's signature covers. */
  sentText: string | undefined
  /** A payment provider's signature of `sentText`. */
  signature: string | undefined
}

/** One call of the contract, implemented once for every store and transport. It returns results, or throws a DomainError. */
export type Operation<Id extends OperationId> = (call: Call<Id>) => Promise<ResultsOf<Id>>

/** The transactions of a call that uses a provider in between. */
export interface Steps<Id extends OperationId> {
  /** Runs on the store itself, in no transaction: for what is looked up or counted before anything is done. */
  outside: <Result>(work: (call: Call<Id>) => Promise<Result>) => Promise<Result>
  /** Runs in a transaction of its own, whose changes stay whatever happens after. */
  step: <Result>(work: (call: Call<Id>) => Promise<Result>) => Promise<Result>
  /** The transaction that returns the response, which a repeat with the same Idempotency-Key gets. */
  lastStep: (work: (call: Call<Id>) => Promise<ResultsOf<Id>>) => Promise<ResultsOf<Id>>
}

/**
 * A call that waits for a provider. No transaction is open meanwhile, so it must be restartable between two steps: requests to the provider
 * use a stable idempotency key.
 */
export interface SteppedOperation<Id extends OperationId> {
  inSteps: (body: BodyOf<Id>, ports: Ports, steps: Steps<Id>) => Promise<ResultsOf<Id>>
}

export type Operations = { [Id in OperationId]: Operation<Id> | SteppedOperation<Id> }
