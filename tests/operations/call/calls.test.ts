import { beforeAll, beforeEach, expect, it } from 'vitest'
import { lapseCalls } from '#server/jobs/lapse-calls.ts'
import { openTestChat } from '#tests/support/chat-people.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const start = '2026-11-21T08:00:00.000Z'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let people: Awaited<ReturnType<typeof openTestChat>>
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })
  beforeEach(async () => {
    at(start)
    people = await openTestChat(market)
  })

  const at = (now: string) => {
    market.clock.now = new Date(now)
  }
  type Person = { _id: string; token: string }
  const attempt = (from: Person, callId: string, signal: string, more: object = {}) =>
    market.envelope('callSignal', { token: from.token, id: people.chat._id, body: { callId, signal, ...more } })
  const signal = async (...input: Parameters<typeof attempt>) => {
    const response = await attempt(...input)
    if (response.error) throw new Error(JSON.stringify(response))
    return response.results
  }
  const offer = async (from: Person, medium = 'audio') => {
    const callId = market.newId()
    await signal(from, callId, 'offer', { medium, sdp: `offer of ${callId}` })
    return callId
  }
  const notices = async (reader: Person) => {
    const { messages, chat } = await people.read(reader)
    return [messages.map(({ kind, mine, call }) => [kind, mine, call?.status]), chat.unread]
  }
  const signals = async (person: Person) =>
    (await people.received(person)).filter(({ type }) => type === 'call.signal').map(({ data }) => data)

  it('go from the offer over ringing and the answer to the end, and leave a line for both', async () => {
    const { amina, yusuf, chat } = people
    const callId = await offer(amina, 'video')
    const candidate = { candidate: 'candidate:1 1 udp 2122 192.0.2.7 50000 typ host', sdpMid: '0', sdpMLineIndex: 0 }
    await signal(yusuf, callId, 'ringing')
    await signal(amina, callId, 'candidate', { candidate })
    at('2026-11-21T08:00:10.000Z')
    await signal(yusuf, callId, 'answer', { sdp: 'the answer' })
    at('2026-11-21T08:03:10.000Z')
    const state = {
      _id: callId,
      medium: 'video',
      status: 'ended',
      startedAt: start,
      answeredAt: '2026-11-21T08:00:10.000Z',
      endedAt: '2026-11-21T08:03:10.000Z',
    }
    expect(await signal(yusuf, callId, 'end')).toEqual({ ...state, mine: false })

    const about = { callId, medium: 'video' }
    expect(await signals(yusuf)).toEqual([
      { ...about, signal: 'offer', status: 'calling', sdp: `offer of ${callId}` },
      { ...about, signal: 'candidate', status: 'ringing', candidate },
      { callId, signal: 'taken', status: 'answered' },
      { callId, signal: 'taken', status: 'ended' },
    ])
    expect(await signals(amina)).toEqual([
      { ...about, signal: 'ringing', status: 'ringing' },
      { ...about, signal: 'answer', status: 'answered', sdp: 'the answer' },
      { ...about, signal: 'end', status: 'ended' },
    ])
    const [message, ...more] = (await people.read(amina)).messages
    expect([message, more]).toEqual([
      {
        _id: message?._id,
        sequence: 1,
        kind: 'call',
        mine: true,
        sentAt: '2026-11-21T08:03:10.000Z',
        call: { ...state, mine: true },
      },
      [],
    ])
    expect([await notices(amina), await notices(yusuf)]).toEqual([
      [[['call', true, 'ended']], 0],
      [[['call', false, 'ended']], 0],
    ])
    // Ending again does nothing, and the third account gets no events.
    expect(await signal(amina, callId, 'end')).toEqual({ ...state, mine: true })
    expect((await people.read(amina)).total).toBe(1)
    expect(await market.store.count('liveEvents', { subjectId: chat._id, userId: [amina._id, yusuf._id] })).toBe(
      await market.store.count('liveEvents', { subjectId: chat._id }),
    )
  })

  it('are missed when the caller gives up, which is news for the other side alone', async () => {
    const { amina, yusuf } = people
    await signal(amina, await offer(amina), 'end')
    expect([await notices(amina), await notices(yusuf)]).toEqual([
      [[['call', true, 'missed']], 0],
      [[['call', false, 'missed']], 1],
    ])
    const lines = await market.store.list('notifications', { userId: yusuf._id })
    expect(lines.map(({ type, side, body_en }) => [type, side, body_en])).toEqual([
      ['chatMessage', 'seller', 'You missed a call'],
    ])
    expect(await market.store.count('notifications', { userId: amina._id })).toBe(0)
  })

  it('are declined by the called side, who needs no news of it', async () => {
    const { amina, yusuf } = people
    await signal(yusuf, await offer(amina), 'end')
    expect([await notices(amina), await notices(yusuf)]).toEqual([
      [[['call', true, 'declined']], 0],
      [[['call', false, 'declined']], 0],
    ])
  })

  it('are missed when the called side is in another call, which the caller is told', async () => {
    const { amina, yusuf } = people
    const callId = await offer(amina)
    await signal(yusuf, callId, 'busy')
    expect((await signals(amina)).at(-1)).toEqual({ callId, medium: 'audio', signal: 'busy', status: 'missed' })
    expect([await notices(amina), await notices(yusuf)]).toEqual([
      [[['call', true, 'missed']], 0],
      [[['call', false, 'missed']], 1],
    ])
  })

  it('pass on a new description while they talk, and no word of being busy', async () => {
    const { amina, yusuf } = people
    const callId = await offer(amina)
    await signal(yusuf, callId, 'answer', { sdp: 'the answer' })
    await signal(amina, callId, 'renew', { sdp: 'another way' })
    expect((await signals(yusuf)).at(-1)).toEqual({
      callId,
      medium: 'audio',
      signal: 'renew',
      status: 'answered',
      sdp: 'another way',
    })
    expect([(await attempt(amina, callId, 'renew')).code, (await attempt(yusuf, callId, 'busy')).code]).toEqual([422, 409])
    // The tests share a store, in which others count what is still open.
    await signal(amina, callId, 'end')
  })

  it('are missed after a minute of ringing, once, however many processes look', async () => {
    const { amina, yusuf } = people
    const callId = await offer(amina)
    await signal(yusuf, callId, 'ringing')
    const context = { ...market, clock: () => market.clock.now }
    at('2026-11-21T08:00:59.999Z')
    expect(await lapseCalls(context)).toBe(0)
    at('2026-11-21T08:01:00.000Z')
    const done = await Promise.all([lapseCalls(context), lapseCalls(context)])
    expect(done.toSorted()).toEqual([0, 1])
    expect(await notices(yusuf)).toEqual([[['call', false, 'missed']], 1])
    const end = { callId, signal: 'end', status: 'missed' }
    expect([(await signals(amina)).at(-1), (await signals(yusuf)).at(-1)]).toEqual([end, end])
    expect(await attempt(yusuf, callId, 'answer', { sdp: 'too late' })).toMatchObject({ code: 409, results: { state: 'missed' } })
  })

  it('that were answered end by themselves when neither page has said so for half a day', async () => {
    const callId = await offer(people.amina)
    await signal(people.yusuf, callId, 'answer', { sdp: 'the answer' })
    const context = { ...market, clock: () => market.clock.now }
    at('2026-11-21T19:59:59.999Z')
    expect(await lapseCalls(context)).toBe(0)
    at('2026-11-21T20:00:00.000Z')
    expect(await lapseCalls(context)).toBe(1)
    expect(await notices(people.yusuf)).toEqual([[['call', false, 'ended']], 0])
  })

  it('are answered once: the second device learns that it came late', async () => {
    const callId = await offer(people.amina)
    const responses = ['phone', 'desk'].map((sdp) => attempt(people.yusuf, callId, 'answer', { sdp }))
    expect((await Promise.all(responses)).map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect((await signals(people.amina)).length).toBe(1)
  })

  it('are one at a time: while one rings, the other side is to answer it, and whoever calls anew gives the first up', async () => {
    const { amina, yusuf } = people
    const [one, other] = [market.newId(), market.newId()]
    const both = await Promise.all([
      attempt(amina, one, 'offer', { medium: 'audio', sdp: 'hers' }),
      attempt(yusuf, other, 'offer', { medium: 'audio', sdp: 'his' }),
    ])
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409])
    const [caller, rings] = both[0].code === 200 ? [amina, one] : [yusuf, other]
    expect(both.find(({ code }) => code === 409)?.results).toEqual({ state: 'calling', callId: rings })
    const next = await offer(caller)
    expect((await market.store.find('calls', { _id: rings }))?.status).toBe('missed')
    expect((await market.store.find('calls', { _id: next }))?.status).toBe('calling')
  })

  it('are refused while either side has blocked the other, except hanging up', async () => {
    const { amina, yusuf } = people
    const callId = await offer(amina)
    await signal(yusuf, callId, 'answer', { sdp: 'the answer' })
    await market.call('blockUser', { token: yusuf.token, id: amina._id })
    expect((await attempt(amina, callId, 'candidate', { candidate: { candidate: '' } })).code).toBe(409)
    expect((await attempt(amina, market.newId(), 'offer', { medium: 'audio', sdp: 'again' })).code).toBe(409)
    expect(await signal(amina, callId, 'end')).toMatchObject({ status: 'ended' })
  })

  it.each([
    ['offer', { sdp: 'v=0' }, 'medium'],
    ['offer', { medium: 'audio' }, 'sdp'],
    ['candidate', {}, 'candidate'],
    ['offer', { medium: 'audio', sdp: 'x'.repeat(32_769) }, 'sdp'],
  ])('want what belongs to the signal %s %#', async (kind, more, field) => {
    const refused = await attempt(people.amina, market.newId(), kind, more)
    expect([refused.code, Object.keys((refused.results as { fields: object }).fields)]).toEqual([422, [field]])
  })

  it('of another chat are not there', async () => {
    const callId = await offer(people.amina)
    const { amina, chat } = await openTestChat(market)
    const body = { callId, signal: 'end' }
    expect((await market.envelope('callSignal', { token: amina.token, id: chat._id, body })).code).toBe(404)
    expect((await attempt(people.amina, market.newId(), 'ringing')).code).toBe(404)
  })
})
