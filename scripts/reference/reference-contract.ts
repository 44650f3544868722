import { readFileSync } from 'node:fs'

/** The part of the generated contract that the reference shows. */
export interface ReferenceContract {
  info: { title: string; version: string; summary: string; description: string }
  security: Security
  tags: { name: string; description: string }[]
  paths: Record<string, { parameters?: Reference[] } & { [M in Method]?: Operation }>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
    securitySchemes: Record<string, { name: string; description: string }>
  }
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]
type Security = Record<string, string[]>[]
interface Reference {
  $ref: string
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security?: Security
  'x-access': 'public' | 'user' | 'seller' | 'carrier' | 'operator'
  'x-writes'?: boolean
  'x-step-up'?: 'always' | 'secondFactor'
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Response | Reference>
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

export interface Response {
  description: string
  content?: Record<string, { schema: Schema }>
}

/** A JSON Schema of the contract, by the keywords that it uses. */
export interface Schema {
  $ref?: string
  description?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  multipleOf?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  minProperties?: number
  maxProperties?: number
  additionalProperties?: boolean | Schema
  oneOf?: Schema[]
  allOf?: Schema[]
  'x-upload'?: string
}

/** A call as the reference shows it, with references resolved. */
export interface Call extends Operation {
  path: string
  method: Method
  parameters: Parameter[]
  responseList: (Response & { status: string })[]
  /** The header that carries its token. */
  token: { name: string; isNeeded: boolean } | undefined
}

export function readContract(): ReferenceContract {
  // Checked against the OpenAPI schema by `redocly lint`, of which the type names the part used here.
  return JSON.parse(readFileSync('src/generated/contract.json', 'utf8')) as ReferenceContract
}

const nameIn = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1)

/** Every call, in the contract's order. */
export function callsOf(contract: ReferenceContract): Call[] {
  const { parameters, responses, securitySchemes } = contract.components
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (operation === undefined) return []
      const security = operation.security ?? contract.security
      const [scheme] = security.flatMap((choice) => Object.keys(choice))
      const isNeeded = security.every((choice) => Object.keys(choice).length > 0)
      return {
        ...operation,
        path,
        method,
        parameters: (item.parameters ?? []).map((reference) => found(parameters, nameIn(reference))),
        responseList: Object.entries(operation.responses).map(([status, response]) => ({
          status,
          ...('$ref' in response ? found(responses, nameIn(response)) : response),
        })),
        token: scheme === undefined ? undefined : { name: found(securitySchemes, scheme).name, isNeeded },
      }
    }),
  )
}

function found<SchemaOrRef>(entries: Record<string, SchemaOrRef>, name: string): SchemaOrRef {
  const entry = entries[name]
  if (entry === undefined) throw new Error(`The contract has no ${name}`)
  return entry
}

/** Resolves references to schemas. */
export class Schemas {
  constructor(private readonly all: Record<string, Schema>) {}

  /** The name of a schema; undefined for an inline one. */
  nameOf = ({ $ref }: Schema): string | undefined => ($ref === undefined ? undefined : nameIn({ $ref }))

  /** The schema itself; keywords beside a reference override those of its target. */
  resolved(schema: Schema): Schema {
    const name = this.nameOf(schema)
    if (name === undefined) return schema
    const { $ref: _, ...beside } = schema
    return { ...this.resolved(found(this.all, name)), ...beside }
  }
}

export interface Body {
  type: string
  schema: Schema
}

export function bodyOf({ requestBody }: Operation): Body | undefined {
  const [content] = Object.entries(requestBody?.content ?? {})
  return content === undefined ? undefined : { type: content[0], schema: content[1].schema }
}

/** Returns the schema of `results` in a successful envelope; undefined for a file or a stream. */
export function resultsOf({ content }: Response): Schema | undefined {
  const { allOf = [] } = content?.['application/json']?.schema ?? {}
  return allOf.find(({ properties }) => properties?.['results'] !== undefined)?.properties?.['results']
}
