/** Encryption at rest, by a key that every process derives from the same secret. */
export interface Encryption {
  /** Encrypts a text for its owner: no other owner's name decrypts it. */
  encrypt(text: string, owner: string): Promise<string>
  /** Returns the text; undefined when it was encrypted for another owner or by another key, or was changed. */
  decrypt(encrypted: string, owner: string): Promise<string | undefined>
}
