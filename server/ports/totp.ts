/** Time-based one-time passwords (RFC 6238), as authenticator apps make them: six digits, a new code every thirty seconds. */
export interface Totp {
  /** 160 random bits in base 32. */
  newSecret(): string
  /** The `otpauth:` address that an app reads from a QR code. */
  keyUri(secret: string, account: string): string
  /** Returns the time step of a code, the present one or one beside it; undefined when the code is of none of the three. */
  findStep(secret: string, code: string, now: string): number | undefined
}
