import { delay, http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import type { components } from '#src/generated/schema.ts'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { wholeBytes } from '#src/lib/whole-bytes.ts'
import { createDispatch, type RawCall, type Reply } from '#server/dispatch.ts'
import { loadDemoTrade } from '#server/demo/demo-trade.ts'
import { loadDemo } from '#server/demo/load-demo.ts'
import { formDataParts } from '#server/form-data-parts.ts'
import type { StreamResult } from '#server/operation.ts'
import { callHeaders } from '#server/http/call-headers.ts'
import { eventText } from '#server/http/event-text.ts'
import { routePath } from '#server/http/route-path.ts'
import { noPush } from '#server/adapters/push-none.ts'
import { deliverOutbox } from '#server/jobs/deliver-outbox.ts'
import { newId } from '#server/new-id.ts'
import { simulateDelivery } from '#server/operator/simulate-delivery.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { mockPorts } from './mock-ports.ts'
import { showMail, showSms } from './outbox-panel.ts'

/**
 * The marketplace in the page: the server's own operations over the memory store, behind a service worker. Everything is gone with
 * a reload but the session's token, so the world is built anew and the demo's sessions end there too. Waits until calls are answered.
 */
export async function startMock(): Promise<void> {
  const store = openMemoryStore()
  const ports = mockPorts(store)
  const clock = () => new Date()
  const instrument = { store, ports, now: clock().toISOString(), newId }
  await loadDemo(instrument)
  await loadDemoTrade(instrument)
  const onDefect = (defect: unknown, id: string, where = 'the mail') => console.error(`defect ${id} in ${where}`, defect)
  const dispatch = createDispatch({ store, ports, clock, newId, onDefect })
  const handlers = Object.entries(operationTable).map(([id, { method, path }]) =>
    http[method](`*${routePath(path)}`, async ({ request, params }) => {
      // Object.entries of the operation table yields its keys.
      const operationId = id as OperationId
      const reply = await dispatch(await rawCall(operationId, request, params['id']))
      afterwards(operationId, reply)
      return response(reply)
    }),
  )
  const afterwards = (operationId: OperationId, reply: Reply) => {
    void deliverOutbox(store, { mail: { send: showMail }, sms: { send: showSms }, push: noPush }, clock, onDefect)
    const order = operationId === 'changeStatus' && reply.kind === 'json' ? reply.envelope.results : undefined
    if (isDispatched(order)) void carry(order.shipments)
  }
  /** Nobody runs the operator's command line in a demo, so its simulated carrier comes by itself. */
  const carry = async (shipments: readonly Shipment[]) => {
    const offered = shipments.findLast(({ deliveryMethod, state }) => deliveryMethod === 'driver' && state === 'offered')
    if (offered === undefined) return
    await simulateDelivery({
      token: await ports.codes.deliveryToken(
        { shipmentId: offered._id, revision: offered.revision },
        new Date(Date.now() + 3_600_000).toISOString(),
      ),
      clock,
      pause: () => delay(1_500),
      call: async (operationId, body, deliveryToken) => {
        const signal = new AbortController().signal
        const reply = await dispatch({
          operationId,
          requestId: newId(),
          body,
          headers: { deliveryToken },
          address: 'demo',
          signal,
        })
        return reply.kind === 'json' ? reply.status : 200
      },
    })
  }
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' })
}

async function rawCall(operationId: OperationId, request: Request, id: string | readonly string[] | undefined): Promise<RawCall> {
  return {
    operationId,
    requestId: newId(),
    id: typeof id === 'string' ? id : undefined,
    ...(operationTable[operationId].body === 'multipart'
      ? { parts: formDataParts(await request.formData()) }
      : { body: jsonOf(await request.text()) }),
    headers: callHeaders((name) => request.headers.get(name) ?? undefined),
    address: 'demo',
    signal: request.signal,
  }
}

const jsonOf = (text: string): unknown => (text === '' ? undefined : JSON.parse(text))

async function response(reply: Reply): Promise<Response> {
  if (reply.kind === 'json') {
    return HttpResponse.json(reply.envelope, {
      status: reply.status,
      ...(reply.retryAfter === undefined ? {} : { headers: { 'retry-after': String(reply.retryAfter) } }),
    })
  }
  if (reply.kind === 'file') {
    const { bytes, contentType } = reply.file
    const whole = bytes instanceof Uint8Array ? new Uint8Array(bytes) : await wholeBytes(bytes)
    return new HttpResponse(whole, { headers: { 'content-type': contentType } })
  }
  return new HttpResponse(eventBytes(reply.stream), { headers: { 'content-type': 'text/event-stream' } })
}

function eventBytes(stream: StreamResult): ReadableStream<Uint8Array> {
  const events = stream[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await events.next()
      if (next.done === true) {
        controller.close()
        return
      }
      controller.enqueue(encoder.encode(eventText(next.value)))
    },
    cancel: async () => {
      await events.return?.()
    },
  })
}

type Shipment = components['schemas']['Shipment']

function isDispatched(results: unknown): results is { status: 'dispatched' | 'inTransit'; shipments: Shipment[] } {
  return (
    typeof results === 'object' &&
    results !== null &&
    'status' in results &&
    (results.status === 'dispatched' || results.status === 'inTransit') &&
    'shipments' in results
  )
}
