import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The next request may come while the end of the last answer is still on its way out. */
const mostUnanswered = 2

/**
 * Closes a connection that sends request after request without waiting for the answers (pipelining), as no browser and no proxy does: each
 * would hold its answer, and the file or the events that it is made of. Node tells only the answer being written that the connection is
 * gone; those that wait behind it are told here, or they would wait for ever.
 */
export function limitPipelining(server: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>()
  server.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (socket.destroyed) return
    const waiting = unanswered.get(socket) ?? newlyWaiting(socket)
    unanswered.set(socket, waiting)
    waiting.add(response)
    response.once('close', () => waiting.delete(response))
    if (waiting.size > mostUnanswered) socket.destroy()
  })
  server.addHook('onRequest', (request, reply, done) => {
    // Without an address the other side is gone, though Node has not noticed.
    const { destroyed, remoteAddress } = request.raw.socket
    if (destroyed || remoteAddress === undefined) reply.hijack()
    else done()
  })
}

function newlyWaiting(socket: Socket): Set<ServerResponse> {
  const waiting = new Set<ServerResponse>()
  socket.once('close', () => {
    for (const response of waiting) if (response.socket === null) closeQueued(response)
  })
  return waiting
}

/** As Node closes the answer being written: what looks later finds it closed, too. */
function closeQueued(response: ServerResponse): void {
  response.destroy()
  Reflect.set(response, '_closed', true)
  response.emit('close')
}
