import { Ajv2020 as Ajv, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { bodies } from '#src/generated/bodies.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import { type TextFault, type TextKind, textFault } from '#src/lib/plain-text.ts'
import { type BodySchema, cleanBody, withTextKinds } from './body-texts.ts'
import type { FieldKey, Text } from './domain/platform/domain-error.ts'

// Defaults are filled in; nothing is coerced. Of texts, what cannot be seen is left out or refused (src/lib/plain-text.ts).
const ajv = new Ajv({ allErrors: true, useDefaults: true, strict: false, multipleOfPrecision: 9, verbose: true })
// The package's types describe its CommonJS form, where the function is under `default`; so it is in Node.
const formats = addFormats as unknown as { default: (to: Ajv) => unknown }
formats.default(ajv)
// A time that the format allows but no row can hold: a leap second, or a year before or after those of four digits.
const [firstTime, lastTime] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
const keepable = (text: string) => Date.parse(text) >= firstTime && Date.parse(text) <= lastTime
const formed = (text: string) => /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/.test(text)
ajv.addFormat('date-time', (text: string) => formed(text) && isDay(text.slice(0, 10)) && keepable(text))
ajv.addFormat('date', isDay)

// ajv's own takes what is almost none of a step, such as 1e-300 of 1e-6, for a whole number of them.
ajv.removeKeyword('multipleOf')
ajv.addKeyword({
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  validate: (step: number, value: number) => {
    const steps = value / step
    return Math.abs(steps - Math.round(steps)) < 1e-9 && (value === 0) === (Math.round(steps) === 0)
  },
})

// Before the lengths and patterns, so that its message is the one that the field gets.
ajv.addKeyword({
  keyword: 'x-text',
  type: 'string',
  before: 'maxLength',
  validate: (kind: TextKind, text: string, schema?: object) => faultOf(kind, text, schema) === undefined,
})

/** Problems that a response reports: more help nobody, and an answer must not be many times what was sent. */
const mostProblems = 50

const compiled = new Map<OperationId, { schema: BodySchema; validate: ValidateFunction }>()

/** Returns the problems of a body, by field path; undefined without any. Fills in the contract's defaults, and cleans its texts. */
export function bodyProblems(operationId: OperationId, body: unknown): Record<string, Text> | undefined {
  const validator = validatorOf(operationId)
  if (validator === undefined) return undefined
  const { schema, validate } = validator
  cleanBody(schema, body)
  if (validate(body)) {
    const place = placeOfUnstorable(body)
    return place === undefined ? undefined : { [place.join('.') || 'body']: { key: 'server:field.format' } }
  }
  // Not an object from the start: a field may be called `__proto__`.
  const fields = new Map<string, Text>()
  for (const error of (validate.errors ?? []).slice(0, mostProblems)) {
    const path = pathOf(error)
    if (!fields.has(path)) fields.set(path, { key: keyOf(error), values: valuesOf(error) })
  }
  return Object.fromEntries(fields)
}

/** JavaScript converts 30 February into a day of March. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN
  return time >= firstTime && new Date(time).toISOString().startsWith(text)
}

/** Texts that PostgreSQL cannot store and no schema forbids: the character NUL, and one half of a pair of surrogates alone. */
const unstorable = /\0|\p{Surrogate}/u
/** Deeper than any body of the contract; the body of a webhook has no schema of its own. */
const deepest = 100

function placeOfUnstorable(value: unknown, depth = 0): string[] | undefined {
  if (typeof value === 'string') return unstorable.test(value) ? [] : undefined
  // The bytes of a file are no texts; each would be walked as a field of its own.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  if (depth > deepest) return []
  for (const [name, part] of Object.entries(value)) {
    const below = unstorable.test(name) ? [] : placeOfUnstorable(part, depth + 1)
    if (below !== undefined) return [name, ...below]
  }
  return undefined
}

/** Compiled at first use, to keep the start fast. */
function validatorOf(operationId: OperationId): { schema: BodySchema; validate: ValidateFunction } | undefined {
  const present = compiled.get(operationId)
  if (present !== undefined) return present
  const schema = operationId in bodies ? bodies[operationId as keyof typeof bodies] : undefined // checked by the line itself
  if (schema === undefined) return undefined
  const ruled = withTextKinds(schema)
  const validator = { schema: ruled, validate: ajv.compile(ruled) }
  compiled.set(operationId, validator)
  return validator
}

/** What is wrong with a text, by the kind of its field; blanks alone are where something is needed. */
function faultOf(kind: TextKind, text: string, { minLength = 0 }: BodySchema = {}): TextFault | 'missing' | undefined {
  if (kind !== 'any' && minLength > 0 && text.trim() === '') return 'missing'
  return textFault(kind, text)
}

const faultKeys: Record<TextFault | 'missing', FieldKey> = {
  hidden: 'server:field.hidden',
  unseen: 'server:field.unseen',
  missing: 'server:field.required',
}

function pathOf(error: ErrorObject): string {
  const parent = error.instancePath.split('/').slice(1)
  const missing: unknown = error.params['missingProperty'] ?? error.params['additionalProperty']
  return [...parent, ...(typeof missing === 'string' ? [missing] : [])].join('.') || 'body'
}

const keys: Record<string, FieldKey> = {
  required: 'server:field.required',
  additionalProperties: 'server:field.unknown',
  minLength: 'server:field.tooShort',
  maxLength: 'server:field.tooLong',
  minimum: 'server:field.tooSmall',
  maximum: 'server:field.tooLarge',
  exclusiveMinimum: 'server:field.positive',
  multipleOf: 'server:field.decimals',
  enum: 'server:field.choice',
  const: 'server:field.required',
  type: 'server:field.type',
  maxItems: 'server:field.tooMany',
  minItems: 'server:field.required',
}

function keyOf(error: ErrorObject): FieldKey {
  if (error.instancePath === '' && error.keyword === 'type') return 'server:field.body'
  if (error.keyword === 'x-text') {
    // ajv's `verbose` gives the keyword's value, its schema and the text.
    const fault = faultOf(error.schema as TextKind, error.data as string, error.parentSchema as BodySchema)
    return fault === undefined ? 'server:field.format' : faultKeys[fault]
  }
  if (error.keyword === 'minLength' && error.data === '') return 'server:field.required'
  // For a text too short for an address the error describes an address, not the length.
  if (error.parentSchema?.['format'] === 'email') return 'server:field.email'
  return keys[error.keyword] ?? 'server:field.format'
}

function valuesOf(error: ErrorObject): Record<string, number> {
  const limit: unknown = error.params['limit']
  return typeof limit === 'number' ? { count: limit, limit } : {}
}
