import type { Codes, DeliveryClaim } from '#server/ports/codes.ts'
import { base64url, fromBase64url } from './base64url.ts'

/**
 * Codes by the Web Crypto API, which Node and pages share. `secret` signs delivery tokens and seals security events; every process needs
 * the same one.
 */
export function webCryptoCodes(secret: string): Codes {
  const signingKey = crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  const hmac = async (text: string) => base64url(new Uint8Array(await crypto.subtle.sign('HMAC', await signingKey, encode(text))))
  return {
    // No claim of a delivery token, which is base64url, begins like either.
    seal: async (text) => `${(await hmac('name of this key')).slice(0, 8)}.${await hmac(`seal: ${text}`)}`,
    oneTimeCode: () => {
      // Rejection keeps the digits even: 4,294,000,000 is the last multiple of a million below 2^32.
      for (;;) {
        const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
        if (random < 4_294_000_000) return String(random % 1_000_000).padStart(6, '0')
      }
    },
    token: () => base64url(crypto.getRandomValues(new Uint8Array(32))),
    digest: async (text) =>
      Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', encode(text))), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
    deliveryToken: async ({ shipmentId, revision }, expiresAt) => {
      const claim = base64url(encode(JSON.stringify([shipmentId, revision, expiresAt])))
      const signature = await crypto.subtle.sign('HMAC', await signingKey, encode(claim))
      return `${claim}.${base64url(new Uint8Array(signature))}`
    },
    readDeliveryToken: async (token, now) => {
      const [claim = '', signature = '', ...rest] = token.split('.')
      if (rest.length > 0) return undefined
      try {
        const genuine = await crypto.subtle.verify('HMAC', await signingKey, fromBase64url(signature), encode(claim))
        if (!genuine) return undefined
        const content: unknown = JSON.parse(new TextDecoder().decode(fromBase64url(claim)))
        if (!Array.isArray(content)) return undefined
        // Array.isArray narrows to `any[]`; claimOf checks every element.
        return claimOf(content as unknown[], now)
      } catch {
        // Not base64url or not JSON: forged, like a wrong signature.
        return undefined
      }
    },
  }
}

function claimOf([shipmentId, revision, expiresAt]: unknown[], now: string): DeliveryClaim | undefined {
  if (typeof shipmentId !== 'string' || typeof revision !== 'number' || typeof expiresAt !== 'string') return undefined
  return expiresAt > now ? { shipmentId, revision } : undefined
}

const encode = (text: string) => new TextEncoder().encode(text)
