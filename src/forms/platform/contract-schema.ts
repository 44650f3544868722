import { z } from 'zod'
import { toAsciiDigits } from '#src/lib/digits.ts'

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
 * Arabic or Bangla are checked and sent as 0–9 in the fields named by `digits`.
 */
export function contractFields<const Body extends BodySchema, Name extends FieldOf<Body>>(
  body: Body,
  names: readonly Name[],
  { digits = [] }: { digits?: readonly Name[] } = {},
): z.ZodObject<Record<Name, z.ZodType>> {
  const fields = names.map((name) => {
    // Every name is one of the schema's: FieldOf<Body> says so.
    const rule = z.fromJSONSchema(body.properties[name] as z.core.JSONSchema.JSONSchema)
    const optional = body.required?.includes(name) !== true
    const normal = (value: unknown) => normalised(value, digits.includes(name))
    return [name, z.preprocess(normal, optional ? rule.optional() : rule)] as const
  })
  // One rule for each name; fromEntries keeps no names.
  return z.object(Object.fromEntries<z.ZodType>(fields) as Record<Name, z.ZodType>)
}

function normalised(value: unknown, digits: boolean): unknown {
  if (typeof value !== 'string') return value
  const text = digits ? toAsciiDigits(value).trim() : value
  return text.trim() === '' ? undefined : text
}
