import { afterEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { configureApi } from '#src/api/api-settings.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { listingChangeEvents, listing } from '#tests/support/event-fixtures/listing-change.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import type { ListingAction } from './listing-actions.ts'
import { listingChangeMachine } from './listing-change.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

afterEach(() => configureApi({}))

it('reaches every state', () => {
  const { events, inputs } = listingChangeEvents
  expect(reachedStates(listingChangeMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(listingChangeMachine),
  )
})

const shelved = { ...listing, status: 'inactive' as const, version: 4 }

/** A change that is asked for; `sent` is what was sent for it each time. */
function begin(action: ListingAction, ...answers: (() => object)[]) {
  const sent: unknown[] = []
  const machine = listingChangeMachine.provide({
    actors: {
      // The fake answers what the test gives it.
      changing: fromPromise((async ({ input }: { input: { decided: unknown } }) => {
        sent.push(input.decided)
        return answers.shift()?.()
      }) as never),
    },
  })
  const flow = runFlow(machine, undefined)
  flow.actor.send({ type: 'action.chosen', action, listing: listing })
  return { ...flow, sent }
}

const answer = (product: typeof listing | typeof shelved) => () => ({ changed: { fate: 'changed', product } })
const conflict: ApiFailure = { ...rejected(409, 'It was changed meanwhile.'), results: { state: 'inactive', product: shelved } }

describe('a change of a listing', () => {
  it('is asked about first, and told once the server has made it', async () => {
    const { actor, emitted, state } = begin('deactivate', answer(shelved))
    expect([state().hasTag('dialog'), emitted]).toEqual([true, []])
    actor.send({ type: 'action.confirmed' })
    expect(emitted).toEqual([])
    await settled()
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key: 'selling:done.deactivate' } }])
    expect([state().hasTag('dialog'), state().context.changed]).toEqual([false, { fate: 'changed', product: shelved }])
  })

  it('is told as it came out: another tab may have turned the status before', async () => {
    const { actor, emitted } = begin('deactivate', answer(listing))
    actor.send({ type: 'action.confirmed' })
    await settled()
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key: 'selling:done.activate' } }])
  })

  it('is not begun when the life-cycle does not allow it', () => expect(begin('activate').state().value).toBe('resting'))

  it('stays asked about with the reason when it is refused, and is then another change', async () => {
    const refusal = rejected(422, 'A safety data sheet is missing.', { documents: 'A safety data sheet is missing.' })
    const { actor, sent, state } = begin('deactivate', failWith(refusal), answer(shelved))
    actor.send({ type: 'action.confirmed' })
    await settled()
    expect([state().value, state().context.failure, fieldErrors(state().context.failure)]).toEqual([
      'asking',
      refusal,
      refusal.fields,
    ])
    actor.send({ type: 'action.confirmed' })
    await settled()
    expect(new Set(sent.map((one) => (one as { idempotencyKey: string }).idempotencyKey)).size).toBe(2)
  })

  it('is sent again under its key when its answer was lost', async () => {
    const { actor, sent } = begin('deactivate', failWith(unreachable), answer(shelved))
    actor.send({ type: 'action.confirmed' })
    await settled()
    actor.send({ type: 'action.confirmed' })
    await settled()
    expect([sent.length, sent[1]]).toEqual([2, sent[0]])
  })

  it('leaves open what became of it when its answer was lost and the seller lets it be', async () => {
    const { actor, state } = begin('deactivate', failWith(unreachable))
    actor.send({ type: 'action.confirmed' })
    await settled()
    actor.send({ type: 'action.abandoned' })
    expect(state().context.changed).toEqual({ fate: 'unknown', productId: listing._id })
  })

  it('goes on from how the product is now when somebody else was faster', async () => {
    const { actor, state } = begin('restock', () => {
      throw new ApiError(conflict)
    })
    actor.send({ type: 'action.confirmed', restock: { price: { amount: 420, currency: 'SAR' } } })
    await settled()
    expect(state().context.asked).toEqual({ action: 'restock', listing: shelved })
    expect(state().context.changed).toEqual({ fate: 'changed', product: shelved })
  })

  it('changes nothing when the seller thinks better of it', () => {
    const { actor, sent, state } = begin('delete')
    actor.send({ type: 'action.abandoned' })
    expect([state().value, state().context.changed, sent]).toEqual(['resting', null, []])
  })
})
