import { formDataOf } from '#src/api/form-data.ts'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { assertResponse } from '#tests/support/response-schema.ts'
import type { CallOptions, Marketplace } from '#tests/support/marketplace.ts'

interface WireResponse {
  status: number
}

interface Wired extends Omit<CallOptions, 'body'> {
  /** What follows the call's path in place of the encoded id. */
  encodedId?: string
  contentType?: string
  payload?: string | Buffer
}

const scripts = {
  English: /\p{Script=Latin}/u,
  Arabic: /\p{Script=Arabic}/u,
  Bangla: /\p{Script=Bengali}/u,
}

/**
 * The marketplace behind its HTTP server. Throws for a response that the contract does not declare, one in another language, and a status
 * of 500 or above.
 */
export async function openWire(market: Marketplace, newAddress: () => string) {
  const defects: unknown[] = []
  const server = await createHttpServer({
    dispatch: market.dispatch,
    ready: async () => true,
    onDefect: (defect) => void defects.push(defect),
  })
  await server.ready()
  let keys = 0

  const send = async (operationId: OperationId, options: Wired): Promise<WireResponse> => {
    const { path, method } = operationTable[operationId]
    const { language = 'English', contentType, payload } = options
    const url = `/api${path.replace(/\{\w+\}/, () => options.encodedId ?? encodeURIComponent(options.id ?? ''))}`
    const headers: Record<string, string | undefined> = {
      'x-auth-token-user': options.token,
      'x-user-type': options.side,
      'x-auth-language': options.language,
      'idempotency-key': options.key ?? `fuzz-key-${String((keys += 1)).padStart(12, '0')}`,
      'x-delivery-token': options.deliveryToken,
      'x-auth-token-operator': options.operatorToken,
      'stripe-signature': options.signature,
      'user-agent': options.userAgent,
      'content-type': contentType,
    }
    const definedHeaders = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
    const response = await server.inject({
      // The generated table holds methods of HTTP in small letters.
      method: method.toUpperCase() as 'GET',
      url,
      headers: definedHeaders,
      remoteAddress: options.address ?? newAddress(),
      ...(payload === undefined ? {} : { payload }),
    })
    const [defect] = defects.splice(0)
    if (defect !== undefined) throw defect
    const type = String(response.headers['content-type']).split(';')[0] ?? ''
    if (response.statusCode >= 500) throw new Error(`${operationId} answers ${response.statusCode}: ${response.body}`)
    if (type !== 'application/json') {
      assertResponse(operationId, response.statusCode, type)
      return { status: response.statusCode }
    }
    const envelope = response.json<{ message: string; results: { fields?: Record<string, string> } }>()
    assertResponse(operationId, response.statusCode, type, envelope)
    // Asserted above: 422 has fields. Reads have no message.
    const fields: string[] = response.statusCode === 422 ? Object.values(envelope.results.fields ?? {}) : []
    const { message } = envelope
    for (const text of message === '' && response.statusCode === 200 ? fields : [message, ...fields])
      if (!scripts[language].test(text)) throw new Error(`${operationId} says in ${language}: ${text}`)
    return { status: response.statusCode }
  }

  /** The call with its body as a page sends it. */
  const call = async (operationId: OperationId, { body, ...options }: CallOptions): Promise<WireResponse> => {
    const { body: form, answer: kind } = operationTable[operationId]
    if (kind === 'stream') return opened(operationId, options)
    if (options.sentText !== undefined)
      return send(operationId, { ...options, contentType: 'application/json', payload: options.sentText })
    if (form === false) return send(operationId, options)
    if (form === 'json' || typeof body !== 'object' || body === null) {
      const payload = JSON.stringify(body)
      return send(operationId, { ...options, contentType: 'application/json', payload })
    }
    // A Response encodes a form as a browser does.
    const encoded = new Response(formDataOf(body))
    const payload = Buffer.from(await encoded.arrayBuffer())
    return send(operationId, { ...options, payload, contentType: encoded.headers.get('content-type') ?? '' })
  }

  /** A stream has no end: it is opened and closed. */
  const opened = async (operationId: OperationId, options: CallOptions): Promise<WireResponse> => {
    const reply = await market.reply(operationId, options)
    if (reply.kind === 'json') return { status: reply.status }
    if (reply.kind === 'stream') assertResponse(operationId, 200, 'text/event-stream')
    return { status: 200 }
  }

  return { call, send, close: () => server.close() }
}

export type Wire = Awaited<ReturnType<typeof openWire>>
