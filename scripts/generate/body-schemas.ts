import { type Contract, type JsonSchema, bodyOf, operationsOf } from './contract.ts'

/** src/generated/bodies/<operationId>.ts, each a self-contained JSON Schema, and bodies.ts, the table of all of them. */
export function bodySchemaFiles(contract: Contract): Map<string, string> {
  const files = new Map<string, string>()
  const ids: string[] = []
  for (const { operation } of operationsOf(contract)) {
    const body = bodyOf(operation)
    if (body === undefined) continue
    const { schema } = body
    const id = operation.operationId
    ids.push(id)
    const inlined = JSON.stringify(inline(schema, contract))
    files.set(`bodies/${id}.ts`, `export const ${id}Body = ${inlined} as const\n`)
  }
  const imports = ids.map((id) => `import { ${id}Body } from './bodies/${id}.ts'\n`).join('')
  const rows = ids.map((id) => `  ${id}: ${id}Body,\n`).join('')
  files.set('bodies.ts', `${imports}\n/** The JSON Schema of each call's body. */\nexport const bodies = {\n${rows}}\n`)
  return files
}

/** Returns the schema with every reference resolved, without descriptions and examples, which no validator needs. */
function inline(schema: unknown, contract: Contract): unknown {
  if (Array.isArray(schema)) return schema.map((item) => inline(item, contract))
  if (typeof schema !== 'object' || schema === null) return schema
  // An object of a parsed JSON document has string keys.
  const node = schema as JsonSchema
  // In place of a file a validator gets its stored metadata (server/receive-form.ts), not the bytes.
  if (node['x-upload'] !== undefined) return { 'x-upload': node['x-upload'] }
  const reference = node['$ref']
  if (typeof reference === 'string') {
    const name = reference.replace('#/components/schemas/', '')
    const target = contract.components.schemas[name]
    if (target === undefined) throw new Error(`The contract has no schema ${name}`)
    return inline({ ...target, ...withoutReference(node) }, contract)
  }
  const properties = node['properties']
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'description' && key !== 'example')
      .map(([key, value]) =>
        key === 'properties' && value === properties ? [key, inlineProperties(value, contract)] : [key, inline(value, contract)],
      ),
  )
}

/** Under `properties` the keys are names of fields, so one called "description" stays. */
function inlineProperties(properties: unknown, contract: Contract): unknown {
  if (typeof properties !== 'object' || properties === null) return properties
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, inline(value, contract)]))
}

function withoutReference({ $ref: _, ...rest }: JsonSchema): JsonSchema {
  return rest
}
