import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { notificationListEvents } from '#tests/support/event-fixtures/notification-list.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { feedPage, noticeOf } from '#tests/support/notice-fixtures.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { notificationFeedMachine } from './notification-feed.machine.ts'
import { feedOf, notificationListMachine } from './notification-list.machine.ts'

const { events, inputs } = notificationListEvents

it('reaches every state', () =>
  expect(reachedStates(notificationListMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(notificationListMachine),
  ))

/** The flow over a server that answers a call, or not; `asked` is every call in turn. */
function runList({ reads = [() => undefined], deletes = [() => ({ message: '' })] }: Record<string, (() => unknown)[]> = {}) {
  const asked: unknown[] = []
  const marking = [...reads]
  const machine = answered(notificationListMachine, { deleting: deletes }).provide({
    actors: {
      markingRead: fromPromise<void, { id: string }>(async ({ input }) => {
        asked.push(['read', input.id])
        await (marking.length > 1 ? marking.shift() : marking[0])?.()
      }),
      feed: notificationFeedMachine.provide({
        actors: {
          // The fake's answer is that of the contract; its type is made inside the factory.
          reading: fromPromise((({ input }: { input: { asked: object } }) => {
            asked.push(['feed', input.asked])
            return Promise.resolve(feedPage([noticeOf(1), noticeOf(2)], 2))
          }) as never),
        },
      }),
    },
  })
  return { asked, ...runFlow(machine, undefined) }
}

const readAgain = ['feed', { query: {}, page: 1, pageSize: 5 }]
const opened = (number: number, isRead = false) => ({
  type: 'notification.opened' as const,
  notification: noticeOf(number, { isRead }),
})

describe('the notifications', () => {
  it('come five at a time', async () => {
    const { asked } = runList()
    await settled()
    expect(asked).toEqual([readAgain])
  })

  it('are marked read when opened, and then fetched again', async () => {
    const { actor, asked, emitted } = runList()
    await settled()
    actor.send(opened(1))
    await settled()
    expect([asked, emitted]).toEqual([[readAgain, ['read', noticeOf(1)._id], readAgain], []])
  })

  it('are not marked read a second time', async () => {
    const { actor, asked } = runList()
    await settled()
    actor.send(opened(1, true))
    await settled()
    expect(asked).toEqual([readAgain])
  })

  it('are all marked read when several are opened at once, and fetched once', async () => {
    const { actor, asked } = runList()
    await settled()
    actor.send(opened(1))
    actor.send(opened(2))
    await settled()
    expect(asked).toEqual([readAgain, ['read', noticeOf(1)._id], ['read', noticeOf(2)._id], readAgain])
  })

  it.each([
    ['no answer comes', unreachable],
    ['it was deleted elsewhere', rejected(404)],
  ])('say when one could not be marked read because %s, and are fetched again', async (_, failure) => {
    const { actor, asked, emitted } = runList({ reads: [failWith(failure)] })
    await settled()
    actor.send(opened(1))
    await settled()
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'notices:readFailed' } }])
    expect(asked.at(-1)).toEqual(readAgain)
  })

  it('go on with the next when one could not be marked read', async () => {
    const { actor, asked } = runList({ reads: [failWith(unreachable), () => undefined] })
    await settled()
    actor.send(opened(1))
    actor.send(opened(2))
    await settled()
    expect(asked.slice(1)).toEqual([['read', noticeOf(1)._id], ['read', noticeOf(2)._id], readAgain])
  })

  it('leave the end of a session to the page, which tells of it', async () => {
    const { actor, emitted } = runList({ reads: [failWith(rejected(401))], deletes: [failWith(rejected(401))] })
    actor.send(opened(1))
    actor.send({ type: 'deletion.asked', choice: 'all' })
    actor.send({ type: 'deletion.confirmed' })
    await settled()
    expect(emitted).toEqual([])
  })
})

describe('deleting', () => {
  async function remove(answer: () => unknown) {
    const flow = runList({ deletes: [answer] })
    await settled()
    flow.actor.send({ type: 'deletion.asked', choice: 'all' })
    flow.actor.send({ type: 'deletion.confirmed' })
    await settled()
    return { ...flow, feed: feedOf(flow.state()) }
  }

  it('asks first', async () => {
    const { actor, state, asked } = runList()
    await settled()
    actor.send({ type: 'deletion.asked', choice: { id: noticeOf(1)._id } })
    expect(state().hasTag('dialog')).toBe(true)
    actor.send({ type: 'deletion.cancelled' })
    expect([state().hasTag('dialog'), asked]).toEqual([false, [readAgain]])
  })

  it('says so and fetches what is left', async () => {
    const { emitted, asked } = await remove(() => ({ message: '' }))
    expect([emitted, asked]).toEqual([
      [{ type: 'toast', tone: 'success', text: { key: 'notices:deleted' } }],
      [readAgain, readAgain],
    ])
  })

  it('shows why the server refuses, and what is left all the same', async () => {
    const { emitted, asked } = await remove(failWith(rejected(404, 'Gone')))
    expect([emitted, asked]).toEqual([[{ type: 'toast', tone: 'error', text: { message: 'Gone' } }], [readAgain, readAgain]])
  })

  it('says when no answer comes, and can be asked for again', async () => {
    const { emitted, state, actor } = await remove(failWith(unreachable))
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'notices:deleteFailed' } }])
    actor.send({ type: 'deletion.asked', choice: 'all' })
    expect(state().hasTag('dialog')).toBe(true)
  })
})
