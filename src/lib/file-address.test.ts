import { expect, it } from 'vitest'
import { operationTable } from '#src/generated/operation-table.ts'
import { fileAddress } from './file-address.ts'

it('is that of the call which answers files', () =>
  expect(fileAddress('01936d3e')).toBe(`/api${operationTable.viewFile.path.replace('{id}', '01936d3e')}`))
