/** Slow password hashing. Hashes contain their parameters. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash, for an unknown account, takes as long as with one and returns false. */
  verify(hash: string | undefined, password: string): Promise<boolean>
}
