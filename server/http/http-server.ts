import multipart from '@fastify/multipart'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { bodyBytes } from '#server/body-bounds.ts'
import { languageOf, type RawCall, refusal, type Reply } from '#server/dispatch.ts'
import { newId } from '#server/new-id.ts'
import { serverText } from '#server/texts.ts'
import { callHeaders } from './call-headers.ts'
import { CallLog } from './call-log.ts'
import { type ConnectionLimits, headersTimeout, limitConnections, usualLimits } from './connection-limits.ts'
import { eventText } from './event-text.ts'
import { formParts } from './form-parts.ts'
import { servePage } from './page-files.ts'
import { type MetricsProbe, routeProbes } from './probes.ts'
import { routePath } from './route-path.ts'
import { answerHeaders } from './security-headers.ts'
import { sendFile } from './send-file.ts'

export interface HttpDeps {
  dispatch: (raw: RawCall) => Promise<Reply>
  ready: () => Promise<boolean>
  metrics?: MetricsProbe
  /** Those whose word is taken for where a request comes from: addresses, networks, `loopback`, `uniquelocal`, commas between. */
  trustedProxies?: string
  limits?: ConnectionLimits
  /** The folder of the built page; undefined serves the API alone. */
  pageFolder?: string
  /** Without it nothing is written. */
  log?: FastifyBaseLogger
  onDefect: (defect: unknown, requestId: string, operationId: string) => void
  /** Told of every answer. */
  onAnswered?: (answered: Answered) => void
  /** Told of every stream of live events, when it opens and when it ends. */
  onStream?: (happened: 'opened' | 'closed') => void
}

export interface Answered {
  /** Undefined for what is no call: probes, pages, addresses that lead nowhere. */
  operationId: OperationId | undefined
  status: number
  milliseconds: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId
  }
}

/** The texts of JSON bodies, for calls that are signed byte by byte. */
const sentTexts = new WeakMap<FastifyRequest, string>()

/** The contract over HTTP: every operation under /api, probes, and the built page. */
export async function createHttpServer(deps: HttpDeps): Promise<FastifyInstance> {
  const { trustedProxies = 'loopback', limits = usualLimits } = deps
  const server = fastify({
    trustProxy: trustedProxies,
    http: { headersTimeout },
    forceCloseConnections: 'idle',
    ...(deps.log === undefined ? {} : { loggerInstance: deps.log }),
    logController: new CallLog(),
    // The number that the caller of a defect is told, in every line about the request.
    genReqId: newId,
    // What still comes in on open connections while the server closes is answered like any other call.
    return503OnClosing: false,
    // Three hundred Bangla letters, each nine characters of an address.
    routerOptions: { maxParamLength: 2700 },
    // An address that cannot be decoded, or with a longer part, leads nowhere like any other.
    frameworkErrors: (_, request, reply) => void leadsNowhere(request, reply),
  })
  limitConnections(server, trustedProxies, limits)
  // Streams have no end of their own: they are ended first, so that closing waits for calls alone.
  const streams = new Set<AbortController>()
  server.addHook('preClose', async () => streams.forEach((stream) => stream.abort()))
  const { onAnswered } = deps
  if (onAnswered !== undefined) {
    server.addHook('onResponse', (request, reply, done) => {
      onAnswered({
        operationId: request.routeOptions.config.operationId,
        status: reply.statusCode,
        milliseconds: reply.elapsedTime,
      })
      done()
    })
  }
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // An empty body is none: browsers send the type with a body-less PATCH.
    if (text === '') return done(null, undefined)
    const sent = String(text)
    sentTexts.set(request, sent)
    try {
      done(null, JSON.parse(sent))
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }))
    }
  })
  routeProbes(server, deps)
  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const code = error.statusCode ?? 500
    const language = languageOf(header(request, 'x-auth-language'))
    if (code >= 500) {
      const { id: requestId } = request
      deps.onDefect(error, requestId, 'http')
      return send(reply, refusal(500, serverText(language, 'server:refused.failed', { requestId }), { requestId }))
    }
    if (code === 413) return send(reply, refusal(413, serverText(language, 'server:refused.tooLarge')))
    if (code === 415) return send(reply, refusal(415, serverText(language, 'server:refused.wrongType')))
    return send(
      reply,
      refusal(422, serverText(language, 'server:refused.wrongType'), {
        fields: { body: serverText(language, 'server:field.body') },
      }),
    )
  })
  routeCalls(server, deps, streams, (body) => body !== 'multipart')
  // In a scope of its own, so that a form sent to any other call is refused as a wrong type.
  await server.register(async (forms) => {
    await forms.register(multipart)
    routeCalls(forms, deps, streams, (body) => body === 'multipart')
  })
  const { pageFolder } = deps
  // In a scope of its own: what is set for pages is not for answers.
  if (pageFolder !== undefined) await server.register((pages) => servePage(pages, pageFolder))
  server.setNotFoundHandler(leadsNowhere)
  return server
}

const leadsNowhere = (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
  send(reply, refusal(404, serverText(languageOf(header(request, 'x-auth-language')), 'server:refused.notFound')))

/** Routes those calls of the contract whose form of body is asked for. */
function routeCalls(
  server: FastifyInstance,
  deps: HttpDeps,
  streams: Set<AbortController>,
  wanted: (body: false | 'json' | 'multipart') => boolean,
): void {
  // Object.entries of the operation table yields its keys.
  const rows = Object.entries(operationTable) as [OperationId, (typeof operationTable)[OperationId]][]
  for (const [operationId, { method, path, body }] of rows) {
    if (!wanted(body)) continue
    server.route({
      method: method.toUpperCase(),
      url: routePath(path),
      config: { operationId },
      bodyLimit: bodyBytes(operationId),
      handler: (request, reply) => answer(deps, operationId, request, reply, streams),
    })
  }
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

async function answer(
  deps: HttpDeps,
  operationId: OperationId,
  request: FastifyRequest,
  reply: FastifyReply,
  streams: Set<AbortController>,
): Promise<unknown> {
  const { id } = request.params as { id?: string } // the routes above have no other parameter
  const isForm = operationTable[operationId].body === 'multipart'
  const result = await deps.dispatch({
    operationId,
    requestId: request.id,
    id,
    ...(isForm ? { parts: formParts(request, operationId) } : { body: request.body, sentText: sentTexts.get(request) }),
    headers: callHeaders((name) => header(request, name)),
    // Read by few calls, and it costs a look through the addresses of the proxies.
    get address() {
      return request.ip
    },
    signal: operationTable[operationId].answer === 'stream' ? streamSignal(reply, streams) : neverGone,
  })
  if (isForm && !request.raw.readableEnded) {
    // Refused while the form still came in. The rest is let pass: a browser that cannot send it never reads the answer.
    request.raw.unpipe()
    request.raw.resume()
  }
  return result.kind === 'stream' ? sendStream(deps, result, request, reply) : send(reply, result)
}

/** What ends nothing that is waited for needs no signal of its own. */
const neverGone = new AbortController().signal

/** Falls when the caller is gone, or when the server ends the streams that are open. */
function streamSignal(reply: FastifyReply, streams: Set<AbortController>): AbortSignal {
  const stream = new AbortController()
  streams.add(stream)
  reply.raw.once('close', () => {
    streams.delete(stream)
    stream.abort()
  })
  return stream.signal
}

async function send(reply: FastifyReply, result: Exclude<Reply, { kind: 'stream' }>): Promise<unknown> {
  if (result.kind === 'json') {
    if (result.retryAfter !== undefined) reply.header('retry-after', result.retryAfter)
    return reply
      .code(result.status)
      .headers(answerHeaders)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(result.envelope))
  }
  return sendFile(reply, result.file)
}

/** Writes a stream until it ends by itself or fails: what is left open then would be heard of by nobody again. */
async function sendStream(
  { onStream, onDefect }: HttpDeps,
  { stream }: Extract<Reply, { kind: 'stream' }>,
  { id }: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...answerHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    // Nothing else follows on it: a server that closes need not wait for it to be idle.
    connection: 'close',
  })
  onStream?.('opened')
  try {
    for await (const next of stream) raw.write(eventText(next))
  } catch (error) {
    onDefect(error, id, 'events')
  } finally {
    onStream?.('closed')
    raw.end()
  }
  return reply
}
