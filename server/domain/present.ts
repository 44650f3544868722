/** The entries that have a value: rows say `null`, answers leave the field out. */
export function present<Fields extends Record<string, unknown>>(
  fields: Fields,
): {
  [Name in keyof Fields as null extends Fields[Name] ? never : undefined extends Fields[Name] ? never : Name]: Fields[Name]
} & {
  [Name in keyof Fields as null extends Fields[Name] ? Name : undefined extends Fields[Name] ? Name : never]?: NonNullable<
    Fields[Name]
  >
} {
  // The type says what the filter does; TypeScript can not follow Object.fromEntries.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as never
}
