import type { components } from '#src/generated/schema.ts'

type Schemas = components['schemas']

/** The host that passkeys belong to, and the origin of the page that may use them. */
export interface PasskeySite {
  rpId: string
  origin: string
}

/** What the server keeps of a passkey. */
export interface Passkey {
  credentialId: string
  /** COSE, base64url. */
  publicKey: string
  /** Signatures made so far; zero of an authenticator that does not count. */
  counter: number
  transports: readonly string[]
}

/** The relying party of Web Authentication (level 2). Challenges are tokens of the caller, base64url. */
export interface Passkeys {
  /** `residentKey`: whether the authenticator must be able to find the passkey by the site alone. */
  creationOptions(
    site: PasskeySite,
    challenge: string,
    user: { _id: string; email: string; fullName: string },
    known: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
    residentKey: Schemas['PasskeyCreationOptions']['authenticatorSelection']['residentKey'],
  ): Schemas['PasskeyCreationOptions']
  /** With no known passkey the browser offers those that it finds by the site. */
  requestOptions(
    site: PasskeySite,
    challenge: string,
    known: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
  ): Schemas['PasskeyRequestOptions']
  /** Returns the passkey that was made for this challenge; undefined when the response is of another site or challenge, or forged. */
  verifyCreation(site: PasskeySite, challenge: string, response: Schemas['PasskeyConfirmation']): Promise<Passkey | undefined>
  /** Returns the passkey's new counter; undefined when the response is of another site, challenge or passkey, forged, or a copy's. */
  verifyAssertion(
    site: PasskeySite,
    challenge: string,
    response: Schemas['PasskeyAssertion'],
    passkey: Passkey,
  ): Promise<number | undefined>
}
