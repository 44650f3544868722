import { createHash, createHmac } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'

export interface FakeS3 {
  endpoint: string
  /** The objects of the bucket, by key. */
  objects: Map<string, Buffer>
  /** Responds to every request with this status from now on; undefined resets it. */
  fail(status: number | undefined): void
  stop(): Promise<void>
}

const account = {
  accessKeyId: 'AKIAKIMIYATEST',
  secretAccessKey: 'a secret of this test alone',
  region: 'me-south-1',
  bucket: 'kimiya',
}

/** Valid settings; a test changes some. */
export const s3Account = account

/**
 * A small server for the part of the S3 protocol that the adapter uses, path style, and verifies each signature by Amazon's description of
 * Signature Version 4, the body's hash included.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  let failing: number | undefined
  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      if (failing !== undefined) return refuse(response, failing, 'SlowDown')
      const wrong = wrongWith(request, body)
      if (wrong !== undefined) return refuse(response, 403, wrong)
      const [, bucket, key = ''] = /^\/([^/?]+)\/?([^?]*)/.exec(request.url ?? '') ?? []
      if (bucket !== account.bucket) return refuse(response, 404, 'NoSuchBucket')
      if (key === '') return response.writeHead(200).end()
      return respond(request.method, key, body, response)
    })
  })
  const respond = (method: string | undefined, key: string, body: Buffer, response: ServerResponse) => {
    const object = objects.get(key)
    if (method === 'PUT') objects.set(key, body)
    if (method === 'PUT') return response.writeHead(200).end()
    if (method === 'DELETE') objects.delete(key)
    if (method === 'DELETE') return response.writeHead(204).end()
    return object === undefined ? refuse(response, 404, 'NoSuchKey') : response.writeHead(200).end(object)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake server has no port')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    objects,
    fail: (status) => {
      failing = status
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

/** Returns the error code of S3; undefined when the request is signed as it must be. */
function wrongWith(request: IncomingMessage, body: Buffer): string | undefined {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/
  const [, keyId, day = '', region = '', names = '', signature] = form.exec(request.headers.authorization ?? '') ?? []
  if (keyId !== account.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== account.region) return 'AuthorizationHeaderMalformed'
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const time = header('x-amz-date')
  if (!time.startsWith(day) || Math.abs(Date.now() - timeOf(time)) > 900_000) return 'RequestTimeTooSkewed'
  const contentHash = header('x-amz-content-sha256')
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  if (body.length > 0 && contentHash === 'UNSIGNED-PAYLOAD') return 'AccessDenied'
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) return 'AccessDenied'
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const signed = names.split(';').map((name) => `${name}:${header(name)}\n`)
  const canonical = [request.method, path, query, signed.join(''), names, contentHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = hmac(hmac(hmac(hmac(`AWS4${account.secretAccessKey}`, day), region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')

const timeOf = (text: string) => Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
