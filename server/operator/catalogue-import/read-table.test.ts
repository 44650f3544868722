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

it.each([
  ['a million columns', Array.from({ length: 1_000_000 }, (_, at) => `c${at}`).join(',')],
  ['millions of empty lines', `name\n${'\n'.repeat(9_000_000)}`],
])('lets others have their turn within %s', async (_name, text) => {
  let turns = 0
  const clock = setInterval(() => {
    turns += 1
  }, 1)
  await openTable(table(text)).catch(() => {})
  clearInterval(clock)
  expect(turns).toBeGreaterThan(50)
})

it('keeps a character that is cut by no part of a text, wherever it stands', async () => {
  for (const before of [8_190, 8_191, 8_192]) {
    const opened = await openTable(table(`${'a'.repeat(before)}\u{1F9EA},b\n1,2\n`))
    expect([...(opened.header[0] ?? '')].at(-1)).toBe('\u{1F9EA}')
  }
})
