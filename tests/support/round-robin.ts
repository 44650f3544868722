import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/**
 * A proxy as it stands before several processes: each call goes to the next of them, whatever page or person it comes from. Bytes pass
 * as they come, so that live events are heard at once; a caller that leaves is left behind it too.
 */
export async function openRoundRobin(targets: readonly string[]): Promise<{ url: string; close: () => Promise<void> }> {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const target = targets[turn++ % targets.length]
    if (target !== undefined) pass(target, incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming
  const forwarded = { 'x-forwarded-for': incoming.socket.remoteAddress ?? '', ...headers }
  const behind = request(new URL(url, target), { method, headers: forwarded })
  behind.on('response', (upstream) => {
    outgoing.writeHead(upstream.statusCode ?? 502, upstream.headers)
    outgoing.flushHeaders()
    upstream.pipe(outgoing)
    // A process that dies in the middle of an answer breaks the line; the caller must not take half for whole.
    upstream.on('error', () => outgoing.destroy())
  })
  behind.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end()
  })
  outgoing.on('close', () => behind.destroy())
  incoming.pipe(behind)
}
