import type { AccountQueries } from './account-queries.ts'
import type { Archive } from './archive.ts'
import type { ChatQueries } from './chat-queries.ts'
import type { DocumentQueries } from './document-queries.ts'
import type { NotificationQueries } from './notification-queries.ts'
import type { MoneyQueries } from './money-queries.ts'
import type { ProductQueries } from './product-queries.ts'
import type { TenderQueries } from './tender-queries.ts'
import type { TradeQueries } from './trade-queries.ts'
import type { SecurityLog, SecurityQueries } from './security-log.ts'
import type { Row, TableName } from './tables.ts'

/** All named columns equal the value; an array means "one of"; `null` means "is null". */
export type Where<Name extends TableName> = {
  [Column in keyof Row<Name>]?: Row<Name>[Column] | readonly Row<Name>[Column][]
}

/** The row to insert; the store numbers live events itself, and a security event is sealed by a job. */
export type NewRow<Name extends TableName> = Name extends 'liveEvents'
  ? Omit<Row<Name>, 'sequence'>
  : Name extends 'securityEvents'
    ? Row<Name> & { sequence: null; previousHash: null; hash: null; seal: null }
    : Row<Name>

/** The tables whose rows may be changed and removed. */
export type ChangeableTable = Exclude<TableName, 'securityEvents'>

/**
 * Typed access to single tables, and the named queries. Conditions compare whole scalar columns, never JSON ones.
 * A broken unique or foreign key throws `ConstraintBroken`.
 */
export interface Tables
  extends
    AccountQueries,
    ProductQueries,
    TenderQueries,
    TradeQueries,
    DocumentQueries,
    NotificationQueries,
    MoneyQueries,
    SecurityQueries,
    ChatQueries {
  /** The one row that fits; more than one is a defect and throws. */
  find<Name extends TableName>(table: Name, where: Where<Name>): Promise<Row<Name> | undefined>
  /** Rows that fit, ordered by the columns given (a leading `-` turns one round), at most `limit`. */
  list<Name extends TableName>(
    table: Name,
    where: Where<Name>,
    page?: { orderBy?: readonly OrderBy<Name>[]; limit?: number; offset?: number },
  ): Promise<Row<Name>[]>
  count<Name extends TableName>(table: Name, where: Where<Name>): Promise<number>
  /** Inside a transaction it may throw later, with a call that reads the table or at the end: catch around the transaction. */
  insert<Name extends TableName>(table: Name, ...rows: NewRow<Name>[]): Promise<void>
  /** Sets the columns of all rows that fit; returns how many there were. Zero means a lost race. */
  update<Name extends ChangeableTable>(table: Name, where: Where<Name>, set: Partial<Row<Name>>): Promise<number>
  remove<Name extends ChangeableTable>(table: Name, where: Where<Name>): Promise<number>
  /** Removes the rows whose time is earlier than the moment; those without that time stay. Returns how many there were. */
  removeBefore<Name extends ChangeableTable>(table: Name, column: TimeColumn<Name>, moment: string): Promise<number>
  /** Returns the next number of a counter (from 1), without gaps: a rollback releases it. */
  nextNumber(counter: string): Promise<number>
  /** Adds one to a rate window made at need; returns the count, this one included. */
  countTry(window: string, expiresAt: string): Promise<number>
  /** Takes `amount` off a product's stock if that much is there; false if not. A negative amount puts back. */
  takeStock(productId: string, amount: number): Promise<boolean>
  /** Outbox rows due at `now`, oldest first, locked so that two processes never take the same one. Only inside a transaction. */
  takeDueMessages(now: string, limit: number): Promise<Row<'outbox'>[]>
}

type Write = 'insert' | 'update' | 'remove' | 'removeBefore' | 'takeStock' | 'takeDueMessages' | 'countTry' | 'nextNumber'

/** What can be asked of tables without a change. */
export type ReadableTables = Omit<Tables, Write>

/** What can be asked of a store without a change, and its archive. */
export type ReadableStore = Omit<Store, Write | 'transaction' | 'securityLog'> & {
  securityLog: Omit<SecurityLog, 'seal' | 'cut'>
}

export type OrderBy<Name extends TableName> = `${'' | '-'}${keyof Row<Name> & string}`

/** The time columns of a table, by their names. */
export type TimeColumn<Name extends TableName> = Extract<keyof Row<Name>, `${string}At` | 'at'>

export interface Store extends Tables {
  /**
   * Runs `work` serializably, again on a conflict. Commits when it resolves, rolls back when it throws. `work` must not have effects
   * outside the tables.
   */
  transaction<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result>
  /** Called after a commit that inserted live events, on every process, with the users they are for. Returns a function to stop. */
  onLiveEvents(listener: (userIds: readonly string[]) => void): () => void
  /** False while the database is unreachable. */
  ready(): Promise<boolean>
  /** Seals and ages security events. */
  securityLog: SecurityLog
  /** All rows at once; where they outlive the process. */
  archive?: Archive
  /** Updates the planner's statistics, where the database does not do so by itself. */
  refreshStatistics?: () => Promise<void>
  /**
   * Chooses the products of a large catalogue among which a text that finds very many is looked for, as they stand at `now`. Missing where
   * every search goes over all products.
   */
  chooseLeadingProducts?: (now: string) => Promise<void>
  /** How the connections are used; where there are any. */
  connections?: () => Connections
  close(): Promise<void>
}

export interface Connections {
  busy: number
  idle: number
  /** Calls that wait for a connection. */
  waiting: number
}

/** A unique or foreign key refused the change. `constraint` is its name in the migrations. */
export class ConstraintBroken extends Error {
  override readonly name = 'ConstraintBroken'
  constructor(
    readonly kind: 'unique' | 'foreignKey' | 'check',
    readonly constraint: string,
    options?: ErrorOptions,
  ) {
    super(`${kind} ${constraint}`, options)
  }
}

/** The database cannot be reached now; the call may be tried again. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}
