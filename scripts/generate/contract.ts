/** The part of an OpenAPI 3.1 document that the generators read. */
export interface Contract {
  paths: Record<string, PathItem>
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, { name: string; in: string }> }
}

export interface PathItem {
  parameters?: { $ref: string }[]
  get?: ContractOperation
  put?: ContractOperation
  post?: ContractOperation
  patch?: ContractOperation
  delete?: ContractOperation
}

export interface ContractOperation {
  operationId: string
  summary: string
  'x-access': 'public' | 'user' | 'seller' | 'carrier' | 'operator'
  /** Which operators may make a call whose access is `operator`; every one without it. */
  'x-role'?: 'support' | 'finance' | 'catalogue' | 'admin'
  'x-writes'?: boolean
  /** Calls that want an identity that was confirmed lately: always, or of accounts with a second factor. */
  'x-step-up'?: 'always' | 'secondFactor'
  'x-addition'?: boolean
  requestBody?: { content: Partial<Record<BodyType, { schema: JsonSchema }>> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }>; $ref?: string }>
}

export type BodyType = 'application/json' | 'multipart/form-data'

export type JsonSchema = { [keyword: string]: unknown }

/** The content type and schema of a call's body; undefined without one. */
export function bodyOf({ requestBody, operationId }: ContractOperation): { type: BodyType; schema: JsonSchema } | undefined {
  if (requestBody === undefined) return undefined
  const { 'application/json': json, 'multipart/form-data': form } = requestBody.content
  if (json !== undefined && form === undefined) return { type: 'application/json', schema: json.schema }
  if (form !== undefined && json === undefined) return { type: 'multipart/form-data', schema: form.schema }
  throw new Error(`${operationId}: a body is either JSON or a multipart form`)
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

export interface FoundOperation {
  path: string
  method: (typeof methods)[number]
  item: PathItem
  operation: ContractOperation
}

/** Every operation of the contract, by operationId in alphabetical order. */
export function operationsOf(contract: Contract): FoundOperation[] {
  return Object.entries(contract.paths)
    .flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method]
        return operation === undefined ? [] : [{ path, method, item, operation }]
      }),
    )
    .sort((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1))
}
