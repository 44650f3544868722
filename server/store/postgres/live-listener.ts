import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import type { Statement } from './connection.ts'
import { announced, liveChannel } from './live-events.ts'
import { builder, statement } from './statement.ts'

/** Waits before connecting again, in milliseconds; it doubles with each failure. */
const firstWait = 200
const longestWait = 5_000

/** Milliseconds between keep-alive queries: a dead connection would otherwise stay unnoticed. */
const pollInterval = 20_000

/** Numbers are committed out of order by a few; after a gap, this many below the last one seen are announced again. */
const overlap = 100

const lastEvent = statement()(() => builder.selectFrom('liveEvents').select((eb) => eb.fn.max('sequence').as('last')))

const usersAfter = statement<{ sequence: number }>()(({ sequence }) =>
  builder.selectFrom('liveEvents').where('sequence', '>', sequence).distinct().select('userId'),
)

/**
 * Listens for live events on a connection of its own, and connects again whenever that is lost; what was announced meanwhile is looked up
 * in the table. Resolves when it listens for the first time.
 */
export async function listenForLiveEvents(
  config: ClientConfig,
  announce: (userIds: readonly string[]) => void,
): Promise<{ close(): Promise<void> }> {
  let seen: number | undefined
  let current: Client | undefined
  let closed = false
  let wait = firstWait

  async function connect(): Promise<void> {
    const client = new Client(config)
    const ended = new Promise<void>((resolve) => client.on('error', () => resolve()).on('end', () => resolve()))
    client.on('notification', ({ payload }) => {
      const published = announced(payload ?? '')
      seen = Math.max(seen ?? 0, published.sequence)
      announce(published.userIds)
    })
    try {
      await client.connect()
      await client.query(`listen "${liveChannel}"`)
      await catchUp(client)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    if (closed) return client.end()
    current = client
    wait = firstWait
    const pulse = setInterval(() => void client.query('select 1').catch(() => client.end()), pollInterval).unref()
    void ended.then(() => {
      clearInterval(pulse)
      client.end().catch(() => {})
      if (!closed) reconnectLater()
    })
  }

  async function catchUp(client: Client): Promise<void> {
    const [row] = await rowsOf(client, lastEvent({}))
    const last = row?.last ?? 0
    if (seen !== undefined && last > seen) {
      const rows = await rowsOf(client, usersAfter({ sequence: seen - overlap }))
      announce(rows.map(({ userId }) => userId))
    }
    seen = Math.max(seen ?? 0, last)
  }

  function reconnectLater(): void {
    setTimeout(
      () => {
        if (closed) return
        connect().catch(() => {
          wait = Math.min(longestWait, wait * 2)
          reconnectLater()
        })
      },
      wait * (0.5 + Math.random() / 2),
    ).unref()
  }

  await connect()
  return {
    async close() {
      closed = true
      await current?.end().catch(() => {})
    },
  }
}

async function rowsOf<Row extends object>(client: Client, { text, values }: Statement<Row>): Promise<Row[]> {
  return (await client.query<Row>(text, [...values])).rows
}
