import { z } from 'zod'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { type TextFault, type TextKind, cleanText, textFault } from '#src/lib/plain-text.ts'

// The page's Content-Security-Policy allows no code made at run time, which zod would otherwise try to make.
z.config({ jitless: true })

/** The JSON Schema of a body in src/generated/bodies. */
interface BodySchema {
  readonly required?: readonly string[]
  readonly properties: Readonly<Record<string, object>>
}

/** The names that a generated body schema has. */
type FieldOf<Body extends BodySchema> = keyof Body['properties'] & string

/**
 * The rules of some fields of a call, as the contract has them, for a form. What is left empty counts as missing; digits typed in
 * Arabic or Bangla are checked and sent as 0–9 in the fields named by `digits`. Texts are cleaned and checked as by the server.
 */
export function contractFields<const Body extends BodySchema, Name extends FieldOf<Body>>(
  body: Body,
  names: readonly Name[],
  { digits = [] }: { digits?: readonly Name[] } = {},
): z.ZodObject<Record<Name, z.ZodType>> {
  const fields = names.map((name) => {
    // Every name is one of the schema's: FieldOf<Body> says so.
    const schema = body.properties[name] as z.core.JSONSchema.JSONSchema & { 'x-text'?: TextKind }
    const kind = schema['x-text'] ?? 'line'
    const rule = z.fromJSONSchema(schema)
    const optional = body.required?.includes(name) !== true
    const normal = (value: unknown) => normalised(value, kind, digits.includes(name))
    const isPlain = (value: unknown, context: z.RefinementCtx) => addFault(kind, value, context)
    return [name, z.preprocess(normal, (optional ? rule.optional() : rule).superRefine(isPlain))] as const
  })
  // One rule for each name; fromEntries keeps no names.
  return z.object(Object.fromEntries<z.ZodType>(fields) as Record<Name, z.ZodType>)
}

const faultKeys: Record<TextFault, MessageKey> = { hidden: 'fields:error.hidden', unseen: 'fields:error.unseen' }

function addFault(kind: TextKind, value: unknown, context: z.RefinementCtx): void {
  const fault = typeof value === 'string' ? textFault(kind, value) : undefined
  if (fault !== undefined) context.addIssue({ code: 'custom', params: { key: faultKeys[fault] } })
}

function normalised(value: unknown, kind: TextKind, digits: boolean): unknown {
  if (typeof value !== 'string') return value
  const plain = cleanText(kind, value)
  const text = digits ? toAsciiDigits(plain).trim() : plain
  return text.trim() === '' ? undefined : text
}
