// @vitest-environment jsdom
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { uploadWithProgress } from './upload.ts'

/** Of another origin than the test's page, so it has to let the page ask. */
const allowed = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*' }

let server: Server
let address: string
let received: unknown[]
/** Never answers when it is told to hold. */
let hold: boolean

beforeEach(async () => {
  ;[received, hold] = [[], false]
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, allowed).end()
      return
    }
    void text(request).then((body) => {
      received.push([
        request.method,
        request.url,
        request.headers['content-type'],
        request.headers['idempotency-key'],
        body.length,
      ])
      if (!hold) response.writeHead(422, { ...allowed, 'Content-Type': 'application/json' }).end('{"error":true}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function documentsRequest(signal?: AbortSignal): Request {
  return new Request(`${address}/api/auth/sendCompanyDocuments`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Idempotency-Key': 'the-key' },
    body: 'x'.repeat(100_000),
    ...(signal && { signal }),
  })
}

describe('an upload', () => {
  it('goes out as the request is, tells how far it is, and answers as fetch does', async () => {
    const shares: number[] = []
    const response = await uploadWithProgress((share) => shares.push(share))(documentsRequest())
    expect([response.status, response.ok, await response.json()]).toEqual([422, false, { error: true }])
    expect(received).toEqual([['POST', '/api/auth/sendCompanyDocuments', 'multipart/form-data; boundary=x', 'the-key', 100_000]])
    expect(shares.at(-1)).toBe(1)
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
  })

  it('fails as fetch does when it is taken back', async () => {
    hold = true
    const controller = new AbortController()
    const answer = uploadWithProgress(() => undefined)(documentsRequest(controller.signal))
    await expect.poll(() => received.length).toBe(1)
    controller.abort(new Error('Not any more'))
    await expect(answer).rejects.toThrow('Not any more')
  })

  it('does not begin when it was taken back before', async () => {
    const taken = AbortSignal.abort(new Error('Not at all'))
    await expect(uploadWithProgress(() => undefined)(documentsRequest(taken))).rejects.toThrow('Not at all')
    expect(received).toEqual([])
  })
})
