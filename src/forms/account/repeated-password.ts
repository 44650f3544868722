import { z } from 'zod'
import type { FormRule } from '#src/forms/platform/issue-text.ts'

/** A form in which a new password stands twice. That is a rule of the form alone: the second is never sent. */
export function withRepeat<Shape extends z.core.$ZodLooseShape>(
  fields: z.ZodObject<Shape>,
  name: keyof Shape & string,
): z.ZodType {
  return fields.extend({ repeatedPassword: z.string().min(1) }).refine(
    // The shape of a form is known by its names alone.
    (typed: Record<string, unknown>) => typed[name] === typed['repeatedPassword'],
    {
      params: { key: 'fields:error.passwordsDiffer' } satisfies FormRule,
      path: ['repeatedPassword'],
      // Told together with what else is wrong, not after it.
      when: () => true,
    },
  )
}
