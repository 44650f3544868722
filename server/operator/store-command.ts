import type { FileStore } from '#server/ports/files.ts'
import type { Codes } from '#server/ports/codes.ts'
import type { OperationContext, Origin } from '#server/operation.ts'
import type { ReadableStore } from '#server/store/store.ts'

/** An option of a command, without its hyphens. */
export interface OptionForm {
  type: 'string' | 'boolean'
  /** May be repeated. */
  multiple?: boolean
  /** The placeholder of its value in the help. */
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

/** The context of a command on the installation's store. */
export interface StoreContext<Forms extends OptionForms = OptionForms> {
  /** A command writes by `change` alone, which records who did it and why. */
  store: ReadableStore
  files: FileStore
  codes: Codes
  newId: () => string
  /** Who runs the command, and where. */
  origin: Origin
  clock: () => Date
  options: CommandOptions<Forms>
  /** Makes a change by the operations' domain rules, in a transaction that records it with its reason, if any row was changed. */
  change: <Result>(reason: string, work: (context: OperationContext) => Promise<Result>) => Promise<Result>
  print: (line: string) => void
  /** Shows the progress of a long command on a terminal. */
  progress?: (done: number, total: number) => void
  /** The parsed JSON of a file that the operator names. */
  readJson: (file: string) => Promise<unknown>
}

export interface StoreCommand<Forms extends OptionForms = OptionForms> {
  /** Its usage in the help. */
  usage: string
  /** Its options; any other is rejected. */
  options?: Forms
  /** A method, so that a command with options of its own is a `StoreCommand` too. */
  run(context: StoreContext<Forms>, args: readonly string[]): Promise<void>
}

/** A command failed, wholly or partly. The message has the reasons, a line each; nothing was changed unless it says so. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'
}
