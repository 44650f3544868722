import type { Row } from './tables.ts'

export interface AccountQueries {
  /**
   * Accounts whose e-mail address, name or company holds the text, whatever its case; the newest first. Deleted ones name nobody any
   * more.
   */
  accountsWith(text: string, limit: number): Promise<Row<'users'>[]>
  /** Orders whose number holds the text, whatever its case; the newest first. */
  ordersNumbered(text: string, limit: number): Promise<Row<'orders'>[]>
  /** How many reports of abuse there are about each of these people, in all. */
  reportCounts(reportedIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}
