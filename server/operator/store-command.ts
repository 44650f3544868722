import type { FileStore } from '#server/ports/files.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Store } from '#server/store/store.ts'

/** An option that a command takes: what stands behind two hyphens. */
export interface OptionForm {
  type: 'string' | 'boolean'
  /** May stand several times. */
  multiple?: boolean
  /** What the help calls its value. */
  value?: string
  description: string
}

export type OptionForms = Readonly<Record<string, OptionForm>>

type ValueOf<Form extends OptionForm> = OptionForm extends Form
  ? boolean | string | string[]
  : Form extends { type: 'boolean' }
    ? boolean
    : Form extends { multiple: true }
      ? string[]
      : string

export type CommandOptions<Forms extends OptionForms = OptionForms> = {
  -readonly [Name in keyof Forms]?: ValueOf<Forms[Name]>
}

/** What a command may use that works on the installation's store. */
export interface StoreContext<Forms extends OptionForms = OptionForms> {
  store: Store
  files: FileStore
  newId: () => string
  clock: () => Date
  options: CommandOptions<Forms>
  /** Makes a change of the trade by the rules that the operations keep, in a transaction. */
  change: <Result>(work: (context: OperationContext) => Promise<Result>) => Promise<Result>
  print: (line: string) => void
  /** Shows how far a long command has come; where somebody looks on. */
  progress?: (done: number, total: number) => void
  /** The parsed JSON of a file that the operator names. */
  readJson: (file: string) => Promise<unknown>
}

export interface StoreCommand<Forms extends OptionForms = OptionForms> {
  /** How to call it, as the help says it. */
  usage: string
  /** Those that it takes; any other is refused. */
  options?: Forms
  /** A method, so that a command with options of its own is a `StoreCommand` too. */
  run(context: StoreContext<Forms>, args: readonly string[]): Promise<void>
}

/**
 * What the operator asked for cannot be done, or not all of it. The message says why in a line or a line each; nothing was changed
 * unless it says so.
 */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'
}
