/** Returns the entries that have a value: rows have `null`, responses omit the field. */
export function omitNull<Fields extends Record<string, unknown>>(
  fields: Fields,
): {
  [Name in keyof Fields as null extends Fields[Name] ? never : undefined extends Fields[Name] ? never : Name]: Fields[Name]
} & {
  [Name in keyof Fields as null extends Fields[Name] ? Name : undefined extends Fields[Name] ? Name : never]?: NonNullable<
    Fields[Name]
  >
} {
  // A loop, since this runs for every row of every list.
  const shown: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) {
    const value = fields[name]
    if (value !== null && value !== undefined) shown[name] = value
  }
  return shown as never // TypeScript cannot infer the type of the loop's result.
}
