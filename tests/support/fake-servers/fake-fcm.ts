import { generateKeyPairSync, verify } from 'node:crypto'
import { openFakeHttpServer, type FakeResponse } from './fake-http-server.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Firebase on this machine: gives access tokens for rightly signed service-account JWTs, and accepts pushes with them. */
export async function openFakeFcm() {
  let given = 0
  const refused = new Set<string>()
  const script: FakeResponse[] = []
  const pushes: { path: string; message: unknown }[] = []
  const assertions: unknown[] = []
  const fake = await openFakeHttpServer(({ path, headers, body }) => {
    if (path === '/token') {
      const form = new URLSearchParams(body)
      const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.')
      const genuine = verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))
      if (!genuine || form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return { status: 401 }
      assertions.push(JSON.parse(Buffer.from(claims, 'base64url').toString()))
      return { status: 200, body: { access_token: `access-${(given += 1)}`, expires_in: 3600, token_type: 'Bearer' } }
    }
    const bearer = headers.authorization ?? ''
    if (!/^Bearer access-\d+$/.test(bearer) || refused.has(bearer)) return { status: 401, body: { error: { code: 401 } } }
    const scripted = script.shift()
    if (scripted !== undefined) return scripted
    const sent: unknown = JSON.parse(body)
    pushes.push({ path, message: typeof sent === 'object' && sent !== null && 'message' in sent ? sent.message : sent })
    return { status: 200, body: { name: `projects/kimiya/messages/${pushes.length}` } }
  })
  const account = {
    projectId: 'kimiya',
    clientEmail: 'push@kimiya.example',
    apiUrl: fake.url,
    tokenUrl: `${fake.url}/token`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  return {
    account,
    pushes,
    assertions,
    close: fake.close,
    /** Its next response, instead of accepting a push. */
    respondNext: (response: FakeResponse) => script.push(response),
    /** Invalidates this access token. */
    forget: (token: string) => refused.add(`Bearer ${token}`),
  }
}
