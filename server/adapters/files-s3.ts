import { AwsClient } from 'aws4fetch'
import { sha256Of, wholeBytes } from '#src/lib/whole-bytes.ts'
import { type FileStore, FilesUnavailable } from '#server/ports/files.ts'

export interface S3Settings {
  /** Of the service, without the bucket. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Path-style: the bucket is in the path, not in the host name, as most services but Amazon's require. */
  forcePathStyle: boolean
}

/** Milliseconds until a request to the store times out. */
const timeout = 30_000

/**
 * Files at a service that speaks the S3 protocol. A file is sent in one piece, since it is known to be no larger than an upload may
 * be, and its hash is signed with it, so that the service refuses one that was damaged on the way.
 */
export function s3Files(settings: S3Settings): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings
  // No retries by the client: the call returns 503 at once and can be repeated.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const bucket = bucketAddress(settings)

  async function send(method: string, id: string, body?: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
    const late = new AbortController()
    // Only until the response begins: the reader sets the pace from there.
    const timer = setTimeout(() => late.abort(), timeout)
    try {
      return await client.fetch(`${bucket}${id}`, {
        method,
        headers,
        redirect: 'error',
        signal: late.signal,
        ...(body === undefined ? {} : { body }),
      })
    } catch (cause) {
      throw new FilesUnavailable('The file store does not answer', { cause })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    put: async (id, bytes) => {
      const whole = await wholeBytes(bytes)
      const sha256 = await sha256Of(whole)
      await expectStatus(await send('PUT', id, whole, { 'x-amz-content-sha256': sha256 }), 200)
      return { size: whole.length, sha256 }
    },
    open: async (id) => {
      const response = await send('GET', id)
      await expectStatus(response, 200)
      // A successful response to GET has a body, even an empty one.
      return response.body ?? none()
    },
    remove: async (id) => {
      // The protocol returns 204 whether the file exists or not; some services return 404.
      await expectStatus(await send('DELETE', id), 204, 404)
    },
  }
}

/** Throws an error of one line when the bucket cannot be used with these settings; called at the start. */
export async function proveS3(settings: S3Settings): Promise<void> {
  const { accessKeyId, secretAccessKey, region, bucket, endpoint } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const named = `The S3 bucket ${bucket} at ${new URL(endpoint).host}`
  const response = await client
    .fetch(bucketAddress(settings), { method: 'HEAD', redirect: 'error', signal: AbortSignal.timeout(timeout) })
    .catch((cause: unknown) => {
      throw new FilesUnavailable(`${named} does not answer. Look at S3_ENDPOINT.`, { cause })
    })
  if (response.ok) return
  const hint = {
    403: 'these keys may not use it (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION)',
    404: 'there is none (S3_BUCKET)',
  }
  const { status } = response
  throw new FilesUnavailable(`${named} cannot be used: ${status === 403 || status === 404 ? hint[status] : `status ${status}`}.`)
}

function bucketAddress({ endpoint, bucket, forcePathStyle }: S3Settings): string {
  const address = new URL(endpoint)
  if (forcePathStyle) address.pathname = `${address.pathname.replace(/\/$/, '')}/${bucket}/`
  else address.hostname = `${bucket}.${address.hostname}`
  return address.href
}

async function expectStatus(response: Response, ...expected: number[]): Promise<void> {
  if (expected.includes(response.status)) return
  // Reading the response frees the connection.
  const text = await response.text()
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''
  if (response.status >= 500 || response.status === 429)
    throw new FilesUnavailable(`The file store answers ${response.status} ${code}`)
  throw new Error(`The file store answers ${response.status} ${code}`)
}

async function* none(): AsyncGenerator<Uint8Array, void> {}
