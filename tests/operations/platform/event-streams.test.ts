import { beforeAll, expect, it } from 'vitest'
import { suspendUser } from '#server/domain/account/suspensions.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import { sweepExpired } from '#server/jobs/sweep-expired.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })

  /** An open stream of a session; `rest` resolves to the remaining frames once it ends. */
  const follow = async (token: string) => {
    const stream = (await market.call('events', { token }))[Symbol.asyncIterator]()
    await stream.next()
    const rest = async () => {
      const types: string[] = []
      for (let block = await stream.next(); block.done !== true; block = await stream.next()) {
        if (block.value?.event !== undefined) types.push(block.value.event.type)
      }
      return types
    }
    const next = async () => {
      const block = await stream.next()
      return block.done === true ? undefined : block.value?.event
    }
    return { rest, next }
  }

  it('ends when its session is signed out', async () => {
    const token = await market.signIn('buyer')
    const { rest } = await follow(token)
    const frames = rest()
    await market.call('logout', { token })
    expect(await frames).toEqual(['session.ended'])
  })

  it('tells of an end that came before it began to listen', async () => {
    const token = await market.signIn('buyer')
    const { rest } = await follow(token)
    await market.call('logout', { token })
    expect(await rest()).toEqual(['session.ended'])
  })

  it('ends when its session is ended from another device, whose own stream goes on', async () => {
    const [lost, own] = [await market.signIn('buyer'), await market.signIn('buyer')]
    const [lostStream, ownStream] = [await follow(lost), await follow(own)]
    const { sessions } = await market.call('getSessions', { token: lost })
    const id = sessions.find(({ current }) => current)?._id ?? ''
    const frames = lostStream.rest()
    await market.call('endSession', { token: own, id })
    expect(await frames).toEqual(['session.ended'])
    expect(await ownStream.next()).toEqual({ type: 'session.ended', subjectId: id })
    await market.call('logout', { token: own })
    expect(await ownStream.rest()).toEqual(['session.ended'])
  })

  it('ends when the account is suspended', async () => {
    const { rest } = await follow(await market.signIn('company'))
    const frames = rest()
    await market.store.transaction(async (tables) => {
      const user = await tables.find('users', { email: 'company@kimiya.example' })
      if (user === undefined) throw new Error('No company')
      await suspendUser({ tables, now: market.clock.now.toISOString(), newId: market.newId }, user, 'False documents')
    })
    expect(await frames).toEqual(['session.ended'])
  })

  it('ends when its session ended before the stream had begun to listen', async () => {
    const token = await market.signIn('seller')
    const stream = (await market.call('events', { token }))[Symbol.asyncIterator]()
    await market.call('logout', { token })
    // The sign-out is an earlier event: only the session shows it.
    await market.store.removeBefore('liveEvents', 'at', '2027-01-01T00:00:00.000Z')
    await stream.next()
    expect((await stream.next()).value).toMatchObject({ event: { type: 'session.ended' } })
    expect((await stream.next()).done).toBe(true)
  })

  it('sends at once and in order what it missed when it is resumed, however much that is', async () => {
    const token = await market.signIn('buyer')
    const opened = await (await market.call('events', { token }))[Symbol.asyncIterator]().next()
    const lastEventId = opened.done === true ? '' : (opened.value?.id ?? '')
    const userId = (await market.store.find('users', { email: 'buyer@kimiya.example' }))?._id ?? ''
    const missed = Array.from({ length: 250 }, () => market.newId())
    await market.store.transaction(async (tables) => {
      const context = { tables, now: market.clock.now.toISOString(), newId: market.newId }
      for (const subjectId of missed) await publishLiveEvent(context, [userId], { type: 'order.changed', subjectId })
    })
    const sent: (string | undefined)[] = []
    for await (const block of await market.call('events', { token, lastEventId })) {
      if (block?.event !== undefined) sent.push(block.event.subjectId)
      // Silence is filled with blocks that hold nothing.
      if (block === undefined || sent.length === missed.length) break
    }
    expect(sent).toEqual(missed)
  })

  it('sends nothing of what happens after its session has run out, also before the sweep', async () => {
    const { next, rest } = await follow(await market.signIn('seller2'))
    const userId = (await market.store.find('users', { email: 'seller2@kimiya.example' }))?._id ?? ''
    const publish = () =>
      market.store.transaction((tables) =>
        publishLiveEvent({ tables, now: market.clock.now.toISOString(), newId: market.newId }, [userId], {
          type: 'order.changed',
          subjectId: userId,
        }),
      )
    const before = market.clock.now
    try {
      await publish()
      expect((await next())?.type).toBe('order.changed')
      market.clock.now = new Date('2027-03-22T08:00:00.000Z')
      await publish()
      expect(await rest()).toEqual([])
    } finally {
      market.clock.now = before
    }
  })

  it('ends when its session has run out', async () => {
    const { rest } = await follow(await market.signIn('seller'))
    const frames = rest()
    market.clock.now = new Date('2026-12-22T08:00:00.000Z')
    expect(await sweepExpired({ ...market, clock: () => market.clock.now })).toBeGreaterThan(0)
    expect(await frames).toContain('session.ended')
  })
})
