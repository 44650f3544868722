import { describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { createEntityMachine, type EntityChange, type EntityChanged } from './create-entity-machine.ts'

/** A parcel: its seller sends it at once, or says why it is lost. */
interface Parcel {
  status: 'packed' | 'sent' | 'lost'
}
type ParcelCommand = { type: 'send' } | { type: 'lose'; reason: string }
interface Label {
  number: string
}

const packed: Parcel = { status: 'packed' }
const sent: Parcel = { status: 'sent' }
const lost: Parcel = { status: 'lost' }
const lose = { type: 'lose', reason: 'Fell off the lorry' } as const
const label: Label = { number: 'L-1' }

interface Pending<Value> {
  answer: (value: Value) => void
  fail: (failure: ApiFailure) => void
}

/** A call that waits among the others for the test to answer it. */
function waiting<Value, Call extends object>(calls: (Call & Pending<Value>)[], call: Call): Promise<Value> {
  return new Promise((resolve, reject) => {
    calls.push({ ...call, answer: resolve, fail: (failure) => reject(new ApiError(failure)) })
  })
}

function parcelFlow() {
  const reads: Pending<Parcel>[] = []
  const changes: (EntityChange<ParcelCommand> & Pending<EntityChanged<Parcel>>)[] = []
  const fetches: (Label & Pending<Blob>)[] = []
  const machine = createEntityMachine<Parcel, ParcelCommand, Label>({
    id: 'parcel',
    live: 'order.changed',
    read: () => waiting(reads, {}),
    actions: ({ status }, side) => (status === 'packed' && side === 'seller' ? ['send', 'lose'] : []),
    immediate: (action) => (action === 'send' ? { type: action } : undefined),
    change: (_, change) => waiting(changes, change),
    fetch: (attachment) => waiting(fetches, attachment),
    doneKey: 'app:wait',
    draftOf: (id) => `parcel.${id}`,
  })
  return { machine, reads, changes, fetches }
}

/** The seller's page of a packed parcel. */
async function openParcel() {
  const { machine, reads, changes, fetches } = parcelFlow()
  const saved: [Blob, Label][] = []
  let announceChange = () => {}
  const { actor, emitted, state } = runFlow(
    machine.provide({
      actors: {
        liveChanges: fromCallback(({ sendBack }) => {
          announceChange = () => sendBack({ type: 'live.changed', event: { type: 'order.changed', subjectId: 'p1' } })
        }),
      },
      actions: { saveFile: (_, { file, attachment }) => saved.push([file, attachment]) },
    }),
    { id: 'p1', side: 'seller' },
  )
  reads[0]?.answer(packed)
  await settled()
  /** Lets the newest call of a kind be answered, or fail. */
  const answer = async <Value>(calls: Pending<Value>[], value: Value) => {
    calls.at(-1)?.answer(value)
    await settled()
  }
  const fail = async (calls: Pending<never>[], failure: ApiFailure) => {
    calls.at(-1)?.fail(failure)
    await settled()
  }
  const shown = (view: string, change: string) => ({ shown: { view, change, document: 'closed' } })
  return { actor, emitted, state, reads, changes, fetches, saved, answer, fail, shown, announceChange: () => announceChange() }
}

it('reaches every state', () => {
  const { machine } = parcelFlow()
  const events = [
    { type: 'retry.asked' as const },
    { type: 'action.chosen' as const, action: 'send' as const },
    { type: 'action.chosen' as const, action: 'lose' as const },
    { type: 'entity.staled' as const },
    { type: 'attachment.opened' as const, attachment: label },
    actorDone('reading', { entity: packed }),
    actorFailed('reading', rejected(404)),
    actorFailed('reading', unreachable),
    actorFailed('rereading', unreachable),
    actorFailed('changing', unreachable),
  ]
  const inputs = [null, 'p1'].map((id) => ({ id, side: 'seller' as const }))
  expect(reachedStates(machine, events, inputs)).toEqual(statesOf(machine))
})

describe('what an entity is read for', () => {
  it('is nothing when none was chosen', () => {
    const { machine, reads } = parcelFlow()
    const { state } = runFlow(machine, { id: null, side: 'buyer' })
    expect([state().hasTag('empty'), reads.length]).toEqual([true, 0])
  })

  it.each([
    ['refused', rejected(404)],
    ['unreachable', unreachable],
  ] as const)('is to be shown: when that is %s it can be tried again', async (tag, failure) => {
    const { machine, reads } = parcelFlow()
    const { actor, state } = runFlow(machine, { id: 'p1', side: 'buyer' })
    expect(state().hasTag('busy')).toBe(true)
    reads[0]?.fail(failure)
    await settled()
    expect([state().hasTag(tag), state().context.failure]).toEqual([true, failure])
    actor.send({ type: 'retry.asked' })
    reads[1]?.answer(packed)
    await settled()
    expect([state().hasTag('filled'), state().context.entity, state().context.failure]).toEqual([true, packed, null])
  })
})

describe('an action', () => {
  it('that asks something is sent with the answer to it, and closes the question', async () => {
    const { actor, answer, changes, emitted, reads, shown, state } = await openParcel()
    actor.send({ type: 'action.chosen', action: 'lose' })
    expect([state().hasTag('dialog'), state().context.asked, changes]).toEqual([true, 'lose', []])
    actor.send({ type: 'action.confirmed', command: lose })
    expect([state().hasTag('busy'), changes[0]?.command, emitted]).toEqual([true, lose, []])
    await answer(changes, { entity: lost, message: 'Noted.', leadsTo: '/claims' })
    expect([state().value, state().context.entity, state().context.asked]).toEqual([shown('current', 'resting'), lost, null])
    expect(reads.length).toBe(1)
    expect(emitted).toEqual([
      { type: 'draft.finished', draft: 'parcel.p1' },
      { type: 'toast', tone: 'success', text: { message: 'Noted.' } },
      { type: 'navigate', to: '/claims' },
    ])
  })

  it('that is thought better of sends nothing', async () => {
    const { actor, changes, shown, state } = await openParcel()
    actor.send({ type: 'action.chosen', action: 'lose' })
    actor.send({ type: 'action.abandoned' })
    expect([state().value, state().context.asked, changes]).toEqual([shown('current', 'resting'), null, []])
  })

  it('that asks nothing is sent at once, as is one that comes with all that belongs to it', async () => {
    for (const event of [
      { type: 'action.chosen', action: 'send' },
      { type: 'action.decided', command: { type: 'send' } },
    ] as const) {
      const { actor, changes, shown, state } = await openParcel()
      actor.send(event)
      expect([state().value, changes.map(({ command }) => command)]).toEqual([shown('current', 'changing'), [{ type: 'send' }]])
    }
  })

  it('that the life-cycle does not allow is not sent', async () => {
    const { actor, answer, changes, shown, state } = await openParcel()
    actor.send({ type: 'action.chosen', action: 'send' })
    await answer(changes, { entity: sent, message: '' })
    actor.send({ type: 'action.chosen', action: 'send' })
    actor.send({ type: 'action.chosen', action: 'lose' })
    actor.send({ type: 'action.decided', command: lose })
    expect([state().value, changes.length]).toEqual([shown('current', 'resting'), 1])
  })

  it('in which somebody was faster closes its question, tells why and has the entity read again', async () => {
    const { actor, answer, changes, fail, reads, shown, state } = await openParcel()
    actor.send({ type: 'action.chosen', action: 'lose' })
    actor.send({ type: 'action.confirmed', command: lose })
    await fail(changes, rejected(409))
    expect([state().value, state().context.failure]).toEqual([shown('rereading', 'resting'), rejected(409)])
    await answer(reads, sent)
    expect([state().context.entity, state().context.failure]).toEqual([sent, rejected(409)])
  })

  it('that was rejected keeps its question open, and is another change when it is decided anew', async () => {
    const { actor, answer, changes, fail, reads, shown, state } = await openParcel()
    const fault = rejected(422, 'Check', { reason: 'Too short' })
    actor.send({ type: 'action.chosen', action: 'lose' })
    actor.send({ type: 'action.confirmed', command: lose })
    await fail(changes, fault)
    expect([state().value, state().context.failure]).toEqual([shown('current', 'asking'), fault])
    actor.send({ type: 'action.confirmed', command: lose })
    const [first, second] = changes
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
    await answer(changes, { entity: lost, message: '' })
    expect([state().value, reads.length]).toEqual([shown('current', 'resting'), 1])
  })

  it('whose response was lost and that is confirmed again is the same change, after which the entity is read again', async () => {
    const { actor, answer, changes, fail, shown, state } = await openParcel()
    actor.send({ type: 'action.chosen', action: 'lose' })
    actor.send({ type: 'action.confirmed', command: lose })
    await fail(changes, unreachable)
    expect([state().value, state().context.failure]).toEqual([shown('current', 'asking'), unreachable])
    actor.send({ type: 'action.confirmed', command: { ...lose } })
    const [first, second] = changes
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    await answer(changes, { entity: lost, message: '' })
    expect([state().value, state().context.entity]).toEqual([shown('rereading', 'resting'), lost])
  })

  it('whose response was lost without a question can be sent again, or left for what is read then', async () => {
    const { actor, answer, changes, fail, shown, state } = await openParcel()
    actor.send({ type: 'action.chosen', action: 'send' })
    await fail(changes, unreachable)
    expect([state().value, state().hasTag('unreachable')]).toEqual([shown('current', 'unconfirmed'), true])
    actor.send({ type: 'retry.asked' })
    expect(changes[1]?.idempotencyKey).toBe(changes[0]?.idempotencyKey)
    await fail(changes, unreachable)
    actor.send({ type: 'failure.dismissed' })
    expect([state().value, state().context.failure]).toEqual([shown('rereading', 'resting'), null])
    actor.send({ type: 'action.chosen', action: 'send' })
    expect(changes[2]?.idempotencyKey).not.toBe(changes[0]?.idempotencyKey)
    await answer(changes, { entity: sent, message: '' })
    expect(state().context.entity).toEqual(sent)
  })
})

describe('what is shown after a broken line', () => {
  it('is current by the response of a change that nothing overtook', async () => {
    const { actor, answer, changes, fail, reads, shown, state } = await openParcel()
    actor.send({ type: 'entity.staled' })
    await fail(reads, unreachable)
    expect([state().value, state().hasTag('failed')]).toEqual([shown('behind', 'resting'), true])
    actor.send({ type: 'action.chosen', action: 'send' })
    await answer(changes, { entity: sent, message: '' })
    expect([state().value, state().context.entity, reads.length]).toEqual([shown('current', 'resting'), sent, 2])
  })

  it('is read again after the response of a change that another one overtook', async () => {
    const { actor, announceChange, answer, changes, fail, reads, shown, state } = await openParcel()
    actor.send({ type: 'action.chosen', action: 'send' })
    announceChange()
    await fail(reads, unreachable)
    expect(state().value).toEqual(shown('behind', 'changing'))
    await answer(changes, { entity: sent, message: '' })
    expect([state().value, state().context.entity]).toEqual([shown('rereading', 'resting'), sent])
    await answer(reads, lost)
    expect([state().value, state().context.entity]).toEqual([shown('current', 'resting'), lost])
  })
})

describe('an attachment', () => {
  it('is handed over as a file once it has come', async () => {
    const { actor, answer, fetches, saved, state } = await openParcel()
    const file = new Blob(['%PDF'])
    actor.send({ type: 'attachment.opened', attachment: label })
    expect([state().context.attachment, fetches.length]).toEqual([label, 1])
    await answer(fetches, file)
    expect([saved, state().context.attachment]).toEqual([[[file, label]], null])
  })

  it('that does not come is told of, and can be asked for again', async () => {
    const { actor, emitted, fail, fetches, saved, shown, state } = await openParcel()
    actor.send({ type: 'attachment.opened', attachment: label })
    await fail(fetches, unreachable)
    expect([saved, state().value, state().context.attachment]).toEqual([[], shown('current', 'resting'), null])
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
    actor.send({ type: 'attachment.opened', attachment: label })
    expect(fetches.length).toBe(2)
  })
})
