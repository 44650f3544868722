import { type Contract, type ContractOperation, bodyOf, operationsOf } from './contract.ts'

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

/** Calls of an image's `src` alone. */
const shown = new Set(['viewPicture', 'viewStructure', 'viewThumbnail'])
/** The folders of the calls that have pages of their own. */
const ofOthers = ['/operator/', '/delivery/']

/** src/generated/call-table.ts: how the page sends each call, and no more, because the front page loads it; src/api/call-row.ts reads it. */
export function callTableFile(contract: Contract): string {
  const called = rowsOf(contract).filter(
    ([operationId, { path }]) => !ofOthers.some((folder) => path.startsWith(folder)) && !shown.has(operationId),
  )
  const rows = called.map(([operationId, { method, path, body, answer }]) => {
    const marks = [...(body === 'multipart' ? ['form'] : []), ...(answer === 'file' ? ['file'] : [])]
    return { operationId, row: [method, ...stepsOf(path, operationId), ...marks].join(' ') }
  })
  // Like rows side by side are fewer bytes once compressed.
  const lines = rows
    .toSorted((left, right) => (left.row < right.row ? -1 : left.row > right.row ? 1 : 0))
    .map(({ operationId, row }) => `  ${operationId}: '${row}',`)
  return `import type { OperationId, operationTable } from './operation-table.ts'

/** The calls of the shop: operators and drivers make theirs on pages of their own, and browsers fetch pictures by their addresses. */
export type ShopCallId = Exclude<
  {
    [Id in OperationId]: (typeof operationTable)[Id]['path'] extends \`/operator/\${string}\` | \`/delivery/\${string}\` ? never : Id
  }[OperationId],
  ${[...shown].map((operationId) => `'${operationId}'`).join(' | ')}
>

/**
 * Of each call the method, the folder in which its path is named after it, and the parameter behind that; whether it is sent as a form,
 * and answered by a file.
 */
export const callTable: Readonly<Record<ShopCallId, string>> = {
${lines.join('\n')}
}
`
}

/** The folder and the parameter of a path `/folder/operationId/{parameter}`. Throws for any other. */
function stepsOf(path: string, operationId: string): string[] {
  const [, folder = '', name, parameter, ...more] = path.split('/')
  const isParameter = parameter === undefined || /^\{\w+\}$/.test(parameter)
  if (name !== operationId || !isParameter || more.length > 0)
    throw new Error(`${path}: not as /folder/${operationId}/{parameter}`)
  return parameter === undefined ? [folder] : [folder, parameter]
}

/** Throws unless the call is of somebody signed in, and can say that it is refused so. An operator always has a second factor. */
function stepUpOf({ operationId, responses, ...operation }: ContractOperation) {
  const [access, stepUp] = [operation['x-access'], operation['x-step-up']]
  const isOfUsers = access === 'user' || access === 'seller'
  const isKnown = stepUp === 'always' || (stepUp === 'secondFactor' && isOfUsers)
  if (!(isOfUsers || access === 'operator') || !isKnown || responses['403']?.$ref?.endsWith('/WrongSideOrStepUp') !== true) {
    throw new Error(
      `${operationId}: x-step-up is \`always\` of users and operators or \`secondFactor\` of users, with the 403 of WrongSideOrStepUp`,
    )
  }
  return stepUp
}

/** src/generated/operator-call-table.ts: how the operators' pages send their calls; their bundle may be larger, and has it in full. */
export function operatorCallTableFile(contract: Contract): string {
  const called = rowsOf(contract).filter(([, { path }]) => path.startsWith('/operator/'))
  const rows = called.map(([operationId, { method, path, body, answer }]) => {
    const row = { method, path, form: body === 'multipart', file: answer === 'file' }
    return `  ${operationId}: ${JSON.stringify(row)},`
  })
  return `import type { OperationId, operationTable } from './operation-table.ts'

/** The calls of operators. */
export type OperatorCallId = {
  [Id in OperationId]: (typeof operationTable)[Id]['path'] extends \`/operator/\${string}\` ? Id : never
}[OperationId]

interface Row {
  method: string
  path: string
  form: boolean
  file: boolean
}

export const operatorCallTable: Readonly<Record<OperatorCallId, Row>> = {
${rows.join('\n')}
}
`
}

/** src/generated/carrier-call-table.ts: how the driver's page sends its calls. */
export function carrierCallTableFile(contract: Contract): string {
  const called = rowsOf(contract).filter(([, { access }]) => access === 'carrier')
  const rows = called.map(([operationId, { method, path, body }]) => {
    const row = { method, path, body }
    return `  ${operationId}: ${JSON.stringify(row)},`
  })
  return `/** The calls of a driver, by the token of a shipment. */
export const carrierCallTable = {
${rows.join('\n')}
} as const

export type CarrierCallId = keyof typeof carrierCallTable
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
    const takes = (parameter: string) => item.parameters?.some(({ $ref }) => $ref.endsWith(`/${parameter}`)) ?? false
    const row = {
      method,
      path,
      access: operation['x-access'],
      ...(operation['x-role'] && { role: operation['x-role'] }),
      ...(operation['x-step-up'] && { stepUp: stepUpOf(operation) }),
      writes: operation['x-writes'] === true,
      idempotent: takes('IdempotencyKey'),
      body: bodyForms[bodyOf(operation)?.type ?? 'none'],
      answer: responseKind,
      addition: operation['x-addition'] === true,
      ...(takes('Currency') && { approximates: true }),
    }
    return [operation.operationId, row] as const
  })
}
