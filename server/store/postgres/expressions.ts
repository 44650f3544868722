import { expressionBuilder, sql } from 'kysely'
import type { Expression, ExpressionBuilder, SqlBool, StringReference } from 'kysely'
import type { Schema } from './database.ts'

/** Whether all hold; a condition that is undefined is none. */
export function allOf(conditions: readonly (Expression<SqlBool> | undefined)[]): Expression<SqlBool> {
  return expressionBuilder<Schema>().and(conditions.filter((condition) => condition !== undefined))
}

/** Whether one of the columns holds the text, which is in folded case. By its position: nothing typed is a pattern. */
export function anyContains<DB, Table extends keyof DB>(
  eb: ExpressionBuilder<DB, Table>,
  columns: readonly (StringReference<DB, Table> | Expression<string>)[],
  part: Expression<string>,
): Expression<SqlBool> {
  return eb.or(
    columns.map((column) => sql<boolean>`strpos(lower(${typeof column === 'string' ? eb.ref(column) : column}), ${part}) > 0`),
  )
}
