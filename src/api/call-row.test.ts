import { expect, it } from 'vitest'
import { callTable, type ShopCallId } from '#src/generated/call-table.ts'
import { operationTable } from '#src/generated/operation-table.ts'
import { callRow } from './call-row.ts'

it('says of every call what the contract says', () => {
  // Object.keys of the generated table yields its keys.
  for (const id of Object.keys(callTable) as ShopCallId[]) {
    const { method, path, body, answer } = operationTable[id]
    expect(callRow(id)).toEqual({ method, path, form: body === 'multipart', file: answer === 'file' })
  }
})
