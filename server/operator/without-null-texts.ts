/** Returns the contents of a file without the translations and descriptions that it names as null: calls leave out what is not there. */
export const withoutNullTexts = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content ?? null), (name, value: unknown) =>
    value === null && ['en', 'ar', 'bn', 'description'].includes(name) ? undefined : value,
  )
