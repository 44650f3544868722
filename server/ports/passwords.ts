/** Slow password hashing. Hashes contain their parameters. Both throw `PasswordsBusy` when too many are waiting. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash, for an unknown account, takes as long as with one and returns false. */
  verify(hash: string | undefined, password: string): Promise<boolean>
}

/** So many passwords wait to be hashed that another one would wait for seconds: a flood, which ends in a try again. */
export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy'
}
