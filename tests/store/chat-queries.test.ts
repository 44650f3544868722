import { beforeAll, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { madeAt, testId, userRow } from '#tests/support/store-fixture.ts'
import { describeStores } from '#tests/support/stores.ts'

describeStores((_name, openStore) => {
  let store: Store
  const me = userRow()
  const others = {
    person: userRow({ fullName: 'Omar_Farouk 100%' }),
    company: userRow({ accountType: 'Company', fullName: 'Hidden Name', businessName: 'পদ্মা কেমিক্যাল' }),
    quiet: userRow({ fullName: 'Quiet' }),
    deleted: userRow({ fullName: 'Deleted' }),
  }
  const chats = new Map<string, string>()

  /** A chat with `last` messages, of which this user has read and hidden so many. */
  const insertChat = async (name: keyof typeof others, last: number, readTo: number, hiddenTo: number, lastMessageAt: string) => {
    const otherId = others[name]._id
    const [firstId = '', secondId = ''] = [me._id, otherId].toSorted()
    const chat: Row<'chats'> = {
      _id: testId(),
      firstId,
      secondId,
      productId: null,
      lastSequence: last,
      lastMessageId: null,
      lastMessageAt,
      createdAt: madeAt,
    }
    chats.set(chat._id, name)
    await store.insert('chats', chat)
    const marks = { _id: testId(), chatId: chat._id }
    await store.insert(
      'chatMembers',
      { ...marks, userId: me._id, otherId, readTo, hiddenTo },
      { ...marks, _id: testId(), userId: otherId, otherId: me._id, readTo: 1, hiddenTo: 0 },
    )
  }
  const page = async (search: string | undefined, limit = 10, offset = 0, userId = me._id) => {
    const found = await store.chatPage({ userId, limit, offset, ...(search === undefined ? {} : { search }) })
    return [found.rows.map(({ chat }) => chats.get(chat._id)).join(' '), found.total, found.unread]
  }

  beforeAll(async () => {
    store = await openStore()
    await store.insert('users', me, ...Object.values(others))
    await insertChat('person', 5, 3, 0, '2026-11-20T08:00:00.000Z')
    await insertChat('company', 9, 2, 4, '2026-11-21T08:00:00.000Z')
    await insertChat('quiet', 0, 0, 0, '2026-11-22T08:00:00.000Z')
    await insertChat('deleted', 6, 1, 6, '2026-11-23T08:00:00.000Z')
  })

  test('lists the chats in which there is something to read, the latest first, and counts what is unread', async () => {
    expect(await page(undefined)).toEqual(['company person', 2, 7])
    expect(await page(undefined, 1)).toEqual(['company', 2, 7])
    expect(await page(undefined, 1, 1)).toEqual(['person', 2, 7])
    expect(await page(undefined, 10, 2)).toEqual(['', 2, 7])
    expect(await page(undefined, 10, 0, others.person._id)).toEqual(['person', 1, 4])
    expect(await page(undefined, 10, 0, 'not-an-id')).toEqual(['', 0, 0])
  })

  test('hands out each chat with the marks of both members', async () => {
    const [row] = (await store.chatPage({ userId: me._id, limit: 1, offset: 0 })).rows
    expect(row?.chat).toEqual(await store.find('chats', { _id: row?.chat._id ?? '' }))
    expect([row?.own.userId, row?.own.readTo, row?.own.hiddenTo]).toEqual([me._id, 2, 4])
    expect([row?.other.userId, row?.other.readTo, row?.other.hiddenTo]).toEqual([others.company._id, 1, 0])
  })

  test('finds part of the name that the other is shown under, taken by the letter', async () => {
    expect(await page(' OMAR_ ')).toEqual(['person', 1, 7])
    expect(await page('কেমি')).toEqual(['company', 1, 7])
    expect(await page('hidden')).toEqual(['', 0, 7])
    expect(await page('0%')).toEqual(['person', 1, 7])
    expect((await page('\0'))[0]).toBe('')
  })

  test('names the calls that began at a moment or before, the oldest first', async () => {
    const chatIds = [...chats.keys()]
    const call = (index: number, status: Row<'calls'>['status'], startedAt: string): Row<'calls'> => ({
      _id: testId(),
      chatId: chatIds[index] ?? '',
      callerId: me._id,
      callerSide: 'buyer',
      medium: 'audio',
      status,
      startedAt,
      answeredAt: null,
      endedAt: null,
    })
    const rows = [
      call(0, 'ringing', '2026-11-21T08:00:00.000Z'),
      call(1, 'calling', '2026-11-21T07:00:00.000Z'),
      call(2, 'calling', '2026-11-21T08:00:00.001Z'),
      call(3, 'answered', '2026-11-21T06:00:00.000Z'),
    ]
    await store.insert('calls', ...rows)
    const found = await store.callsSince(['calling', 'ringing'], '2026-11-21T08:00:00.000Z', 10)
    expect(found).toEqual([rows[1]?._id, rows[0]?._id])
    expect(await store.callsSince(['calling', 'ringing'], '2026-11-21T08:00:00.000Z', 1)).toEqual([rows[1]?._id])
    expect(await store.callsSince([], '2026-11-22T08:00:00.000Z', 10)).toEqual([])
  })
})
