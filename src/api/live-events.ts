import type { components } from '#src/generated/schema.ts'
import { apiSettings, callHeaders } from './api-settings.ts'
import { callRow } from './call-row.ts'
import { type StreamedEvent, readEvents } from './read-events.ts'

export type LiveEvent = components['schemas']['LiveEvent']
export type LiveEventListener = (event: LiveEvent) => void

/** Milliseconds without data after which a line is dead. The server sends something every 15 seconds. */
const silence = 45_000
const firstPause = 1_000
const longestPause = 30_000

const listeners = new Set<LiveEventListener>()
let connection: AbortController | undefined

/**
 * Calls `listener` with what happens to what is the caller's from now on. All listeners share one connection, open from the first
 * to the last of them; after a break it is opened again and nothing that happened meanwhile is missed. Returns a function to stop.
 */
export function subscribeToLiveEvents(listener: LiveEventListener): () => void {
  // A listener of its own for each subscription, so that the same function can subscribe twice.
  const own: LiveEventListener = (event) => listener(event)
  listeners.add(own)
  if (connection === undefined) {
    connection = new AbortController()
    void keepConnected(connection)
  }
  return () => {
    listeners.delete(own)
    if (listeners.size === 0) {
      connection?.abort()
      connection = undefined
    }
  }
}

async function keepConnected(own: AbortController): Promise<void> {
  let lastId: string | undefined
  let pause = firstPause
  while (!own.signal.aborted) {
    const line = openLine(own.signal)
    try {
      const response = await connect(lastId, line.signal)
      if (response === 'ended') break
      for await (const event of readEvents(response, line.onData)) {
        pause = firstPause
        lastId = event.id ?? lastId
        dispatchEvent(event)
      }
    } catch {
      // A broken line is what the loop is for.
    } finally {
      line.close()
    }
    await waitBeforeRetry(pause, own.signal)
    pause = Math.min(pause * 2, longestPause)
  }
  if (connection === own) connection = undefined
}

/** A signal that falls when the subscribers leave or the server has been silent for too long. */
function openLine(subscribers: AbortSignal) {
  const dead = new AbortController()
  let timer = setTimeout(() => dead.abort(), silence)
  return {
    signal: AbortSignal.any([subscribers, dead.signal]),
    onData: () => {
      clearTimeout(timer)
      timer = setTimeout(() => dead.abort(), silence)
    },
    close: () => {
      clearTimeout(timer)
      dead.abort()
    },
  }
}

/** The open stream; `ended` when this session has none and trying again cannot change that. */
async function connect(lastId: string | undefined, signal: AbortSignal): Promise<ReadableStream<Uint8Array> | 'ended'> {
  const { baseUrl, fetch, onDeadSession } = apiSettings()
  const headers = callHeaders()
  const token = headers['x-auth-token-user']
  if (token === undefined) return 'ended'
  const address = new URL(baseUrl + callRow('events').path, globalThis.location?.href)
  const response = await fetch(
    new Request(address, {
      headers: { ...headers, accept: 'text/event-stream', ...(lastId !== undefined && { 'last-event-id': lastId }) },
      cache: 'no-store',
      signal,
    }),
  )
  if (response.status === 401) {
    const answer: unknown = await response.json().catch(() => undefined)
    const message = typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : ''
    onDeadSession({ token, message, operationId: 'events' })
    return 'ended'
  }
  if (!response.ok || response.body === null) throw new Error(`The event stream answered ${response.status}`)
  return response.body
}

function dispatchEvent(streamed: StreamedEvent): void {
  const event = liveEventOf(streamed)
  if (event === undefined) return
  for (const listener of listeners) {
    // On its own, so that a listener's defect shows as one and breaks neither the line nor the other listeners.
    queueMicrotask(() => {
      if (listeners.has(listener)) listener(event)
    })
  }
}

/** Every type of the contract, so that one that is added there does not compile until it is added here. */
const known: { readonly [Type in LiveEvent['type']]: true } = {
  'order.changed': true,
  'notification.created': true,
  'chat.message': true,
  'chat.read': true,
  'call.signal': true,
  'quote.changed': true,
  'requirement.changed': true,
  'session.ended': true,
}

/** Kinds that this page does not know come from a newer server and are left to the next page. */
function liveEventOf({ data }: StreamedEvent): LiveEvent | undefined {
  if (data === undefined) return undefined
  let event: unknown
  try {
    event = JSON.parse(data)
  } catch {
    return undefined
  }
  if (typeof event !== 'object' || event === null || !('type' in event) || !('subjectId' in event)) return undefined
  const { type, subjectId } = event
  if (!isKnown(type) || typeof subjectId !== 'string') return undefined
  if (type !== 'call.signal') {
    const idempotencyKey = 'idempotencyKey' in event ? event.idempotencyKey : undefined
    return { type, subjectId, ...(typeof idempotencyKey === 'string' && { idempotencyKey }) }
  }
  const carried = 'data' in event ? event.data : undefined
  return typeof carried === 'object' && carried !== null ? { type, subjectId, data: { ...carried } } : undefined
}

const isKnown = (type: unknown): type is LiveEvent['type'] => typeof type === 'string' && Object.hasOwn(known, type)

/** Waits, give or take a fifth so that a server which comes back is not met by every page at once; the network's return ends it. */
function waitBeforeRetry(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', done)
      resolve()
    }
    const timer = setTimeout(done, pause * (0.8 + Math.random() * 0.4))
    globalThis.addEventListener?.('online', done)
    if (signal.aborted) done()
    else signal.addEventListener('abort', done, { once: true })
  })
}
