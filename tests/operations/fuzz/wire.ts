import { formDataOf } from '#src/api/form-data.ts'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { provesAnswer } from '#tests/support/response-schema.ts'
import type { CallOptions, Marketplace } from '#tests/support/marketplace.ts'

interface Answered {
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
 * The marketplace behind its HTTP server. Every answer is one that the contract declares, in the caller's language, and none is the
 * server's fault; each of these throws.
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

  const send = async (operationId: OperationId, options: Wired): Promise<Answered> => {
    const { path, method } = operationTable[operationId]
    const { language = 'English', contentType, payload } = options
    const url = `/api${path.replace(/\{\w+\}/, () => options.encodedId ?? encodeURIComponent(options.id ?? ''))}`
    const headers: Record<string, string | undefined> = {
      'x-auth-token-user': options.token,
      'x-user-type': options.side,
      'x-auth-language': options.language,
      'idempotency-key': options.key ?? `fuzz-key-${String((keys += 1)).padStart(12, '0')}`,
      'x-delivery-token': options.deliveryToken,
      'stripe-signature': options.signature,
      'user-agent': options.userAgent,
      'content-type': contentType,
    }
    const said = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
    const answer = await server.inject({
      // The generated table holds methods of HTTP in small letters.
      method: method.toUpperCase() as 'GET',
      url,
      headers: said,
      remoteAddress: options.address ?? newAddress(),
      ...(payload === undefined ? {} : { payload }),
    })
    const [defect] = defects.splice(0)
    if (defect !== undefined) throw defect
    const type = String(answer.headers['content-type']).split(';')[0] ?? ''
    if (answer.statusCode >= 500) throw new Error(`${operationId} answers ${answer.statusCode}: ${answer.body}`)
    if (type !== 'application/json') {
      provesAnswer(operationId, answer.statusCode, type)
      return { status: answer.statusCode }
    }
    const envelope = answer.json<{ message: string; results: { fields?: Record<string, string> } }>()
    provesAnswer(operationId, answer.statusCode, type, envelope)
    // Proven above: 422 tells its fields. Where something was only read there is nothing to say.
    const fields: string[] = answer.statusCode === 422 ? Object.values(envelope.results.fields ?? {}) : []
    const { message } = envelope
    for (const text of message === '' && answer.statusCode === 200 ? fields : [message, ...fields])
      if (!scripts[language].test(text)) throw new Error(`${operationId} says in ${language}: ${text}`)
    return { status: answer.statusCode }
  }

  /** The call with its body as a page sends it. */
  const ask = async (operationId: OperationId, { body, ...options }: CallOptions): Promise<Answered> => {
    const { body: form, answer } = operationTable[operationId]
    if (answer === 'stream') return opened(operationId, options)
    if (options.sentText !== undefined)
      return send(operationId, { ...options, contentType: 'application/json', payload: options.sentText })
    if (form === false) return send(operationId, options)
    if (form === 'json' || typeof body !== 'object' || body === null) {
      const payload = JSON.stringify(body)
      return send(operationId, { ...options, contentType: 'application/json', payload })
    }
    // A response words a form as a browser does.
    const worded = new Response(formDataOf(body))
    const payload = Buffer.from(await worded.arrayBuffer())
    return send(operationId, { ...options, payload, contentType: worded.headers.get('content-type') ?? '' })
  }

  /** A stream has no end to wait for: it is opened, and left. */
  const opened = async (operationId: OperationId, options: CallOptions): Promise<Answered> => {
    const reply = await market.reply(operationId, options)
    if (reply.kind === 'json') return { status: reply.status }
    if (reply.kind === 'stream') provesAnswer(operationId, 200, 'text/event-stream')
    return { status: 200 }
  }

  return { ask, send, close: () => server.close() }
}

export type Wire = Awaited<ReturnType<typeof openWire>>
