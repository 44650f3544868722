import { type TextKind, cleanText } from '#src/lib/plain-text.ts'

/** The part of a body's JSON Schema that says where its texts are. */
export interface BodySchema {
  readonly type?: string | readonly string[]
  readonly 'x-text'?: TextKind
  readonly 'x-upload'?: string
  readonly minLength?: number
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, BodySchema>>
  readonly items?: BodySchema
  readonly maxItems?: number
}

/** Returns the schema with the kind of each text written out: a single line, unless the contract says otherwise. */
export function withTextKinds(schema: BodySchema): BodySchema {
  const { properties, items } = schema
  const isText = holds(schema, 'string') && schema.enum === undefined && schema.const === undefined
  return {
    ...schema,
    ...(isText ? { 'x-text': schema['x-text'] ?? 'line' } : {}),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, withTextKinds(field)])),
    }),
    ...(items && { items: withTextKinds(items) }),
  }
}

/** Cleans the texts of a body where they stand, by a schema that `withTextKinds` returned. */
export function cleanBody(schema: BodySchema, body: unknown): void {
  // A body that is one text is none of the contract's; its parts are cleaned by their parents.
  if (typeof body === 'object' && body !== null) cleaned(schema, body)
}

function cleaned({ 'x-text': kind, properties = {}, items }: BodySchema, value: unknown): unknown {
  if (typeof value === 'string') return kind === undefined ? value : cleanText(kind, value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    // An item is of any type until the schema has been checked.
    const list = value as unknown[]
    if (items !== undefined) for (const [at, item] of list.entries()) list[at] = cleaned(items, item)
    return list
  }
  for (const [name, field] of Object.entries(properties))
    if (Object.hasOwn(value, name)) Reflect.set(value, name, cleaned(field, Reflect.get(value, name)))
  return value
}

const holds = ({ type }: BodySchema, name: string): boolean => type === name || (Array.isArray(type) && type.includes(name))
