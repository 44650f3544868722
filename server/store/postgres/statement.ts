import type { Answer, Connection } from './connection.ts'

/** Runs a statement whose text does not hold any value: those are `values`, `$1` first. */
export function run<Row>(db: Connection, text: string, values: readonly unknown[] = []): Promise<Answer<Row>> {
  return db.query<Row>(text, values)
}

/** A name of a table or a column in a statement. Names come from the row schemas, never from a caller. */
export function quoted(name: string): string {
  return `"${name}"`
}
