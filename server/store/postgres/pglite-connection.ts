import type { PGlite, Transaction as PgliteTransaction } from '@electric-sql/pglite'
import type { Answer, FreeConnection, Transaction } from './connection.ts'

/** The one connection of a PGlite. It does one transaction after the other, so there is nothing to be isolated from. */
export function pgliteConnection(pglite: PGlite): FreeConnection {
  return {
    isTransaction: false,
    query: (text, values) => asked(pglite, text, values),
    transaction: (work) =>
      pglite.transaction((transaction) =>
        work({
          isTransaction: true,
          query: (text, values) => asked(transaction, text, values),
          async commit(last) {
            if (last !== undefined) await asked(transaction, last.text, last.values)
          },
        } satisfies Transaction),
      ),
    close: () => pglite.close(),
  }
}

async function asked<Row>(on: Pick<PgliteTransaction, 'query'>, text: string, values: readonly unknown[]): Promise<Answer<Row>> {
  const { rows, affectedRows = 0 } = await on.query<Row>(text, [...values])
  return { rows, changed: affectedRows }
}
