import { callTable, type ShopCallId } from '#src/generated/call-table.ts'

/** Where a call is; whether it is sent as a form, and answered by a file. */
export interface CallRow {
  method: string
  path: string
  form: boolean
  file: boolean
}

/** The row of a call of the shop, which the table has in few letters: the front page loads it. */
export function callRow(operationId: ShopCallId): CallRow {
  const [method = '', folder = '', ...marks] = callTable[operationId].split(' ')
  const parameter = marks.find((mark) => mark.startsWith('{'))
  const path = ['', folder, operationId, ...(parameter === undefined ? [] : [parameter])].join('/')
  return { method, path, form: marks.includes('form'), file: marks.includes('file') }
}
