import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { BodyOf } from '#server/operation.ts'

type Confirmation = BodyOf<'confirmPasskey'>
type Assertion = NonNullable<BodyOf<'confirmSignIn'>['passkey']>

interface Ceremony {
  challenge: string
  /** The page that asks, and the host that it names. */
  origin: string
  rpId: string
  /** Whether the person was recognised by a finger, a face or a PIN. */
  isVerified?: boolean
  /** Whether the page was in a frame of another site's. */
  crossOrigin?: boolean
}

const userPresent = 1
const userVerified = 4
const hasCredential = 64

/**
 * An authenticator of tests: a key pair (ES256) that signs whatever it is asked for, honest or not. `isSynced`: it is on several devices, so that
 * it does not count its signatures, and says 0 each time.
 */
export function softPasskey(id = 'a-passkey-of-a-test', { isSynced = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = Buffer.from(id)
  let counter = 0

  const clientData = (type: string, { challenge, origin, crossOrigin = false }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))
  const authenticatorData = ({ rpId, isVerified = true }: Ceremony, flags = 0) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const all = userPresent | (isVerified ? userVerified : 0) | flags
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), count])
  }

  return {
    credentialId: credentialId.toString('base64url'),
    /** As an authenticator in a browser takes it over. */
    stored: () => ({
      credentialId: credentialId.toString('base64url'),
      privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
      signCount: counter,
    }),
    /** Sets how many signatures it claims to have made. */
    setCounter: (value: number) => {
      counter = value
    },
    make(ceremony: Ceremony): Confirmation {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(x, y)])
      const authData = Buffer.concat([authenticatorData(ceremony, hasCredential), attested])
      return {
        credentialId: credentialId.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestationNone(authData).toString('base64url'),
        transports: ['internal'],
      }
    },
    assert(ceremony: Ceremony): Assertion {
      if (!isSynced) counter += 1
      const client = clientData('webauthn.get', ceremony)
      const data = authenticatorData(ceremony)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        credentialId: credentialId.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
}

/** CBOR (RFC 8949) of the COSE key { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** CBOR of { fmt: 'none', attStmt: {}, authData }. */
const attestationNone = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])
