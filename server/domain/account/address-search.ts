import { invalidFields } from '#server/domain/platform/domain-error.ts'

const shortest = 2
const longest = 300

/** Returns the search text of the path. Throws 422 on `text` when it is too short to search. */
export function placeText(text: string): string {
  const typed = text.trim()
  if (typed.length < shortest) throw invalidFields({ text: { key: 'server:field.tooShort', values: { count: shortest } } })
  if (typed.length > longest) throw invalidFields({ text: { key: 'server:field.tooLong', values: { count: longest } } })
  return typed
}
