import type { z } from 'zod'
import { id, time } from './tables/columns.ts'
import { tables } from './tables.ts'
import type { TableName } from './tables.ts'

/** The kind of a column: ids and times are compared as such, JSON is written as text. */
export interface Column {
  kind: 'id' | 'time' | 'text' | 'number' | 'boolean' | 'json'
  nullable: boolean
  /** The values of an enumeration; null where any text is allowed. */
  values: readonly string[] | null
}

/** Read from the row schemas, so that a new column needs no second description. */
export const columnsOf: Readonly<Record<TableName, ReadonlyMap<string, Column>>> = Object.fromEntries(
  Object.entries(tables).map(([name, schema]) => [
    name,
    new Map(Object.entries<z.ZodType>(schema.shape).map(([column, type]) => [column, describe(type)])),
  ]),
) as unknown as Record<TableName, ReadonlyMap<string, Column>> // Object.entries forgets the key type; the keys are those of `tables`.

function describe(type: z.ZodType): Column {
  // `type` discriminates the classes; zod types the walk from the general class to the special one as unknown.
  const def = type.def as { type: string; innerType?: z.ZodType; entries?: Record<string, string> }
  if (def.type === 'nullable' && def.innerType) return { ...describe(def.innerType), nullable: true }
  return { kind: kindOf(type, def.type), nullable: false, values: def.entries ? Object.values(def.entries) : null }
}

function kindOf(type: z.ZodType, name: string): Column['kind'] {
  if (type === id) return 'id'
  if (type === time) return 'time'
  if (name === 'string' || name === 'enum') return 'text'
  if (name === 'number' || name === 'boolean') return name
  return 'json'
}

/** Whether a text can name a row of an `id` column; PostgreSQL refuses to compare anything else with a uuid. */
export function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)
}
