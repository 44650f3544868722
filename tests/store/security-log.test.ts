import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { webCryptoCodes } from '#server/adapters/codes-web-crypto.ts'
import { canonicalJson, chainEvents, type LoggedEvent } from '#server/domain/platform/security-chain.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import { sealSecurityEvents } from '#server/jobs/seal-security-events.ts'
import { newId } from '#server/new-id.ts'
import { securityLogCommand } from '#server/operator/security-log.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import { bareInstallation, runCommand, testOperator } from '#tests/support/operator-command.ts'
import { describeStores, freshDatabase } from '#tests/support/stores.ts'

const accountId = '00000000-0000-7000-8000-00000000acc0'
const now = '2026-11-21T09:00:00.000Z'

let moments = 0

/** Events about one account, told apart by their subject, each later than the one before. */
const record = async (store: Store, ...subjects: string[]) => {
  for (const subject of subjects)
    await recordSecurityEvent(
      { tables: store, now: new Date(Date.parse(now) + (moments += 1)).toISOString(), newId, origin: testOperator },
      { kind: 'operator.changed', accountId, subject, before: { status: 'active', tries: 1.5 }, after: { b: 'é', a: null } },
    )
}

const sealAll = async (store: Store) => {
  while ((await sealSecurityEvents(bareInstallation(store))) > 0);
}

const log = async (store: Store, args: string[], options: object = {}) => {
  const printed: string[] = []
  await runCommand(bareInstallation(store), securityLogCommand, args, { options, print: (line) => printed.push(line) })
  return printed
}

describeStores((_, openStore) => {
  let store: Store
  beforeEach(async () => {
    store = await openStore()
  })

  test('a security event is changed and removed by no call of the tables, in a transaction or without', async () => {
    await record(store, 'one')
    const refusal = 'securityEvents is only ever added to'
    for (const tables of [store, undefined]) {
      const over = <Result>(work: (given: Store) => Promise<Result>) =>
        tables === undefined ? store.transaction((own) => work({ ...store, ...own })) : work(store)
      await expect(over((own) => own.update('securityEvents' as never, {}, { reason: 'none' } as never))).rejects.toThrow(refusal) // No type allows it.
      await expect(over((own) => own.remove('securityEvents' as never, {}))).rejects.toThrow(refusal) // Likewise.
      await expect(over((own) => own.removeBefore('securityEvents' as never, 'at' as never, '2030-01-01'))).rejects.toThrow(
        refusal,
      ) // Likewise.
    }
    expect(await store.count('securityEvents', { subject: 'one', reason: null })).toBe(1)
  })

  test('events are sealed once, in the order of their time, and go on where the last stopped', async () => {
    await record(store, 'one', 'two')
    await sealAll(store)
    await record(store, 'three')
    await sealAll(store)
    await sealAll(store)
    const events = await store.list('securityEvents', {}, { orderBy: ['sequence'] })
    expect(events.map(({ sequence, subject }) => [sequence, subject])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ])
    expect(events.map(({ previousHash }) => previousHash)).toEqual(['0'.repeat(64), events[0]?.hash, events[1]?.hash])
    expect((await log(store, ['verify'])).at(-1)).toBe('3 events, whole')
  })

  test('an event that was not kept with its transaction is not there', async () => {
    const lost = store.transaction(async (tables) => {
      await record({ ...store, ...tables }, 'lost')
      throw new Error('taken back')
    })
    await expect(lost).rejects.toThrow('taken back')
    expect(await store.count('securityEvents', {})).toBe(0)
  })

  test('many processes that seal at once make one chain', async () => {
    await record(store, ...Array.from({ length: 30 }, (__, at) => `event ${at}`))
    const sealing = Array.from({ length: 6 }, async () => {
      for (let round = 0; round < 5; round += 1) {
        await sealSecurityEvents(bareInstallation(store))
        await record(store, `later ${round}`)
      }
    })
    await Promise.all(sealing)
    await sealAll(store)
    expect((await log(store, ['verify'])).at(-1)).toBe('60 events, whole')
  })

  test('an export is verified without the database, and what is changed in it shows', async () => {
    await record(store, 'one', 'two', 'three', 'four')
    await sealAll(store)
    const from = join(await mkdtemp(join(tmpdir(), 'kimiya-security-')), 'log.jsonl')
    expect(await log(store, ['export'], { to: from })).toEqual([`4 events written to ${from}`])
    const [head] = await log(store, ['verify'])
    expect(await log(store, ['verify'], { from, head: head?.split('  ')[2] })).toEqual([head, '4 events, whole'])
    const lines = (await readFile(from, 'utf8')).trimEnd().split('\n')
    const verifyLines = async (changed: readonly string[], options = {}) => {
      await writeFile(from, `${changed.join('\n')}\n`)
      return log(store, ['verify'], { from, ...options })
    }
    await expect(verifyLines(lines.with(1, lines[1]?.replace('"two"', '"2"') ?? ''))).rejects.toThrow('Event 2 was altered')
    await expect(verifyLines(lines.toSpliced(1, 1))).rejects.toThrow('Event 2 was removed')
    await expect(verifyLines([lines[0], lines[2], lines[1], lines[3]].map(String))).rejects.toThrow('Event 2 was removed')
    await expect(verifyLines(lines.toSpliced(2, 0, lines[1] ?? ''))).rejects.toThrow('Event 2 stands in the wrong place')
    await expect(verifyLines(lines.slice(0, 3), { head: head?.split('  ')[2] })).rejects.toThrow('cut before event 4')
    await expect(verifyLines(['{"hello":1}'])).rejects.toThrow('line 1 is no event of a security log')
    // From the middle it hangs on what its first event says.
    expect((await verifyLines(lines.slice(2))).at(-1)).toBe('2 events, whole')
  })

  test('a log that was sealed with a former key is told from a forged one', async () => {
    await record(store, 'one')
    await sealAll(store)
    const former = 'a secret that only this test knows'
    const installation = { ...bareInstallation(store) }
    installation.ports = { ...installation.ports, codes: webCryptoCodes('another secret of this installation') }
    const verify = (options = {}) => runCommand(installation, securityLogCommand, ['verify'], { options })
    await expect(verify()).rejects.toThrow('Event 1 was sealed with another SECRET_KEY')
    const file = join(await mkdtemp(join(tmpdir(), 'kimiya-security-')), 'former-key')
    await writeFile(file, `${former}\n`)
    await verify({ 'former-key': [file] })
  })

  test('a list shows no sign that moves the cursor of a terminal', async () => {
    await recordSecurityEvent(
      { tables: store, now, newId, origin: testOperator },
      { kind: 'operator.changed', reason: 'Fine\u001b[2K\r\u202eenif' },
    )
    expect((await log(store, ['list'])).join()).toContain('because: Fine?[2K??enif')
  })
})

describe('a security log that somebody with the database’s password got at', () => {
  let store: Store
  let client: Client
  const opened: (() => Promise<void>)[] = []
  beforeEach(async () => {
    const url = await freshDatabase()
    store = await openPostgres({ url })
    client = new Client({ connectionString: url })
    await client.connect()
    opened.push(() => client.end(), store.close)
    await record(store, 'one', 'two', 'three', 'four', 'five')
    await sealAll(store)
  })
  afterAll(async () => {
    for (const close of opened) await close()
  })
  /** As one who may switch triggers off. */
  const pastTriggers = async (text: string, values: unknown[] = []) => {
    await client.query(`set session_replication_role = replica`)
    const { rowCount } = await client.query(text, values)
    await client.query(`set session_replication_role = origin`)
    expect(rowCount).toBeGreaterThan(0)
  }
  const verify = (options = {}) => log(store, ['verify'], options)

  test.each([
    ['an alteration', `update "securityEvents" set "reason" = 'none' where "sequence" = 2`],
    ['a change of a seal', `update "securityEvents" set "seal" = 'x' where "sequence" = 2`],
    ['a second sealing', `update "securityEvents" set "sequence" = 9, "hash" = 'x' where "sequence" = 5`],
    ['a removal', `delete from "securityEvents" where "sequence" = 5`],
    ['the removal of all', `truncate "securityEvents"`],
    [
      'a sealed insertion',
      `insert into "securityEvents" select * from "securityEvents" where false union all
      select gen_random_uuid(), "at", "kind", "actorType", "actor", "accountId", "subject", "address", "userAgent", "requestId",
        "before", "after", "reason", 6, "hash", "hash", "seal" from "securityEvents" where "sequence" = 5`,
    ],
  ])('refuses %s', async (__, text) => {
    await expect(client.query(text)).rejects.toThrow(/The security log is not changed: (UPDATE|DELETE|TRUNCATE|INSERT) refused/)
    expect((await verify()).at(-1)).toBe('5 events, whole')
  })

  test('refuses to alter or remove what is not sealed yet', async () => {
    await record(store, 'six')
    const unsealed = `where "sequence" is null`
    await expect(client.query(`delete from "securityEvents" ${unsealed}`)).rejects.toThrow('DELETE refused')
    await expect(client.query(`update "securityEvents" set "reason" = 'none' ${unsealed}`)).rejects.toThrow('UPDATE refused')
    const seal = `"sequence" = 6, "previousHash" = 'x', "hash" = 'x', "seal" = 'x'`
    await expect(client.query(`update "securityEvents" set ${seal}, "kind" = 'other' ${unsealed}`)).rejects.toThrow(
      'UPDATE refused',
    )
  })

  test.each([
    ['an altered event', `update "securityEvents" set "reason" = 'none' where "sequence" = 3`, 'Event 3 was altered'],
    [
      'an altered value',
      `update "securityEvents" set "before" = '{"status":"active","tries":2}' where "sequence" = 3`,
      'Event 3 was altered',
    ],
    ['an altered time', `update "securityEvents" set "at" = "at" - interval '1 ms' where "sequence" = 3`, 'Event 3 was altered'],
    ['a removed event', `delete from "securityEvents" where "sequence" = 3`, 'Event 3 was removed'],
    ['a removed beginning', `delete from "securityEvents" where "sequence" < 3`, 'Event 1 was removed'],
    [
      'a swap of two events',
      `update "securityEvents" set "sequence" = 103 - "sequence" where "sequence" in (2, 3)`,
      'Event 2 was removed',
    ],
    ['a lost seal', `update "securityEvents" set "hash" = null where "sequence" = 4`, 'Event 4 has lost a part of its seal'],
  ])('shows %s', async (__, text, complaint) => {
    await pastTriggers(text)
    await expect(verify()).rejects.toThrow(complaint)
  })

  test('shows a chain whose hashes were worked out anew without the key', async () => {
    const events = await store.list('securityEvents', {}, { orderBy: ['sequence'] })
    const forged = events.map((event): LoggedEvent => (event.subject === 'three' ? { ...event, actor: 'somebody else' } : event))
    const made = await chainEvents(webCryptoCodes('not the key'), { sequence: 0, hash: '0'.repeat(64) }, forged)
    for (const { _id, previousHash, hash, seal } of made) {
      const own = events.find((event) => event._id === _id)?.seal ?? ''
      // The name of the key can be copied, what it makes of a hash cannot.
      const named = `${own.split('.')[0]}.${seal.split('.')[1]}`
      await pastTriggers(
        `update "securityEvents" set "previousHash" = $2, "hash" = $3, "seal" = $4, "actor" = $5 where "_id" = $1`,
        [
          _id,
          previousHash,
          hash,
          hash === events.find((event) => event._id === _id)?.hash ? own : named,
          forged.find((event) => event._id === _id)?.actor,
        ],
      )
    }
    await expect(verify()).rejects.toThrow('Event 3 is not the one that was sealed there')
  })

  test('shows an event put in between, and one replaced with all that comes after it', async () => {
    await pastTriggers(`update "securityEvents" set "sequence" = "sequence" + 100 where "sequence" > 2`)
    await pastTriggers(`update "securityEvents" set "sequence" = "sequence" - 99 where "sequence" > 100`)
    await pastTriggers(
      `insert into "securityEvents" select gen_random_uuid(), "at", "kind", "actorType", 'nobody', "accountId", "subject", "address",
        "userAgent", "requestId", "before", "after", "reason", 3, "hash", "hash", "seal" from "securityEvents" where "sequence" = 2`,
    )
    await expect(verify()).rejects.toThrow('Event 3 was altered')
  })

  test('shows a cut at the end to who kept the head, and to nobody else', async () => {
    const [head = ''] = await verify()
    await pastTriggers(`delete from "securityEvents" where "sequence" > 3`)
    expect((await verify()).at(-1)).toBe('3 events, whole')
    await expect(verify({ head: head.split('  ')[2] })).rejects.toThrow(
      'The log does not contain the head given: it was cut before event 4',
    )
  })

  test('lets the oldest go, but not before their time', async () => {
    await expect(store.securityLog.cut({ upTo: 2, anchor: '{}' })).rejects.toThrow('DELETE refused')
    await pastTriggers(`update "securityEvents" set "at" = now() - interval '401 days' where "sequence" = 1`)
    await expect(store.securityLog.cut({ upTo: 2, anchor: '{}' })).rejects.toThrow('DELETE refused')
    expect(await store.securityLog.cut({ upTo: 1, anchor: '{}' })).toBe(1)
    // A process that comes later with the same leaves the anchor alone.
    expect(await store.securityLog.cut({ upTo: 1, anchor: '{"late":true}' })).toBe(0)
    expect(await store.find('settings', { _id: 'securityLogAnchor' })).toMatchObject({ value: '{}' })
  })
})

test('canonical JSON is the same whatever order the keys came in', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 'é' }], a: null })).toBe(canonicalJson({ a: null, b: [{ c: 'é', d: 1 }] }))
  expect(canonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}')
})
