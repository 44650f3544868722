/** Passwords that are guessed first: the frequent ones, and those that leaked somewhere. */
export interface BreachedPasswords {
  /** Resolves to whether the password is one of them. Never throws when a provider is unavailable: then it uses its own data. */
  includes(password: string): Promise<boolean>
}
