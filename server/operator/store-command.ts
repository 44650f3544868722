import type { FileStore } from '#server/ports/files.ts'
import type { Means } from '#server/operation.ts'
import type { Store } from '#server/store/store.ts'

/** What stands behind two hyphens. */
export interface CommandOptions {
  to?: string
  from?: string
  replace?: boolean
}

/** What a command may use that works on the installation's store. */
export interface StoreMeans {
  store: Store
  files: FileStore
  newId: () => string
  clock: () => Date
  options: CommandOptions
  /** Makes a change of the trade by the rules that the operations keep, in a transaction. */
  change: <Result>(work: (means: Means) => Promise<Result>) => Promise<Result>
  print: (line: string) => void
  /** The parsed JSON of a file that the operator names. */
  readJson: (file: string) => Promise<unknown>
}

export interface StoreCommand {
  /** How to call it, as the help says it. */
  usage: string
  run: (means: StoreMeans, words: readonly string[]) => Promise<void>
}

/** What the operator asked for can not be done; nothing was changed. The message says why in a line or a line each. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'
}
