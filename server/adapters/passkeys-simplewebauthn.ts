import type { components } from '#src/generated/schema.ts'
import type { Passkey, Passkeys } from '#server/ports/passkeys.ts'
import { base64url, fromBase64url } from './base64url.ts'

/** Milliseconds for which the browser asks. */
const timeout = 120_000
const type = 'public-key'

/** COSE algorithms, the preferred first: EdDSA, ES256, RS256 (Windows Hello). */
const algorithms = [-8, -7, -257]

/** The package is read when the first passkey is: it takes memory that most installations never need. */
const load = () => import('@simplewebauthn/server')

export const simpleWebAuthnPasskeys: Passkeys = {
  creationOptions: (site, challenge, { _id, email, fullName }, known, residentKey) => ({
    challenge,
    rp: { id: site.rpId, name: 'Kimiya' },
    user: { id: base64urlOfText(_id), name: email, displayName: fullName },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type })),
    timeout,
    excludeCredentials: known.map(credential),
    authenticatorSelection: { residentKey, userVerification: 'required' },
    attestation: 'none',
  }),
  requestOptions: (site, challenge, known) => ({
    challenge,
    rpId: site.rpId,
    timeout,
    userVerification: 'required',
    allowCredentials: known.map(credential),
  }),
  verifyCreation: async (site, challenge, { credentialId: id, clientDataJSON, attestationObject, transports }) => {
    if (isEmbedded(clientDataJSON)) return undefined
    const { verifyRegistrationResponse } = await load()
    const response = { id, rawId: id, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} } as const
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      })
      if (!verified) return undefined
      const { credential: made } = registrationInfo
      return { credentialId: made.id, publicKey: base64url(made.publicKey), counter: made.counter, transports }
    } catch {
      // The package says by an error what does not fit; no caller is told which it was.
      return undefined
    }
  },
  verifyAssertion: async (site, challenge, { credentialId: id, clientDataJSON, authenticatorData, signature }, passkey) => {
    if (isEmbedded(clientDataJSON)) return undefined
    const { verifyAuthenticationResponse } = await load()
    const signed = { clientDataJSON, authenticatorData, signature }
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { id, rawId: id, type, response: signed, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        requireUserVerification: true,
        credential: { id: passkey.credentialId, publicKey: fromBase64url(passkey.publicKey), counter: passkey.counter },
      })
      return verified ? authenticationInfo.newCounter : undefined
    } catch {
      // As above; a counter that went back is such an error, too.
      return undefined
    }
  },
}

/** Whether the browser says that a page of another site had ours in a frame; also of what is no client data. The package does not look. */
function isEmbedded(clientDataJSON: string): boolean {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(fromBase64url(clientDataJSON)))
    return (
      typeof data !== 'object' || data === null || ('crossOrigin' in data && data.crossOrigin !== false) || 'topOrigin' in data
    )
  } catch {
    return true
  }
}

type KnownCredential = components['schemas']['KnownCredential']

const credential = ({ credentialId, transports }: Pick<Passkey, 'credentialId' | 'transports'>): KnownCredential => ({
  id: credentialId,
  type,
  // The contract allowed no others when they came.
  transports: transports as KnownCredential['transports'],
})

const base64urlOfText = (text: string) => base64url(new TextEncoder().encode(text))
