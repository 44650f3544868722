import { z } from 'zod'
import { CommandRefused } from './store-command.ts'

/** A text in English and, where there is a translation, in the other languages of the marketplace. */
export const localText = z.strictObject({
  en: z.string().trim().min(2),
  ar: z.string().trim().min(2).nullish(),
  bn: z.string().trim().min(2).nullish(),
})

/** Returns the valid contents of a file, or throws with a line for each fault: an operator repairs a whole file at once. */
export function readRows<Rows extends z.ZodType>(schema: Rows, content: unknown): z.infer<Rows> {
  const read = schema.safeParse(content)
  if (read.success) return read.data
  const lines = read.error.issues.map(({ path, message }) => `${path.map(String).join('.') || 'file'}: ${message}`)
  throw new CommandRefused(['The file cannot be used:', ...lines].join('\n'))
}
