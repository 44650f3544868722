import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/**
 * A reverse proxy that sends each call to the next process, whatever its client. Streams bytes, so that live events arrive at once;
 * forwards disconnects of clients.
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
    // A process that dies during a response breaks the connection; clients must not take a partial response for complete.
    upstream.on('error', () => outgoing.destroy())
  })
  behind.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end()
  })
  outgoing.on('close', () => behind.destroy())
  incoming.pipe(behind)
}
