import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface ReceivedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface FakeResponse {
  status: number
  headers?: Record<string, string>
  body?: unknown
}

/** An HTTP provider on this machine: records requests, and responds as the test decides. */
export async function openFakeHttpServer(respond: (received: ReceivedRequest) => FakeResponse) {
  const received: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const entry = { path: request.url ?? '', headers: request.headers, body }
      received.push(entry)
      const { status, headers = {}, body: json = {} } = respond(entry)
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The fake server has no address')
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { url: `http://127.0.0.1:${address.port}`, received, close }
}
