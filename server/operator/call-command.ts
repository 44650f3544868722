import type { OperationId, operationTable } from '#src/generated/operation-table.ts'
import type { BodyOf, ResultsOf } from '#server/operation.ts'
import type { Bytes } from '#server/ports/files.ts'
import type { Codes } from '#server/ports/codes.ts'
import { type CommandOptions, CommandRefused, type OptionForms } from './store-command.ts'

/** The calls that a signed-in operator makes. */
export type OperatorCallId = {
  [Id in OperationId]: (typeof operationTable)[Id]['access'] extends 'operator' ? Id : never
}[OperationId]

/** What goes with a call: the path's id, and the body where there is one. */
export type CallInput<Id extends OperatorCallId> = { id?: string } & (BodyOf<Id> extends undefined
  ? { body?: undefined }
  : { body: BodyOf<Id> })

/** The calls of operators: over the installation's own store, or over a running server. */
export interface OperatorCalls {
  /** Returns what the call answers. Throws `CallRefused` with the server's own words. */
  call<Id extends OperatorCallId>(operationId: Id, input: CallInput<Id>): Promise<ResultsOf<Id>>
  /** Returns the bytes of a case's file. */
  readFile(body: BodyOf<'readCaseFile'>): Promise<Bytes>
  /** Returns the bytes of a batch's bank file. */
  readPayoutFile(id: string): Promise<Bytes>
}

/** The context of a command that is made of operators' calls. */
export interface CallContext<Forms extends OptionForms = OptionForms> extends OperatorCalls {
  options: CommandOptions<Forms>
  print: (line: string) => void
  /** The parsed JSON of a file that the operator names. */
  readJson: (file: string) => Promise<unknown>
  /** Where the operators' pages are opened, as far as this machine knows. */
  pageUrl: string
  /** The codes of this installation's secret, which a command line of another machine does not have. */
  codes: () => Promise<Codes>
}

/** A command that does what calls of operators do: it runs beside a server as well as without one. */
export interface CallCommand<Forms extends OptionForms = OptionForms> {
  /** Its usage in the help. */
  usage: string
  /** Its options; any other is rejected. */
  options?: Forms
  /** A method, so that a command with options of its own is a `CallCommand` too. */
  runCalls(context: CallContext<Forms>, args: readonly string[]): Promise<void>
}

/** A call was refused, with its status; the message is the server's. */
export class CallRefused extends CommandRefused {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
