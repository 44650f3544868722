import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Fastify's request log: one line for each response, with the route, never the address: a path can hold a session token. */
export class CallLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest(): void {}

  /** The server's own error handler logs every error, once. */
  override defaultErrorLog(): void {}

  override routeNotFound(): void {}

  override requestCompleted(_: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const summary = {
      method: request.method,
      route: request.routeOptions.url ?? 'no route',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    }
    request.log.info(summary, 'answered')
  }
}
