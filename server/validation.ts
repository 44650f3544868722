import { Ajv2020 as Ajv, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { bodies } from '#src/generated/bodies.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import type { FieldKey, Text } from '#server/domain/refusal.ts'

// Defaults are filled in; nothing is coerced or dropped, so what an operation gets is what was sent.
const ajv = new Ajv({ allErrors: true, useDefaults: true, strict: false, multipleOfPrecision: 9, verbose: true })
// The package's types describe its CommonJS form, where the function is under `default`; so it is in Node.
const formats = addFormats as unknown as { default: (to: Ajv) => unknown }
formats.default(ajv)

const compiled = new Map<OperationId, ValidateFunction>()

/** What is wrong with a body, by field path; undefined when nothing is. Fills in the contract's defaults. */
export function bodyProblems(operationId: OperationId, body: unknown): Record<string, Text> | undefined {
  const validate = validatorOf(operationId)
  if (validate === undefined) return undefined
  if (validate(body)) {
    const unstorable = placeOfNul(body)
    return unstorable === undefined ? undefined : { [unstorable.join('.') || 'body']: { key: 'server:field.format' } }
  }
  const fields: Record<string, Text> = {}
  for (const error of validate.errors ?? []) {
    const path = pathOf(error)
    fields[path] ??= { key: keyOf(error), values: valuesOf(error) }
  }
  return fields
}

/** Where a text holds the character NUL, which no schema forbids and PostgreSQL can not store. */
function placeOfNul(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const below = placeOfNul(part)
    if (below !== undefined) return [name, ...below]
  }
  return undefined
}

/** Compiled at first use: a start pays for no call that nobody makes. */
function validatorOf(operationId: OperationId): ValidateFunction | undefined {
  const present = compiled.get(operationId)
  if (present !== undefined) return present
  const schema = operationId in bodies ? bodies[operationId as keyof typeof bodies] : undefined // checked by the line itself
  if (schema === undefined) return undefined
  const validate = ajv.compile(schema)
  compiled.set(operationId, validate)
  return validate
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
  if (error.keyword === 'minLength' && error.data === '') return 'server:field.required'
  // A text too short for an address is told what an address looks like, not how many letters it lacks.
  if (error.parentSchema?.['format'] === 'email') return 'server:field.email'
  return keys[error.keyword] ?? 'server:field.format'
}

function valuesOf(error: ErrorObject): Record<string, number> {
  const limit: unknown = error.params['limit']
  return typeof limit === 'number' ? { count: limit, limit } : {}
}
