import { type Contract, bodyOf, operationsOf } from './contract.ts'

const bodyForms = { none: false, 'application/json': 'json', 'multipart/form-data': 'multipart' } as const

/** src/generated/operation-table.ts: the properties of a call that dispatch and the tests need, without its schemas. */
export function operationTableFile(contract: Contract): string {
  return `/** Every call of the contract: where it is, who may make it, whether it writes, and what it answers. */
export const operationTable = {
${rowsOf(contract)
  .map(([operationId, row]) => `  ${operationId}: ${JSON.stringify(row)},`)
  .join('\n')}
} as const

export type OperationId = keyof typeof operationTable
`
}

/** src/generated/call-table.ts: how the page sends each call, and no more, because the front page loads it. */
export function callTableFile(contract: Contract): string {
  const rows = rowsOf(contract).map(([operationId, { method, path, body, answer }]) => {
    const row = { method, path, ...(body === 'multipart' && { form: true }), ...(answer === 'file' && { file: true }) }
    return `  ${operationId}: ${JSON.stringify(row)},`
  })
  return `import type { OperationId } from './operation-table.ts'

/** Where a call is; whether it is sent as a form, and answered by a file. */
export interface CallRow {
  method: string
  path: string
  form?: true
  file?: true
}

export const callTable: Readonly<Record<OperationId, CallRow>> = {
${rows.join('\n')}
}
`
}

function rowsOf(contract: Contract) {
  return operationsOf(contract).map(({ path, method, item, operation }) => {
    const contentTypes = Object.keys(operation.responses['200']?.content ?? {})
    const responseKind = contentTypes.includes('application/json')
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
      answer: responseKind,
      addition: operation['x-addition'] === true,
    }
    return [operation.operationId, row] as const
  })
}
