import { beforeAll, describe, expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { type Change, changedRows, contentsOf } from '#tests/support/table-contents.ts'
import { cases } from './cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from './cases/case-fixture.ts'

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]

/** How many rows of each table came (+), were changed (~) and went (-). */
function countsOf(changes: readonly Change[]): string {
  const counts = new Map<string, number>()
  for (const { row, before, after } of changes) {
    const [table] = row.split(' ')
    const sign = before === undefined ? '+' : after === undefined ? '-' : '~'
    const name = `${table} ${sign}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name}${count}`).join(', ') || 'nothing'
}

// Finds statements with a missing condition, which touch rows of others.
describe('how many rows of each table are changed by', () => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(openMemoryStore()))
  })

  it.each(all)('%s', async (operationId) => {
    const options = await cases[operationId].happy(fixture)
    const before = await contentsOf(fixture.market.store)
    const reply = await fixture.market.reply(operationId, options)
    if (reply.kind === 'json' && reply.envelope.error) throw new Error(`${operationId}: ${reply.envelope.message}`)
    const changes = changedRows(before, await contentsOf(fixture.market.store))
    // A call's idempotency key is stored, even where it does nothing.
    const done = changes.filter(({ row }) => !row.startsWith('idempotencyKeys '))
    expect(done.length > 0, 'a call that writes changes something, one that reads nothing').toBe(
      operationTable[operationId].writes,
    )
    expect(countsOf(changes)).toMatchSnapshot()
  })
})
