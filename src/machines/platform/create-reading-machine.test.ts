import { describe, expect, it } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { createReadingMachine } from './create-reading-machine.ts'

interface Dashboard {
  orders: number
  quotes: number
}

/** Reads a seller's desk by two calls, each of which takes the next answer given for it. */
function openDashboard(orders: (() => Promise<number>)[], quotes: (() => Promise<number>)[]) {
  const take = (answers: (() => Promise<number>)[]) => answers.shift()?.() ?? Promise.reject(new ApiError(unreachable))
  const machine = createReadingMachine<{ seller: string }, Dashboard>({
    id: 'desk',
    read: async () => {
      const [ordersRead, quotesRead] = await Promise.all([take(orders), take(quotes)])
      return { orders: ordersRead, quotes: quotesRead }
    },
    staledBy: ({ subjectId }, { seller }) => subjectId === seller,
  })
  return { machine, ...runFlow(machine, { seller: 's1' }) }
}

const seen = (number: number) => () => Promise.resolve(number)
const fails = (failure: ConstructorParameters<typeof ApiError>[0]) => () => Promise.reject(new ApiError(failure))

describe('what is read by several calls', () => {
  it('reaches every state', () => {
    const { machine } = openDashboard([], [])
    const events = [
      { type: 'retry.asked' as const },
      { type: 'view.staled' as const },
      actorDone('reading', { orders: 1, quotes: 2 }),
      actorFailed('reading', rejected(404)),
      actorFailed('reading', unreachable),
    ]
    expect(reachedStates(machine, events, [{ seller: 's1' }])).toEqual(statesOf(machine))
  })

  it('is shown when the last of them has answered', async () => {
    const { state } = openDashboard([seen(3)], [seen(4)])
    expect([state().hasTag('busy'), state().context.results]).toEqual([true, null])
    await settled()
    expect([state().hasTag('busy'), state().context.results]).toEqual([false, { orders: 3, quotes: 4 }])
  })

  it('is refused when one of them is, and unreachable when one gets no answer', async () => {
    const first = openDashboard([seen(3)], [fails(rejected(403))])
    const second = openDashboard([fails(unreachable)], [seen(4)])
    await settled()
    expect([first.state().value, second.state().value]).toEqual(['refused', 'unreachable'])
  })

  it('is read again by all of them when a live event concerns it, and by none when it does not', async () => {
    const { actor, state } = openDashboard([seen(3), seen(5)], [seen(4), seen(6)])
    await settled()
    actor.send({ type: 'live.changed', event: { type: 'order.changed', subjectId: 's2' } })
    expect(state().value).toBe('shown')
    actor.send({ type: 'live.changed', event: { type: 'order.changed', subjectId: 's1' } })
    expect([state().value, state().context.results]).toEqual(['refreshing', { orders: 3, quotes: 4 }])
    await settled()
    expect(state().context.results).toEqual({ orders: 5, quotes: 6 })
  })
})
