/** Slow password hashing. Hashes say themselves how they were made. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash, there being no such account, it takes as long as with one and returns false. */
  verify(hash: string | undefined, password: string): Promise<boolean>
}
