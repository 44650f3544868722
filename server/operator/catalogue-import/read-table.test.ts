import { expect, it } from 'vitest'
import { TableRefused } from '#server/domain/listing/table-text.ts'
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

/** How often others had their turn while a table was read, and what became of it. */
async function readingOf(text: string): Promise<{ turns: number; outcome: string }> {
  let turns = 0
  let isRead = false
  const countTurns = () => {
    turns += 1
    if (!isRead) setImmediate(countTurns)
  }
  setImmediate(countTurns)
  const outcome = await openTable(table(text)).then(
    ({ count }) => `${count} rows`,
    (error: unknown) => (error instanceof TableRefused ? (error.problems[0]?.key ?? '') : String(error)),
  )
  isRead = true
  return { turns, outcome }
}

it.each([
  ['sixty thousand rows', 'a,b\n'.repeat(60_001), '60000 rows', 240_000 / 8_192],
  [
    'a million columns',
    Array.from({ length: 1_000_000 }, (_, at) => `c${at}`).join(','),
    'server:import.unreadable',
    1_000_000 / 8_192,
  ],
  ['millions of empty lines', `name\n${'\n'.repeat(9_000_000)}`, '0 rows', 9_000_000 / 8_192],
])('gives others their turn after every 8,192 characters of %s', async (_name, text, outcome, parts) => {
  const reading = await readingOf(text)
  expect(reading.outcome).toBe(outcome)
  expect(reading.turns).toBeGreaterThan(Math.floor(parts) - 1)
})

it('keeps a character that is cut by no part of a text, wherever it stands', async () => {
  for (const before of [8_190, 8_191, 8_192]) {
    const opened = await openTable(table(`${'a'.repeat(before)}\u{1F9EA},b\n1,2\n`))
    expect([...(opened.header[0] ?? '')].at(-1)).toBe('\u{1F9EA}')
  }
})
