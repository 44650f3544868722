/** The bytes of a file, as they come. */
export type Bytes = AsyncIterable<Uint8Array>

/** Keeps the bytes of files; what is known of them stands in the table `files`. */
export interface FileStore {
  /**
   * Stores the bytes under a new id. When they break off, or cannot be stored, it throws and leaves nothing behind. Throws
   * `FilesUnavailable` when the store cannot be reached.
   */
  put(id: string, bytes: Bytes): Promise<StoredFile>
  /** Throws when there is no such file. */
  open(id: string): Promise<Bytes>
  /** Also when there is no such file. */
  remove(id: string): Promise<void>
}

export interface StoredFile {
  size: number
  /** Of the bytes, hex. */
  sha256: string
}

/** The file store cannot be reached now; the call may be tried again. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable'
}
