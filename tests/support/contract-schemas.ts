import contract from '#src/generated/contract.json' with { type: 'json' }
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'

/** The keywords of JSON Schema that the contract's requests use. */
export interface RequestSchema {
  $ref?: string
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  const?: unknown
  enum?: readonly unknown[]
  example?: unknown
  required?: readonly string[]
  properties?: Record<string, RequestSchema>
  minProperties?: number
  items?: RequestSchema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
  'x-upload'?: 'image' | 'document' | 'media' | 'table' | 'passing'
}

interface Content {
  content?: Record<string, { schema: RequestSchema }>
}
interface OperationOfContract {
  requestBody?: Content
  responses: Record<string, Content & { $ref?: string }>
}

/** Resolves a reference of the contract, without keywords beside it. */
export function resolved<Value extends { $ref?: string }>(value: Value): Value {
  if (value.$ref === undefined) return value
  const steps = value.$ref.split('/').slice(1)
  const found = steps.reduce<unknown>((from, step) => {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    return typeof from === 'object' && from !== null && key in from ? Reflect.get(from, key) : undefined
  }, contract)
  if (typeof found !== 'object' || found === null) throw new Error(`The contract has no ${value.$ref}`)
  // The generator has bundled the contract: a reference's target has the type of its place.
  return resolved(found as Value)
}

/** The values that the contract gives a state or a choice, by the name of its schema; of an object, those of one property. */
export function valuesOf(schema: keyof typeof contract.components.schemas, property?: string): string[] {
  const whole = resolved<RequestSchema>({ $ref: `#/components/schemas/${schema}` })
  const values = (property === undefined ? whole : whole.properties?.[property])?.enum
  if (values === undefined) throw new Error(`The contract lists no values of ${schema} ${property ?? ''}`)
  return values.map(String).toSorted()
}

export function operationOf(operationId: OperationId): OperationOfContract {
  const { path, method } = operationTable[operationId]
  const paths: Record<string, Record<string, unknown>> = contract.paths
  const operation = paths[path]?.[method]
  if (typeof operation !== 'object' || operation === null) throw new Error(`The contract has no ${operationId}`)
  // An operation of an OpenAPI document; the generated table was read from it.
  return operation as OperationOfContract
}

/** Returns the schema of a call's body; undefined without one. */
export function bodySchemaOf(operationId: OperationId): RequestSchema | undefined {
  const [content] = Object.values(operationOf(operationId).requestBody?.content ?? {})
  return content && resolved(content.schema)
}
