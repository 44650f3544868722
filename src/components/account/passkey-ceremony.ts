import type { components } from '#src/generated/schema.ts'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { isNetworkAddress } from '#src/lib/network-address.ts'

type Schemas = components['schemas']

/** Loaded when a passkey is made or used: most sign-ins need none. */
const load = () => withinChunkLimit(import('@simplewebauthn/browser'))

/** Whether this browser knows passkeys here: pages of a bare address or without TLS have none. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !isNetworkAddress(window.location.hostname)

/** Lets the browser make a passkey; rejects when the person or the browser does not. */
export async function createPasskey(options: Schemas['PasskeyCreationOptions']): Promise<Schemas['PasskeyConfirmation']> {
  const { startRegistration } = await load()
  const { id, response } = await startRegistration({ optionsJSON: options })
  const known = (response.transports ?? []).filter((transport) => isTransport(transport))
  const { clientDataJSON, attestationObject } = response
  return { credentialId: id, clientDataJSON, attestationObject, transports: known }
}

/** Lets the browser sign with a passkey; rejects when the person or the browser does not. */
export async function signWithPasskey(options: Schemas['PasskeyRequestOptions']): Promise<Schemas['PasskeyAssertion']> {
  const { startAuthentication } = await load()
  const { id, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature } = response
  return { credentialId: id, clientDataJSON, authenticatorData, signature }
}

const transports: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** Browsers may name transports that the contract does not know yet. */
const isTransport = (name: string): name is Schemas['Transport'] => transports.includes(name)
