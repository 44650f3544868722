import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureApi } from './api-settings.ts'
import { type LiveEvent, subscribeToLiveEvents } from './live-events.ts'

/** One connection as the server sees it. */
interface Line {
  request: Request
  send: (text: string) => Promise<void>
  drop: () => Promise<void>
}

let lines: Line[] = []
let stops: (() => void)[] = []

const settled = async () => {
  await vi.advanceTimersByTimeAsync(0)
}

function listen(): { received: LiveEvent[]; stop: () => void } {
  const received: LiveEvent[] = []
  const stop = subscribeToLiveEvents((event) => received.push(event))
  stops.push(stop)
  return { received, stop }
}

function serve(): void {
  configureApi({
    baseUrl: 'https://kimiya.example/api',
    token: () => 'the-token',
    fetch: (request) => {
      const encoder = new TextEncoder()
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          request.signal.addEventListener('abort', () => controller.error(new DOMException('gone', 'AbortError')))
          lines.push({
            request,
            send: (text) => {
              controller.enqueue(encoder.encode(text))
              return settled()
            },
            drop: () => {
              controller.error(new TypeError('network'))
              return settled()
            },
          })
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    },
  })
}

const changed = (order: string, id: string) =>
  `id: ${id}\nevent: order.changed\ndata: {"type":"order.changed","subjectId":"${order}"}\n\n`

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  lines = []
  stops = []
  serve()
})

afterEach(async () => {
  for (const stop of stops) stop()
  await settled()
  vi.useRealTimers()
  configureApi({})
})

it('hands on the key of the caller’s own change, and nothing else that an event brings', async () => {
  const { received } = listen()
  await settled()
  const event = { type: 'order.changed', subjectId: 'a', idempotencyKey: 'the-key-of-this-page', total: 7 }
  await lines[0]?.send(`id: 1\ndata: ${JSON.stringify(event)}\n\n`)
  expect(received).toEqual([{ type: 'order.changed', subjectId: 'a', idempotencyKey: 'the-key-of-this-page' }])
})

it('opens one line for all listeners and tells each of them', async () => {
  const one = listen()
  const two = listen()
  await settled()
  await lines[0]?.send(changed('a', '1'))
  expect(lines).toHaveLength(1)
  expect(one.received).toEqual([{ type: 'order.changed', subjectId: 'a' }])
  expect(two.received).toEqual(one.received)
  expect(lines[0]?.request.url).toBe('https://kimiya.example/api/platform/events')
  expect(lines[0]?.request.headers.get('x-auth-token-user')).toBe('the-token')
})

it('closes the line with the last listener and opens a new one for the next', async () => {
  const one = listen()
  const two = listen()
  await settled()
  one.stop()
  expect(lines[0]?.request.signal.aborted).toBe(false)
  two.stop()
  expect(lines[0]?.request.signal.aborted).toBe(true)
  listen()
  await settled()
  expect(lines).toHaveLength(2)
})

it('comes back after a break, from where it was cut off', async () => {
  const { received } = listen()
  await settled()
  await lines[0]?.send(changed('a', '41'))
  await lines[0]?.drop()
  await vi.advanceTimersByTimeAsync(999)
  expect(lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(lines[1]?.request.headers.get('last-event-id')).toBe('41')
  await lines[1]?.send(changed('b', '42'))
  expect(received.map((event) => event.subjectId)).toEqual(['a', 'b'])
})

it('comes back from where the line stood, when it breaks before the first event', async () => {
  const { received } = listen()
  await settled()
  await lines[0]?.send('id: 40\n\n')
  expect(received).toEqual([])
  await lines[0]?.drop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(lines[1]?.request.headers.get('last-event-id')).toBe('40')
})

it('hands on what only a call’s signal carries, and a kind without it as it is', async () => {
  const { received } = listen()
  await settled()
  await lines[0]?.send('data: {"type":"call.signal","subjectId":"c","data":{"offer":"v=0"}}\n\n')
  await lines[0]?.send(
    'data: {"type":"notification.created","subjectId":"n","data":{"more":1}}\n\ndata: {"type":"call.signal","subjectId":"c"}\n\n',
  )
  expect(received).toEqual([
    { type: 'call.signal', subjectId: 'c', data: { offer: 'v=0' } },
    { type: 'notification.created', subjectId: 'n' },
  ])
})

it('waits longer after each failure and short again after a success', async () => {
  listen()
  await settled()
  await lines[0]?.drop()
  await vi.advanceTimersByTimeAsync(1_000)
  await lines[1]?.drop()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(lines).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  await lines[2]?.send(changed('a', '1'))
  await lines[2]?.drop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(lines).toHaveLength(4)
})

it('takes a silent line for a dead one', async () => {
  listen()
  await settled()
  await vi.advanceTimersByTimeAsync(44_000)
  await lines[0]?.send(': still here\n\n')
  await vi.advanceTimersByTimeAsync(44_000)
  expect(lines[0]?.request.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(2_001)
  expect(lines[0]?.request.signal.aborted).toBe(true)
  expect(lines).toHaveLength(2)
})

it('leaves out what it does not understand', async () => {
  const { received } = listen()
  await settled()
  await lines[0]?.send('data: {"type":"order.praised","subjectId":"a"}\n\ndata: nonsense\n\n')
  await lines[0]?.send(changed('b', '2'))
  expect(received).toEqual([{ type: 'order.changed', subjectId: 'b' }])
})

it('ends without another try when the session is dead, and says so', async () => {
  const dead: unknown[] = []
  const refuse = vi.fn(() =>
    Promise.resolve(Response.json({ error: true, code: 401, message: 'Please sign in again', results: {} }, { status: 401 })),
  )
  configureApi({
    baseUrl: 'https://kimiya.example/api',
    token: () => 'old',
    fetch: refuse,
    onDeadSession: (session) => dead.push(session),
  })
  listen()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(dead).toEqual([{ token: 'old', message: 'Please sign in again', operationId: 'events' }])
  expect(refuse).toHaveBeenCalledTimes(1)
})

it('asks for no line when nobody is signed in', async () => {
  configureApi({
    baseUrl: 'https://kimiya.example/api',
    token: () => null,
    fetch: () => Promise.reject(new Error('must not be called')),
  })
  listen()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toHaveLength(0)
})
