import { afterEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { createListMachine } from './create-list-machine.ts'

const machine = createListMachine('getTopSeller', 'sellers')

/** Sellers s1… as a page of a list of so many. */
const page = (numbers: readonly number[], total: number) => ({
  read: { results: { total }, items: numbers.map((number) => ({ _id: `s${number}` })), total },
})

afterEach(() => configureApi({}))

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'more.asked' as const },
    { type: 'list.staled' as const },
    { type: 'page.chosen' as const, page: 2 },
    actorDone('reading', page([1, 2], 5)),
    actorDone('reading', page([], 0)),
    actorFailed('reading', rejected(403)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(machine, events, [{ query: {}, pageSize: 2 }])).toEqual(statesOf(machine))
})

/** A list of `total` sellers behind the machine; `asked` is what it was asked for. */
function runList(total: number, input: { pageSize?: number; page?: number } = {}) {
  const asked: { page: number; pageSize: number; query: object }[] = []
  const failures: (() => never)[] = []
  const list = { total }
  const sellers = machine.provide({
    actors: {
      // The fake answers less of a seller than the contract has.
      reading: fromPromise((({ input: given }: { input: { asked: (typeof asked)[number] } }) => {
        asked.push(given.asked)
        failures.shift()?.()
        const first = (given.asked.page - 1) * given.asked.pageSize
        const numbers = Array.from({ length: list.total }, (_, at) => at + 1).slice(first, first + given.asked.pageSize)
        return Promise.resolve(page(numbers, list.total))
      }) as never),
    },
  })
  const flow = runFlow(sellers, { query: {}, pageSize: 2, ...input })
  const shown = () => flow.state().context.items.map(({ _id }) => _id)
  return { ...flow, asked, failures, list, shown }
}

describe('a list', () => {
  it('waits, then shows its first page', async () => {
    const { state, shown, asked } = runList(5)
    expect(state().hasTag('busy')).toBe(true)
    await settled()
    expect([state().hasTag('filled'), shown(), state().context.total]).toEqual([true, ['s1', 's2'], 5])
    expect(asked).toEqual([{ query: {}, page: 1, pageSize: 2 }])
  })

  it('is empty when there is nothing', async () => {
    const { state } = runList(0)
    await settled()
    expect([state().hasTag('empty'), state().hasTag('filled')]).toEqual([true, false])
  })

  it('turns to another page', async () => {
    const { actor, shown, state } = runList(5)
    await settled()
    actor.send({ type: 'page.chosen', page: 3 })
    await settled()
    expect([shown(), state().context.page]).toEqual([['s5'], 3])
  })

  it('goes to the beginning when the page asked for is past the end', async () => {
    const { shown, state } = runList(3, { page: 9 })
    await settled()
    await settled()
    expect([shown(), state().context.page]).toEqual([['s1', 's2'], 1])
  })

  it('puts more under what is shown until there is no more', async () => {
    const { actor, shown, asked } = runList(3)
    await settled()
    actor.send({ type: 'more.asked' })
    await settled()
    expect(shown()).toEqual(['s1', 's2', 's3'])
    actor.send({ type: 'more.asked' })
    await settled()
    expect(asked).toHaveLength(2)
  })

  it('keeps what is shown when more cannot be had, and can be asked again', async () => {
    const { actor, shown, failures, emitted } = runList(3)
    await settled()
    failures.push(failWith(unreachable))
    actor.send({ type: 'more.asked' })
    await settled()
    expect([shown(), emitted]).toEqual([
      ['s1', 's2'],
      [{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }],
    ])
    actor.send({ type: 'more.asked' })
    await settled()
    expect(shown()).toEqual(['s1', 's2', 's3'])
  })

  it('begins at the first page for another query', async () => {
    const { actor, asked, state } = runList(5, { page: 2 })
    await settled()
    actor.send({ type: 'query.changed', query: { search: 'gulf' } })
    expect(state().hasTag('busy')).toBe(true)
    await settled()
    expect(asked.at(-1)).toEqual({ query: { search: 'gulf' }, page: 1, pageSize: 2 })
  })

  it('is read again as far as it is shown', async () => {
    const { actor, shown, list, asked } = runList(3)
    await settled()
    actor.send({ type: 'more.asked' })
    await settled()
    list.total = 4
    actor.send({ type: 'list.staled' })
    await settled()
    expect(shown()).toEqual(['s1', 's2', 's3', 's4'])
    expect(asked.at(-1)).toEqual({ query: {}, page: 1, pageSize: 4 })
  })

  it('is read once more when it changes while being read, and while more of it is', async () => {
    const { actor, asked, shown, list } = runList(5)
    actor.send({ type: 'live.changed', event: { type: 'order.changed', subjectId: 's1' } })
    await settled()
    expect(asked.map(({ page: number }) => number)).toEqual([1, 1])
    actor.send({ type: 'more.asked' })
    list.total = 1
    actor.send({ type: 'live.changed', event: { type: 'order.changed', subjectId: 's2' } })
    await settled()
    expect(shown()).toEqual(['s1'])
  })

  it('is read again up to the hundred that the contract lets a page hold', async () => {
    const { actor, shown, asked } = runList(200, { pageSize: 50 })
    await settled()
    for (const _ of ['second page', 'third page']) {
      actor.send({ type: 'more.asked' })
      await settled()
    }
    actor.send({ type: 'list.staled' })
    await settled()
    expect([asked.at(-1), shown().length]).toEqual([{ query: {}, page: 1, pageSize: 100 }, 100])
    actor.send({ type: 'more.asked' })
    await settled()
    expect(shown()).toEqual(Array.from({ length: 150 }, (_, at) => `s${at + 1}`))
  })

  it('is read again on the page it shows', async () => {
    const { actor, shown, asked } = runList(5, { page: 2 })
    await settled()
    actor.send({ type: 'list.staled' })
    await settled()
    expect([shown(), asked.at(-1)]).toEqual([['s3', 's4'], { query: {}, page: 2, pageSize: 2 }])
  })

  it('never shows the answer to an earlier query', async () => {
    const answers = new Map<string, (value: unknown) => void>()
    const late = machine.provide({
      actors: {
        // As above.
        reading: fromPromise(
          (({ input }: { input: { asked: { query: { search?: string } } } }) =>
            new Promise((resolve) => answers.set(input.asked.query.search ?? '', resolve))) as never,
        ),
      },
    })
    const { actor, state } = runFlow(late, { query: { search: 'a' } })
    actor.send({ type: 'query.changed', query: { search: 'ab' } })
    answers.get('ab')?.(page([2], 1))
    await settled()
    answers.get('a')?.(page([1], 1))
    await settled()
    expect(state().context.items).toEqual([{ _id: 's2' }])
  })

  it('is refused with the server’s message, and unreachable without an answer', async () => {
    const denied = runFlow(answered(machine, { reading: [failWith(rejected(403, 'Not yours'))] }), { query: {} })
    const lost = runFlow(answered(machine, { reading: [failWith(unreachable)] }), { query: {} })
    await settled()
    expect([denied.state().hasTag('refused'), denied.state().context.failure]).toEqual([true, rejected(403, 'Not yours')])
    expect([lost.state().hasTag('unreachable'), lost.state().hasTag('refused')]).toEqual([true, false])
  })

  it('is put away when reading it again is refused, and kept when no answer comes', async () => {
    const { actor, failures, state, shown } = runList(1)
    await settled()
    for (const [failure, tags] of [
      [unreachable, { filled: true, refused: false }],
      [rejected(403), { filled: false, refused: true }],
    ] as const) {
      failures.push(failWith(failure))
      actor.send({ type: 'list.staled' })
      await settled()
      expect({ filled: state().hasTag('filled'), refused: state().hasTag('refused') }).toEqual(tags)
    }
    expect([shown(), state().context.failure]).toEqual([['s1'], rejected(403)])
  })

  it.each(['first page', 'next page'])('asks again when it went out of date while its %s was on the way', async (awaited) => {
    const { actor, asked, list, shown } = runList(5)
    if (awaited === 'next page') {
      await settled()
      actor.send({ type: 'more.asked' })
    }
    const before = asked.length
    list.total = 1
    actor.send({ type: 'list.staled' })
    await settled()
    expect([asked.length, shown()]).toEqual([before + 1, ['s1']])
  })

  it('asks the server as the contract says', async () => {
    const asked: unknown[] = []
    configureApi({
      baseUrl: 'https://kimiya.example/api',
      fetch: async (request) => {
        asked.push([request.method, request.url, await request.json()])
        return Response.json({ error: false, code: 200, message: '', results: { sellers: [], total: 0 } })
      },
    })
    const { state } = runFlow(machine, { query: { search: 'gulf' } })
    await expect.poll(() => state().hasTag('empty')).toBe(true)
    expect(asked).toEqual([
      ['PATCH', 'https://kimiya.example/api/inventory/getTopSeller', { search: 'gulf', page: 1, pageSize: 20 }],
    ])
  })
})
