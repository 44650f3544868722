import { type Contract, bodyOf, operationsOf } from './contract.ts'

const bodyForms = { none: false, 'application/json': 'json', 'multipart/form-data': 'multipart' } as const

/** src/generated/operation-table.ts: what dispatch, the client and the tests need to know of a call without its schemas. */
export function operationTableFile(contract: Contract): string {
  const rows = operationsOf(contract).map(({ path, method, item, operation }) => {
    const contentTypes = Object.keys(operation.responses['200']?.content ?? {})
    const answer = contentTypes.includes('application/json')
      ? 'json'
      : contentTypes.includes('text/event-stream')
        ? 'stream'
        : 'file'
    const idempotent = item.parameters?.some(({ $ref }) => $ref.endsWith('/IdempotencyKey')) ?? false
    const row = {
      method,
      path,
      access: operation['x-access'],
      writes: operation['x-writes'] === true,
      idempotent,
      body: bodyForms[bodyOf(operation)?.type ?? 'none'],
      answer,
      addition: operation['x-addition'] === true,
    }
    return `  ${operation.operationId}: ${JSON.stringify(row)},`
  })
  return `/** Every call of the contract: where it is, who may make it, whether it writes, and what it answers. */
export const operationTable = {
${rows.join('\n')}
} as const

export type OperationId = keyof typeof operationTable
`
}
