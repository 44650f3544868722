import { invalidFields } from '#server/domain/platform/domain-error.ts'

const shortest = 2
const longest = 300

/** What was typed into the address search, which comes in the path: 422 on `text` when nothing can be found by it. */
export function placeText(text: string): string {
  const typed = text.trim()
  if (typed.length < shortest) throw invalidFields({ text: { key: 'server:field.tooShort', values: { count: shortest } } })
  if (typed.length > longest) throw invalidFields({ text: { key: 'server:field.tooLong', values: { count: longest } } })
  return typed
}
