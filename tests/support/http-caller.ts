import { randomUUID } from 'node:crypto'
import { formDataOf } from '#src/api/form-data.ts'
import { type StreamedEvent, readEvents } from '#src/api/read-events.ts'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { demoPassword } from '#server/demo/load-demo.ts'
import type { Envelope } from '#server/dispatch.ts'
import type { ResultsOf } from '#server/operation.ts'
import type { SentBody, Side } from './marketplace.ts'

export interface HttpCall<Id extends OperationId> {
  token?: string
  side?: Side
  /** The path's parameter. */
  id?: string
  /** The Idempotency-Key; random by default. */
  key?: string
  /** The client's address, as a proxy forwards it. */
  address?: string
  deliveryToken?: string
  operatorToken?: string
  body?: SentBody<Id>
}

export interface HttpResponse {
  status: number
  retryAfter: string | null
  envelope: Envelope
}

/** Calls a server in another process over HTTP. Throws without a complete response. */
export async function responseAt<Id extends OperationId>(url: string, id: Id, call: HttpCall<Id> = {}): Promise<HttpResponse> {
  const response = await send(url, id, call)
  // Every JSON response of the server.
  const envelope = (await response.json()) as Envelope
  return { status: response.status, retryAfter: response.headers.get('retry-after'), envelope }
}

/** The results of a call that must succeed. */
export async function callAt<Id extends OperationId>(url: string, id: Id, call: HttpCall<Id> = {}): Promise<ResultsOf<Id>> {
  const { status, envelope } = await responseAt(url, id, call)
  if (status !== 200) throw new Error(`${id}: ${JSON.stringify(envelope)}`)
  // The contract's; tests/operations validate each response.
  return envelope.results as ResultsOf<Id>
}

/** Returns the bytes of an existing file. */
export async function fileAt(url: string, id: OperationId, call: HttpCall<OperationId>): Promise<Buffer> {
  const response = await send(url, id, call)
  if (!response.ok) throw new Error(`${id}: ${await response.text()}`)
  return Buffer.from(await response.arrayBuffer())
}

/** The token of one of the demo's people. */
export async function signInAt(url: string, name: string): Promise<string> {
  return (await callAt(url, 'login', { body: { email: `${name}@kimiya.example`, password: demoPassword } })).token
}

/** A person's live events, from after `lastEventId` on or from now, once the stream is open. */
export async function followAt(url: string, token: string, lastEventId?: string) {
  const controller = new AbortController()
  const headers = { 'x-auth-token-user': token, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) }
  const response = await fetch(`${url}/api${operationTable.events.path}`, { headers, signal: controller.signal })
  if (!response.ok || response.body === null) throw new Error(`The event stream answered ${response.status}`)
  const events = readEvents(response.body, () => {})[Symbol.asyncIterator]()
  const next = async (): Promise<StreamedEvent | undefined> => {
    const read = await events.next()
    return read.done === true ? undefined : read.value
  }
  const standing = (await next())?.id ?? ''
  return {
    /** Its position when it was opened. */
    standing,
    /** The next event; undefined once the server has ended the stream. */
    next,
    close: () => controller.abort(),
  }
}

function send<Id extends OperationId>(url: string, operationId: Id, call: HttpCall<Id>): Promise<Response> {
  const { method, path, idempotent, body: form } = operationTable[operationId]
  const { token, side, id = '', key = randomUUID(), address, body = {} } = call
  const headers = {
    ...(token !== undefined && { 'x-auth-token-user': token }),
    ...(side !== undefined && { 'x-user-type': side }),
    ...(call.deliveryToken !== undefined && { 'x-delivery-token': call.deliveryToken }),
    ...(call.operatorToken !== undefined && { 'x-auth-token-operator': call.operatorToken }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
    ...(idempotent && { 'idempotency-key': key }),
    ...(form === 'json' && { 'content-type': 'application/json' }),
  }
  const sent = form === false ? {} : { body: form === 'json' ? JSON.stringify(body) : formDataOf(body) }
  return fetch(`${url}/api${path.replace(/\{\w+\}/, encodeURIComponent(id))}`, { method: method.toUpperCase(), headers, ...sent })
}
