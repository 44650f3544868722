import { expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { bodySchemaOf } from '#tests/support/contract-schemas.ts'
import { longestSearch } from './search-length.ts'

it('is what the contract allows in every list that can be searched', () => {
  // Keys of the table are the names of the calls.
  const searched = (Object.keys(operationTable) as OperationId[]).flatMap((operationId) => {
    const { search } = bodySchemaOf(operationId)?.properties ?? {}
    return search === undefined ? [] : [[operationId, search.maxLength]]
  })
  expect(searched.length).toBeGreaterThan(10)
  expect(searched.filter(([, longest]) => longest !== longestSearch)).toEqual([])
})
