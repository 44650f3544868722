import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection, FreeConnection } from '#server/store/postgres/connection.ts'
import { pgConnection } from '#server/store/postgres/pg-connection.ts'
import { freshDatabase } from '#tests/support/stores.ts'

const query = <Row>(on: Connection, text: string, values: readonly unknown[]) => on.query<Row>({ text, values })

describe('a connection to PostgreSQL', () => {
  let db: FreeConnection
  beforeAll(async () => {
    db = pgConnection(new Pool({ connectionString: await freshDatabase(), max: 1 }))
    await query(db, 'create table "things" ("_id" integer primary key, "name" text)', [])
  })
  afterAll(() => db.close())

  const names = async () => (await query<{ name: string }>(db, 'select "name" from "things" order by "_id"', [])).rows

  it('reads rows the same when it asks a second time, without being told of columns again', async () => {
    const read = () =>
      query(db, 'select $1::integer as "number", $2::text as "text", null as "nothing", true as "truth"', [7, 'ك "ক"\\'])
    const row = { number: 7, text: 'ك "ক"\\', nothing: null, truth: true }
    expect(await read()).toEqual({ rows: [row], changed: 1 })
    expect(await read()).toEqual({ rows: [row], changed: 1 })
  })

  it('sends lists as PostgreSQL writes them', async () => {
    const list = ['comma,', 'quote"', 'back\\slash', '{brace}', '', 'NULL', null]
    const { rows } = await query<{ item: string | null }>(db, 'select * from unnest($1::text[]) as "item"', [list])
    expect(rows.map(({ item }) => item)).toEqual(list)
  })

  it('refuses a value that has no form of its own in PostgreSQL', async () => {
    await expect(query(db, 'select $1::jsonb as "value"', [{ not: 'text' }])).rejects.toThrow(TypeError)
    expect((await query(db, 'select 1 as "one"', [])).rows).toEqual([{ one: 1 }])
  })

  it('answers each statement of a transaction its own rows, also those asked at once', async () => {
    const results = await db.transaction((transaction) =>
      Promise.all([
        query(transaction, 'select 1 as "first"', []),
        query(transaction, 'select * from "things"', []),
        query(transaction, 'select $1::text as "third"', ['3']),
      ]),
    )
    expect(results.map(({ rows }) => rows)).toEqual([[{ first: 1 }], [], [{ third: '3' }]])
  })

  it('keeps nothing of a transaction whose last statement is refused, and goes on after it', async () => {
    const insert = 'insert into "things" values ($1, $2)'
    await query(db, insert, [1, 'kept'])
    const refused = db.transaction(async (transaction) => {
      await query(transaction, insert, [2, 'undone'])
      await transaction.commit({ text: insert, values: [1, 'twice'] })
    })
    await expect(refused).rejects.toMatchObject({ code: '23505' })
    expect(await names()).toEqual([{ name: 'kept' }])
    await db.transaction((transaction) => transaction.commit({ text: insert, values: [2, 'later'] }))
    expect(await names()).toEqual([{ name: 'kept' }, { name: 'later' }])
  })

  it('does not take a transaction for kept in which a statement failed', async () => {
    const swallowed = db.transaction(async (transaction) => {
      await query(transaction, 'insert into "things" values ($1, $2)', [3, 'lost'])
      await query(transaction, 'select 1 / $1::integer', [0]).catch(() => undefined)
    })
    await expect(swallowed).rejects.toMatchObject({ code: '22012' })
    expect(await names()).toEqual([{ name: 'kept' }, { name: 'later' }])
  })

  it('can use a statement that failed the first time', async () => {
    const divide = (by: number) => query<{ result: number }>(db, 'select 6 / $1::integer as "result"', [by])
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect((await divide(3)).rows).toEqual([{ result: 2 }])
    expect((await divide(2)).rows).toEqual([{ result: 3 }])
  })
})
