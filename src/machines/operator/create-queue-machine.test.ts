import { describe, expect, it } from 'vitest'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { createQueueMachine, type Decided, type QueuePage } from './create-queue-machine.ts'

interface Parcel {
  id: string
}
type ParcelDecision = { act: 'send' | 'lose'; reason: string }
type ParcelListDecision = { act: 'add'; parcel: string }
interface ParcelPage extends QueuePage<Parcel> {
  version: string
}
interface Pending<Value> {
  answer: (value: Value) => void
  fail: (failure: ApiFailure) => void
}

const [first, second]: Parcel[] = [{ id: 'p1' }, { id: 'p2' }]
const both: ParcelPage = { items: [first ?? { id: '' }, second ?? { id: '' }], total: 2, version: 'v1' }
const none: ParcelPage = { items: [], total: 0, version: 'v0' }
const lose = { act: 'lose', reason: 'Fell off the lorry' } as const

const conflict = (results: Record<string, unknown>): ApiFailure => ({
  kind: 'rejected',
  code: 409,
  message: 'It was approved already.',
  fields: {},
  results,
})

function pending<Value, Call extends object>(calls: (Call & Pending<Value>)[], call: Call): Promise<Value> {
  return new Promise((resolve, reject) => {
    calls.push({ ...call, answer: resolve, fail: (failure) => reject(new ApiError(failure)) })
  })
}

function parcelQueue() {
  const reads: ({ query: object } & Pending<ParcelPage>)[] = []
  const decisions: ({ item: Parcel; decision: ParcelDecision } & Pending<Decided<Parcel>>)[] = []
  const additions: ({ page: ParcelPage; decision: ParcelListDecision } & Pending<Decided<Parcel>>)[] = []
  const machine = createQueueMachine<Parcel, object, ParcelDecision, ParcelListDecision, ParcelPage>({
    id: 'queue.parcels',
    read: (query) => pending(reads, { query }),
    decide: (item, decision) => pending(decisions, { item, decision }),
    decideOfList: (page, decision) => pending(additions, { page, decision }),
  })
  return { machine, reads, decisions, additions }
}

/** A queue of two, read. */
async function openQueue() {
  const { machine, reads, decisions, additions } = parcelQueue()
  const flow = runFlow(machine, { query: {} })
  reads[0]?.answer(both)
  await settled()
  const ask = () => {
    flow.actor.send({ type: 'act.chosen', item: first ?? { id: '' }, act: 'lose' })
    flow.actor.send({ type: 'decision.confirmed', decision: lose })
  }
  return { ...flow, reads, decisions, additions, ask, value: () => flow.state().value }
}

it('reaches every state', () => {
  const { machine } = parcelQueue()
  const events = [
    { type: 'retry.asked' as const },
    { type: 'queue.staled' as const },
    { type: 'act.chosen' as const, item: { id: 'p1' }, act: 'send' as const },
    { type: 'decision.confirmed' as const, decision: lose },
    actorDone('reading', { page: both }),
    actorDone('reading', { page: none }),
    actorFailed('reading', rejected(403)),
    actorFailed('reading', unreachable),
    actorFailed('deciding', rejected(404)),
  ]
  expect(reachedStates(machine, events, [{ query: {} }, { query: null }])).toEqual(statesOf(machine))
})

describe('a queue', () => {
  it('is read at once, and shows what waits', async () => {
    const { state } = await openQueue()
    expect([state().hasTag('filled'), state().context.page]).toEqual([true, both])
  })

  it('is empty when nothing waits, and read again all the same', async () => {
    const { machine, reads } = parcelQueue()
    const { actor, state } = runFlow(machine, { query: {} })
    reads[0]?.answer(none)
    await settled()
    expect(state().hasTag('empty')).toBe(true)
    actor.send({ type: 'queue.staled' })
    reads[1]?.answer(both)
    await settled()
    expect(state().context.page?.items).toEqual(both.items)
  })

  it('reads nothing before something is searched for', async () => {
    const { machine, reads } = parcelQueue()
    const { actor, state } = runFlow(machine, { query: null })
    expect([state().hasTag('still'), reads.length]).toEqual([true, 0])
    actor.send({ type: 'query.changed', query: { search: 'nadia' } })
    expect([state().hasTag('busy'), reads[0]?.query]).toEqual([true, { search: 'nadia' }])
  })

  it('shows the answer to the latest search, whichever comes first', async () => {
    const { machine, reads } = parcelQueue()
    const { actor, state } = runFlow(machine, { query: { search: 'na' } })
    actor.send({ type: 'query.changed', query: { search: 'nadia' } })
    reads[1]?.answer({ items: [{ id: 'p2' }], total: 1, version: 'v2' })
    reads[0]?.answer(both)
    await settled()
    expect(state().context.page?.items).toEqual([{ id: 'p2' }])
  })

  it('stays in view while it is read again, also when no answer comes', async () => {
    const { actor, reads, state, emitted } = await openQueue()
    actor.send({ type: 'queue.staled' })
    expect([state().hasTag('filled'), state().context.page?.items]).toEqual([true, both.items])
    reads[1]?.fail(unreachable)
    await settled()
    expect([state().hasTag('filled'), state().context.page?.items]).toEqual([true, both.items])
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
  })

  it.each([
    ['refused', rejected(403)],
    ['unreachable', unreachable],
  ] as const)('that is %s can be tried again', async (tag, failure) => {
    const { machine, reads } = parcelQueue()
    const { actor, state } = runFlow(machine, { query: {} })
    reads[0]?.fail(failure)
    await settled()
    expect([state().hasTag(tag), state().context.failure]).toEqual([true, failure])
    actor.send({ type: 'retry.asked' })
    reads[1]?.answer(both)
    await settled()
    expect(state().hasTag('filled')).toBe(true)
  })
})

describe('a decision', () => {
  it('is sent once, told of by the server’s answer alone, and has the queue read again', async () => {
    const { actor, ask, decisions, reads, state, emitted } = await openQueue()
    ask()
    actor.send({ type: 'decision.confirmed', decision: lose })
    expect(decisions.map(({ item, decision }) => [item, decision])).toEqual([[first, lose]])
    expect([state().hasTag('dialog'), state().hasTag('busy'), emitted]).toEqual([true, true, []])
    decisions[0]?.answer({ message: 'Noted.' })
    await settled()
    expect([state().hasTag('dialog'), state().context.question, reads.length]).toEqual([false, null, 2])
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { message: 'Noted.' } }])
  })

  it('that is answered with the items as they are now shows them before the queue is read again', async () => {
    const { ask, decisions, state } = await openQueue()
    ask()
    expect([state().context.page?.items, state().context.renewed]).toEqual([both.items, 0])
    decisions[0]?.answer({ message: 'Noted.', items: [{ id: 'p3' }] })
    await settled()
    expect([state().context.page?.items, state().context.renewed]).toEqual([[{ id: 'p3' }], 1])
  })

  it('that is thought better of sends nothing', async () => {
    const { actor, decisions, state } = await openQueue()
    actor.send({ type: 'act.chosen', item: first ?? { id: '' }, act: 'lose' })
    actor.send({ type: 'act.abandoned' })
    expect([state().hasTag('dialog'), state().context.question, decisions]).toEqual([false, null, []])
  })

  it.each([
    ['is gone', rejected(404)],
    ['has another state', conflict({ state: 'approved' })],
  ])('about what %s by now closes its question, says so, and reads the queue again', async (_, failure) => {
    const { actor, ask, decisions, reads, state } = await openQueue()
    ask()
    decisions[0]?.fail(failure)
    await settled()
    expect([state().hasTag('dialog'), state().hasTag('overtaken'), reads.length]).toEqual([false, true, 2])
    reads[1]?.answer({ items: [{ id: 'p2' }], total: 1, version: 'v2' })
    await settled()
    expect([state().context.page?.items, state().context.failure]).toEqual([[{ id: 'p2' }], failure])
    actor.send({ type: 'notice.dismissed' })
    expect(state().hasTag('overtaken')).toBe(false)
  })

  it('that is refused for another reason keeps its question open, and reads the queue again', async () => {
    const { ask, decisions, reads, state } = await openQueue()
    ask()
    decisions[0]?.fail(conflict({}))
    await settled()
    expect([state().hasTag('dialog'), state().hasTag('overtaken'), reads.length]).toEqual([true, false, 2])
    reads[1]?.answer({ items: [{ id: 'p2' }], total: 1, version: 'v2' })
    await settled()
    expect([state().context.page?.items, state().context.failure]).toEqual([[{ id: 'p2' }], conflict({})])
  })

  it.each([
    ['is rejected for a field', rejected(422, 'Check', { reason: 'Too short' })],
    ['is not for this role', rejected(403)],
    ['gets no answer', unreachable],
  ])('that %s keeps its question open', async (_, failure) => {
    const { ask, decisions, state, emitted } = await openQueue()
    ask()
    decisions[0]?.fail(failure)
    await settled()
    expect([state().hasTag('dialog'), state().hasTag('busy'), state().context.failure, emitted]).toEqual([
      true,
      false,
      failure,
      [],
    ])
  })

  it('that has arrived ends the draft of what was typed for it, and one that has not keeps it', async () => {
    const { actor, decisions, emitted } = await openQueue()
    const confirm = () => {
      actor.send({ type: 'act.chosen', item: first ?? { id: '' }, act: 'lose' })
      actor.send({ type: 'decision.confirmed', decision: lose, draft: 'parcels/p1/lose' })
    }
    confirm()
    decisions[0]?.fail(unreachable)
    await settled()
    expect(emitted).toEqual([])
    confirm()
    decisions[1]?.answer({ message: 'Noted.' })
    await settled()
    expect(emitted).toEqual([
      { type: 'draft.finished', draft: 'parcels/p1/lose' },
      { type: 'toast', tone: 'success', text: { message: 'Noted.' } },
    ])
  })
})

describe('a decision about the list', () => {
  const add = { act: 'add', parcel: 'p3' } as const

  it('is sent with the page as it was read when it was asked, and closes its question', async () => {
    const { actor, additions, decisions, reads, state } = await openQueue()
    actor.send({ type: 'listAct.chosen', act: 'add' })
    actor.send({ type: 'queue.staled' })
    reads[1]?.answer({ items: [{ id: 'p2' }], total: 1, version: 'v2' })
    await settled()
    actor.send({ type: 'decision.confirmed', decision: add })
    expect([additions.map(({ page, decision }) => [page, decision]), decisions]).toEqual([[[both, add]], []])
    additions[0]?.answer({ message: 'Added.' })
    await settled()
    expect([state().hasTag('dialog'), state().context.question]).toEqual([false, null])
  })

  it('is not asked before the list has been read', () => {
    const { machine } = parcelQueue()
    const { actor, state } = runFlow(machine, { query: {} })
    actor.send({ type: 'listAct.chosen', act: 'add' })
    expect([state().hasTag('dialog'), state().context.question]).toEqual([false, null])
  })

  it('takes the place of a question about an item', async () => {
    const { actor, state } = await openQueue()
    actor.send({ type: 'act.chosen', item: { id: 'p1' }, act: 'lose' })
    actor.send({ type: 'listAct.chosen', act: 'add' })
    expect([state().context.question]).toEqual([{ about: 'list', page: both, act: 'add' }])
  })
})

describe('a page that is left', () => {
  it('takes its question with it', async () => {
    const { actor, state } = await openQueue()
    actor.send({ type: 'act.chosen', item: first ?? { id: '' }, act: 'lose' })
    actor.send({ type: 'page.left' })
    expect([state().hasTag('dialog'), state().context.question]).toEqual([false, null])
  })

  it('is not gone on from when the decision that was under way is answered', async () => {
    const { actor, decisions, emitted } = await openQueue()
    actor.send({ type: 'act.chosen', item: first ?? { id: '' }, act: 'lose' })
    actor.send({ type: 'decision.confirmed', decision: lose, leadsTo: '/parcels' })
    actor.send({ type: 'page.left' })
    decisions[0]?.answer({ message: 'Noted.' })
    await settled()
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { message: 'Noted.' } }])
  })

  it('hears that the decision that was under way came to nothing, and is asked nothing', async () => {
    const { actor, ask, decisions, emitted, state } = await openQueue()
    ask()
    actor.send({ type: 'page.left' })
    decisions[0]?.fail(rejected(422, 'Check', { reason: 'Too short' }))
    await settled()
    expect([state().hasTag('dialog'), state().context.question]).toEqual([false, null])
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { message: 'Check' } }])
  })
})
