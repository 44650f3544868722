import multipart from '@fastify/multipart'
import type { ServerResponse } from 'node:http'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { bodyBytes, isTextWithinBounds } from '#server/body-bounds.ts'
import { languageOf, type RawCall, jsonError, type Reply } from '#server/dispatch.ts'
import { newId } from '#server/new-id.ts'
import type { CardProvider } from '#server/ports/card-payments.ts'
import type { MalwareScanner } from '#server/ports/malware-scanner.ts'
import { serverText } from '#server/texts.ts'
import { limitCalls } from './call-rate.ts'
import { callHeaders } from './call-headers.ts'
import { clientAddress } from './client-address.ts'
import { CallLog } from './call-log.ts'
import { type ConnectionLimits, headersTimeout, limitConnections, usualLimits } from './connection-limits.ts'
import { compressAnswers } from './compressed-answers.ts'
import { eventText } from './event-text.ts'
import { formParts } from './form-parts.ts'
import { servePage } from './page-files.ts'
import { limitPipelining } from './pipelined-requests.ts'
import { type MetricsProbe, routeProbes } from './probes.ts'
import { routePath } from './route-path.ts'
import { answerHeaders, transportPolicy } from './security-headers.ts'
import { sendFile } from './send-file.ts'
import { trustsProxy } from './trusted-proxies.ts'

export interface HttpDeps {
  dispatch: (raw: RawCall) => Promise<Reply>
  ready: () => Promise<boolean>
  /** Undefined where files are not scanned. */
  malwareScanner?: Pick<MalwareScanner, 'isUp'> | undefined
  metrics?: MetricsProbe
  /** Proxies trusted for the client's address: addresses, networks, `loopback`, `uniquelocal`, commas between. */
  trustedProxies?: string
  limits?: ConnectionLimits
  /** For how many seconds browsers are to open this host by HTTPS alone; undefined says nothing of it. */
  hstsSeconds?: number | undefined
  /** The folder of the built page; undefined serves the API alone. */
  pageFolder?: string
  /** Whose script the pages that take a card are let load. */
  cardProvider?: CardProvider['name']
  /** Without it nothing is logged. */
  log?: FastifyBaseLogger
  onDefect: (defect: unknown, requestId: string, operationId: string) => void
  /** Called after every response. */
  onResponse?: (summary: RequestSummary) => void
  /** Called when a stream of live events opens and when it ends. */
  onStream?: (happened: 'opened' | 'closed') => void
}

export interface RequestSummary {
  /** Undefined for other requests: probes, pages, unknown addresses. */
  operationId: OperationId | undefined
  status: number
  milliseconds: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId
    isProbe?: true
  }
}

/** Raw JSON bodies, for signed calls. */
const sentTexts = new WeakMap<FastifyRequest, string>()

/** The contract over HTTP: every operation under /api, probes, and the built page. */
export async function createHttpServer(deps: HttpDeps): Promise<FastifyInstance> {
  const { trustedProxies = 'loopback', limits = usualLimits } = deps
  const server = fastify({
    trustProxy: trustsProxy(trustedProxies),
    http: { headersTimeout },
    forceCloseConnections: 'idle',
    ...(deps.log === undefined ? {} : { loggerInstance: deps.log }),
    logController: new CallLog(),
    // The request id that the client of a defect gets, in every line about the request.
    genReqId: newId,
    // Requests on open connections while the server closes are served like any other.
    return503OnClosing: false,
    // Three hundred Bangla letters, each nine characters of an address.
    routerOptions: { maxParamLength: 2700 },
    // An address that cannot be decoded, or with a longer part, is not found.
    frameworkErrors: (_, request, reply) => void leadsNowhere(request, reply),
  })
  limitPipelining(server)
  limitConnections(server, trustedProxies, limits)
  const { hstsSeconds } = deps
  if (hstsSeconds !== undefined) {
    server.addHook('onRequest', (_, reply, done) => {
      // On the raw response: a stream of events is written there.
      reply.raw.setHeader('strict-transport-security', transportPolicy(hstsSeconds))
      done()
    })
  }
  await limitCalls(server, trustedProxies, limits.callsPerMinute, (request, reply, retryAfter) => {
    const language = languageOf(header(request, 'x-auth-language'))
    return send(reply, jsonError(429, serverText(language, 'server:refused.tooMany', { count: retryAfter }), {}, retryAfter))
  })
  // Streams have no end of their own: they are ended first, so that closing waits for calls alone.
  const streams = new Set<AbortController>()
  server.addHook('preClose', async () => streams.forEach((stream) => stream.abort()))
  const { onResponse } = deps
  if (onResponse !== undefined) {
    server.addHook('onResponse', (request, reply, done) => {
      onResponse({
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
    const { operationId } = request.routeOptions.config
    // What is sent to an address that leads nowhere is not read either.
    if (text === '' || operationId === undefined) return done(null, undefined)
    const sent = String(text)
    if (!isTextWithinBounds(operationId, sent)) return done(Object.assign(new Error('too large'), { statusCode: 413 }))
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
      return send(reply, jsonError(500, serverText(language, 'server:refused.failed', { requestId }), { requestId }))
    }
    if (code === 413) return send(reply, jsonError(413, serverText(language, 'server:refused.tooLarge')))
    if (code === 415) return send(reply, jsonError(415, serverText(language, 'server:refused.wrongType')))
    return send(
      reply,
      jsonError(422, serverText(language, 'server:refused.wrongType'), {
        fields: { body: serverText(language, 'server:field.body') },
      }),
    )
  })
  await server.register(async (calls) => {
    await compressAnswers(calls)
    routeCalls(calls, deps, streams, (body) => body !== 'multipart')
    // In a scope of its own, so that a form sent to any other call is rejected as a wrong type.
    await calls.register(async (forms) => {
      await forms.register(multipart)
      routeCalls(forms, deps, streams, (body) => body === 'multipart')
    })
  })
  const { pageFolder } = deps
  // In a scope of its own: settings of pages are not for API responses.
  if (pageFolder !== undefined) await server.register((pages) => servePage(pages, pageFolder, deps.cardProvider ?? 'sandbox'))
  server.setNotFoundHandler(leadsNowhere)
  return server
}

const leadsNowhere = (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
  send(reply, jsonError(404, serverText(languageOf(header(request, 'x-auth-language')), 'server:refused.notFound')))

/** Registers the contract's calls whose body type is accepted. */
function routeCalls(
  server: FastifyInstance,
  deps: HttpDeps,
  streams: Set<AbortController>,
  accepts: (body: false | 'json' | 'multipart') => boolean,
): void {
  // Object.entries of the operation table yields its keys.
  const rows = Object.entries(operationTable) as [OperationId, (typeof operationTable)[OperationId]][]
  for (const [operationId, { method, path, body }] of rows) {
    if (!accepts(body)) continue
    server.route({
      method: method.toUpperCase(),
      url: routePath(path),
      config: { operationId },
      bodyLimit: bodyBytes(operationId),
      handler: (request, reply) => respond(deps, operationId, request, reply, streams),
    })
  }
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

async function respond(
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
    // A getter, since few calls use it and it walks the proxies' addresses.
    get address() {
      return clientAddress(request)
    },
    signal: operationTable[operationId].answer === 'stream' ? streamSignal(reply, streams) : neverGone,
  })
  if (isForm && !request.raw.readableEnded) {
    // Rejected while the form was still uploading. The rest is drained: a browser that cannot send it never reads the response.
    request.raw.unpipe()
    request.raw.resume()
  }
  return result.kind === 'stream' ? sendStream(deps, result, request, reply) : send(reply, result)
}

/** Only streams need a signal. */
const neverGone = new AbortController().signal

/** Aborts when the client disconnects, or when the server ends the open streams. */
function streamSignal(reply: FastifyReply, streams: Set<AbortController>): AbortSignal {
  const stream = new AbortController()
  // It may have gone while the call was counted.
  if (reply.raw.closed) stream.abort()
  else streams.add(stream)
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

/** Resolves to false when a connection has not taken what was written within so many milliseconds, or is gone. */
function drained(raw: ServerResponse, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    if (raw.closed) return resolve(false)
    const end = (taken: boolean) => {
      clearTimeout(timer)
      raw.off('drain', onDrain).off('close', onClose)
      resolve(taken)
    }
    const onDrain = () => end(true)
    const onClose = () => end(false)
    const timer = setTimeout(onClose, patience)
    raw.once('drain', onDrain).once('close', onClose)
  })
}

/** Writes a stream until it ends or fails, and closes it then. */
async function sendStream(
  { onStream, onDefect, limits = usualLimits }: HttpDeps,
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
    // The connection is not reused: a closing server need not wait for it to be idle.
    connection: 'close',
  })
  onStream?.('opened')
  try {
    for await (const next of stream) {
      // A reader that takes nothing of what is sent must not have it all kept for it: it comes back and goes on where it was.
      if (!raw.write(eventText(next)) && !(await drained(raw, limits.slowReader))) break
    }
  } catch (error) {
    onDefect(error, id, 'events')
  } finally {
    onStream?.('closed')
    raw.end()
    // Not read, it would never end.
    if (raw.writableNeedDrain) raw.destroy()
  }
  return reply
}
