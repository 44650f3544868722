/** The bytes of a file, as they come. */
export type Bytes = AsyncIterable<Uint8Array>

/** Stores the bytes of files; their metadata are in the table `files`. */
export interface FileStore {
  /**
   * Stores the bytes under a new id. Throws when they break off or cannot be stored, and leaves nothing behind. Throws `FilesUnavailable`
   * when the store cannot be reached.
   */
  put(id: string, bytes: Bytes): Promise<StoredFile>
  /** Throws for a missing file. */
  open(id: string): Promise<Bytes>
  /** Also for a missing file. */
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
