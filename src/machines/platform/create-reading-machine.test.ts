import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { configureApi } from '#src/api/api-settings.ts'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { createReadingMachine, createViewMachine } from './create-reading-machine.ts'

const machine = createViewMachine('getBannerNumbers')
const numbers = (products: number) => ({ products, brands: 14, sellers: 14 })
const changedOrder = (subjectId: string) => ({
  type: 'live.changed' as const,
  event: { type: 'order.changed' as const, subjectId },
})

afterEach(() => configureApi({}))

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'view.staled' as const },
    actorDone('reading', numbers(1)),
    actorFailed('reading', rejected(404)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(machine, events, [{}])).toEqual(statesOf(machine))
})

function view(...reading: Answers) {
  return runFlow(answered(machine, { reading }), {})
}

describe('a view', () => {
  it('waits, then shows what it read', async () => {
    const { state } = view(() => numbers(450))
    expect([state().hasTag('busy'), state().hasTag('filled')]).toEqual([true, false])
    await settled()
    expect([state().hasTag('busy'), state().hasTag('filled'), state().context.results]).toEqual([false, true, numbers(450)])
  })

  it('is refused with the server’s message', async () => {
    const { state } = view(failWith(rejected(404, 'Not found')))
    await settled()
    expect([state().hasTag('refused'), state().hasTag('unreachable'), state().context.failure]).toEqual([
      true,
      false,
      rejected(404, 'Not found'),
    ])
  })

  it('can be tried again when no answer came', async () => {
    const { actor, state } = view(failWith(unreachable), () => numbers(450))
    await settled()
    expect(state().hasTag('unreachable')).toBe(true)
    actor.send({ type: 'retry.asked' })
    expect(state().hasTag('busy')).toBe(true)
    await settled()
    expect([state().context.results, state().context.failure]).toEqual([numbers(450), null])
  })

  it('keeps what it shows while it reads again, and when that fails', async () => {
    const { actor, emitted, state } = view(() => numbers(450), failWith(unreachable))
    await settled()
    actor.send({ type: 'view.staled' })
    expect([state().hasTag('filled'), state().hasTag('busy')]).toEqual([true, true])
    await settled()
    expect([state().hasTag('filled'), state().hasTag('busy'), state().context.results]).toEqual([true, false, numbers(450)])
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
  })

  it('is read once more when it is out of date while being read again', async () => {
    const { actor, state } = view(
      () => numbers(450),
      () => numbers(451),
      () => numbers(452),
    )
    await settled()
    actor.send({ type: 'view.staled' })
    actor.send({ type: 'view.staled' })
    await settled()
    expect(state().context.results).toEqual(numbers(452))
  })

  it('is put away when the server refuses it on reading again, and can be tried again', async () => {
    const { actor, emitted, state } = view(
      () => numbers(450),
      failWith(rejected(404, 'Not found')),
      () => numbers(451),
    )
    await settled()
    actor.send({ type: 'view.staled' })
    await settled()
    expect([state().hasTag('filled'), state().hasTag('refused'), state().context.failure, emitted]).toEqual([
      false,
      true,
      rejected(404, 'Not found'),
      [],
    ])
    actor.send({ type: 'retry.asked' })
    await settled()
    expect([state().hasTag('filled'), state().context.results, state().context.failure]).toEqual([true, numbers(451), null])
  })

  it('takes what another call has told', async () => {
    const { actor, state } = view(() => new Promise(() => undefined))
    actor.send({ type: 'view.told', results: numbers(7) })
    expect([state().hasTag('filled'), state().context.results]).toEqual([true, numbers(7)])
  })

  it('hands a defect of our own on to who shows it', async () => {
    const broken = new TypeError('x is not a function')
    const { actor } = view(() => {
      throw broken
    })
    const failed = new Promise((resolve) => {
      actor.subscribe({ error: resolve })
    })
    expect(String(await failed)).toContain('x is not a function')
  })

  it('asks the server as the contract says', async () => {
    const asked: string[] = []
    configureApi({
      baseUrl: 'https://kimiya.example/api',
      fetch: (request) => {
        asked.push(request.url)
        return Promise.resolve(Response.json({ error: false, code: 200, message: '', results: numbers(3) }))
      },
    })
    const product = createViewMachine('viewProduct')
    const { state } = runFlow(product, { path: { id: '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b' } })
    await expect.poll(() => state().hasTag('filled')).toBe(true)
    expect(asked).toEqual(['https://kimiya.example/api/inventory/viewProduct/01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b'])
  })
})

describe('a view of something that changes by itself', () => {
  const order = createViewMachine('viewOrder', { staledBy: (event, input) => event.subjectId === input.path.id })

  async function shown(id: string, events: number) {
    let reads = 0
    const { actor } = runFlow(
      answered(order, {
        reading: [
          () => {
            reads += 1
            return {}
          },
        ],
      }),
      { path: { id: 'o1' } },
    )
    await settled()
    for (let at = 0; at < events; at += 1) actor.send(changedOrder(id))
    await settled()
    return reads
  }

  it('is read again when a live event concerns it', async () => expect(await shown('o1', 1)).toBe(2))

  it('is left alone by events about other things', async () => expect(await shown('o2', 1)).toBe(1))

  it('is read once more when it changes while being read', async () => expect(await shown('o1', 2)).toBe(3))
})

interface Dashboard {
  orders: number
  quotes: number
}

/** Reads a seller's dashboard by two calls, each of which takes the next answer given for it. */
function openDashboard(orders: (() => Promise<number>)[], quotes: (() => Promise<number>)[]) {
  const take = (answers: (() => Promise<number>)[]) => answers.shift()?.() ?? Promise.reject(new ApiError(unreachable))
  const dashboard = createReadingMachine<{ seller: string }, Dashboard>({
    id: 'desk',
    read: async () => {
      const [ordersRead, quotesRead] = await Promise.all([take(orders), take(quotes)])
      return { orders: ordersRead, quotes: quotesRead }
    },
    staledBy: ({ subjectId }, { seller }) => subjectId === seller,
  })
  return runFlow(dashboard, { seller: 's1' })
}

const seen = (number: number) => () => Promise.resolve(number)
const fails = (failure: ConstructorParameters<typeof ApiError>[0]) => () => Promise.reject(new ApiError(failure))

describe('what is read by several calls', () => {
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
