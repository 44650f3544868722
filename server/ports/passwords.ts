/** Slow password hashing. Hashes say themselves how they were made. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time for a wrong password as for a right one. */
  verify(hash: string, password: string): Promise<boolean>
}
