import type { PGlite, Transaction as PgliteTransaction } from '@electric-sql/pglite'
import type { QueryResult, FreeConnection, Statement, Transaction } from './connection.ts'

/** The one connection of a PGlite. It does one transaction after the other, so there is nothing to be isolated from. */
export function pgliteConnection(pglite: PGlite): FreeConnection {
  return {
    isTransaction: false,
    query: (statement) => run(pglite, statement),
    transaction: (work) =>
      pglite.transaction((transaction) =>
        work({
          isTransaction: true,
          query: (statement) => run(transaction, statement),
          async commit(last) {
            if (last !== undefined) await run(transaction, last)
          },
        } satisfies Transaction),
      ),
    close: () => pglite.close(),
  }
}

async function run<Row>(on: Pick<PgliteTransaction, 'query'>, { text, values }: Statement<Row>): Promise<QueryResult<Row>> {
  const { rows, affectedRows = 0 } = await on.query<Row>(text, [...values])
  return { rows, changed: affectedRows }
}
