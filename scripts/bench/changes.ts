import { Client } from 'pg'

/** Changes what lists are sorted by, of one product after the other, so many times a second, as in a catalogue that lives. Returns what stops it. */
export async function startChanges(url: string, productIds: readonly string[], perSecond: number): Promise<() => Promise<void>> {
  if (perSecond === 0) return () => Promise.resolve()
  const client = new Client({ connectionString: url })
  await client.connect()
  let made = 0
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const id = productIds[made % productIds.length]
    made += 1
    last = client.query('update "products" set "comparablePrice" = "comparablePrice" + 0.01 where "_id" = $1', [id])
  }, 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    await last
    await client.end()
  }
}
