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
  'x-access': 'public' | 'user' | 'seller' | 'carrier'
  'x-writes'?: boolean
  'x-addition'?: boolean
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }>; $ref?: string }>
}

export type JsonSchema = { [keyword: string]: unknown }

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
