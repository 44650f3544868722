import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { PushSender } from '#server/ports/push.ts'
import { timeout, refusedBy } from './provider-responses.ts'

export interface FirebaseAccount {
  projectId: string
  clientEmail: string
  /** PEM of the service account's RSA key. */
  privateKey: string
  apiUrl: string
  tokenUrl: string
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
/** An access token is renewed this long before it ends. */
const margin = 60_000

/** Pushes over Firebase Cloud Messaging, HTTP v1. Throws when the key is none. */
export function fcmPush(account: FirebaseAccount, clock: () => Date): PushSender {
  const key = createPrivateKey(account.privateKey)
  const address = `${account.apiUrl}/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`
  let access: { token: string; until: number } | undefined

  async function accessToken(): Promise<string> {
    if (access !== undefined && access.until > clock().getTime()) return access.token
    access = await signedIn(account, key, clock())
    return access.token
  }

  return {
    send: async ({ token, title, body, data }) => {
      const image = data['image'] === undefined ? {} : { image: data['image'] }
      // A second push of one notification replaces the first: they have the same tag.
      const shown = { title, body, icon: '/favicon.svg', tag: data['id'], ...image }
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` },
        body: JSON.stringify({
          message: {
            token,
            data,
            notification: { title, body, ...image },
            webpush: { headers: { TTL: '86400' }, notification: shown },
          },
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      if (response.ok) {
        await response.body?.cancel()
        return 'sent'
      }
      if (response.status === 401) access = undefined
      if (await isGone(response)) return 'gone'
      throw refusedBy('Firebase', response)
    },
  }
}

/** A token that was revoked, or that belongs to another project. */
async function isGone(response: Response): Promise<boolean> {
  const text = await response.text()
  return /"errorCode":\s*"(UNREGISTERED|SENDER_ID_MISMATCH)"/.test(text)
}

/** OAuth 2.0 for service accounts: a signed JWT for an access token. */
async function signedIn({ clientEmail, tokenUrl }: FirebaseAccount, key: KeyObject, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000)
  const claims = { iss: clientEmail, scope, aud: tokenUrl, iat: seconds, exp: seconds + 3600 }
  const unsigned = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const assertion = `${unsigned}.${sign('RSA-SHA256', Buffer.from(unsigned), key).toString('base64url')}`
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  // An operator can repair a rejected key: no message is dropped for it.
  if (!response.ok) throw new Error(`Firebase's token endpoint answered ${response.status}`)
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null || !('access_token' in body)) throw new Error('Firebase gave no access token')
  const lifetime = 'expires_in' in body ? Number(body.expires_in) : 3600
  return { token: String(body.access_token), until: now.getTime() + lifetime * 1000 - margin }
}
