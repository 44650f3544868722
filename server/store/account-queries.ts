import type { Row } from './tables.ts'

export interface AccountQueries {
  /**
   * Accounts whose e-mail address, name or company holds the text, whatever its case; the newest first. Deleted ones name nobody any
   * more.
   */
  accountsWith(text: string, limit: number): Promise<Row<'users'>[]>
}
