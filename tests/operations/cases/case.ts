import type { OperationId, operationTable } from '#src/generated/operation-table.ts'
import type { CallOptions } from '#tests/support/marketplace.ts'
import type { CaseFixture } from './case-fixture.ts'

/** Creates what a call needs, and returns its options: token, side, id and body. */
export type Prepared = (fixture: CaseFixture) => Promise<CallOptions>

interface Succeeds {
  /** A call that succeeds; prepared many times, each time on objects of its own. */
  happy: Prepared
}

interface ChangesAnObject extends Succeeds {
  /** A call on an object whose state does not allow it (any more): 409. Null where the object has no states; say why. */
  impossible: Prepared | null
}

type Table = typeof operationTable
type ChangesById<Id extends OperationId> = Table[Id] extends { writes: true; path: `${string}{id}${string}` } ? true : false

/** The cases of a call for every-call.test.ts; the rest comes from the contract. */
export type Case<Id extends OperationId> = ChangesById<Id> extends true ? ChangesAnObject : Succeeds

/** A case for each call of the contract: one without a case does not compile. */
export type Cases = { [Id in OperationId]: Case<Id> }
