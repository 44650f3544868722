import { expect, it } from 'vitest'
import { operationTable } from '#src/generated/operation-table.ts'
import { isOperatorAct } from './operator-acts.ts'

it('has words for every call of operators that changes something, beside those that only record what was read or asked', () => {
  const writing = Object.entries(operationTable).filter(([, row]) => row.access === 'operator' && row.writes)
  const readings = /^(get|find|read|challenge)/
  expect(writing.map(([call]) => call).filter((call) => isOperatorAct(call) === readings.test(call))).toEqual([])
})
