import { expect, it } from 'vitest'
import { openTable } from './read-table.ts'

const table = (text: string) => ({
  name: 'offers.csv',
  read: async function* () {
    yield text
  },
})

it('refuses a table of more rows than products fit into a file, before it has read them all', async () => {
  const rows = 'a,b\n'.repeat(300_000)
  await expect(openTable(table(rows))).rejects.toMatchObject({
    name: 'TableRefused',
    problems: [{ key: 'server:import.tooManyRows', values: { limit: 250_000 } }],
  })
})

it('lets others have their turn between its rows', async () => {
  let turns = 0
  const clock = setInterval(() => {
    turns += 1
  }, 1)
  const { count } = await openTable(table('a,b\n'.repeat(60_001)))
  clearInterval(clock)
  expect(count).toBe(60_000)
  expect(turns).toBeGreaterThan(5)
})
