import { Client } from 'pg'
import { expect, test } from 'vitest'
import { spellingKeys } from '#server/domain/search/near-spelling.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { freshDatabase } from '#tests/support/stores.ts'

/** A word of each length, with letters that repeat, and of other alphabets. */
const words = ['urea', 'sodium', 'acetone', 'ammonium', 'aaaaaaaaa', 'أسيتون', 'অ্যাসিটোন', 'ヘキサン', 'naphthylacetamide']

test('the database gives a word the keys that a typed one is looked up by, thousands of words in a second', async () => {
  const url = await freshDatabase()
  const store = await openPostgres({ url })
  const client = new Client({ connectionString: url })
  await client.connect()
  const keysOf = async (term: string) =>
    (await client.query<{ key: string }>('select unnest("spellingKeys"($1)) as "key"', [term])).rows.map(({ key }) => key)
  for (const term of words) expect([term, (await keysOf(term)).toSorted()]).toEqual([term, spellingKeys(term).toSorted()])
  const began = performance.now()
  // A query inside of the function took 20 ms of each word.
  await client.query(`select count("spellingKeys"(md5(i::text))) from generate_series(1, 1000) as i`)
  expect(performance.now() - began).toBeLessThan(2000)
  await client.end()
  await store.close()
})
