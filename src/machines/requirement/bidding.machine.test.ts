import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { rejected, unreachable } from '#tests/support/actor-events.ts'
import { biddingEvents, sampleOffer } from '#tests/support/event-fixtures/bidding.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { openRequirement, sampleBid } from '#tests/support/requirement-fixtures.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { biddingMachine } from './bidding.machine.ts'

type Changing = { message: string } | ApiError

it('reaches every state', () => {
  const { inputs, events } = biddingEvents
  expect(reachedStates(biddingMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(biddingMachine))
})

/** The page of a requirement; what becomes of its changes is given, one after the other. */
async function open(requirement: typeof openRequirement, ...answers: Changing[]) {
  const changes: unknown[] = []
  const flow = runFlow(
    biddingMachine.provide({
      actors: {
        reading: fromPromise(() => Promise.resolve({ entity: requirement })),
        changing: fromPromise(({ input }) => {
          changes.push(input.change)
          const answer = answers.shift() ?? new ApiError(unreachable)
          return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer)
        }),
        liveChanges: fromCallback(() => undefined),
      },
    }),
    { id: requirement._id, side: 'seller' },
  )
  await settled()
  return { ...flow, changes }
}
const bid = { type: 'action.decided', command: { type: 'bid', offer: sampleOffer } } as const

describe('bidding', () => {
  it('tells that the bid is made, and is done with what was typed, once the server has answered', async () => {
    const { actor, emitted } = await open(openRequirement, { message: 'Bid made.' })
    actor.send(bid)
    expect(emitted).toEqual([])
    await settled()
    expect(emitted).toEqual([
      { type: 'draft.finished', draft: `bid.${openRequirement._id}` },
      { type: 'toast', tone: 'success', text: { message: 'Bid made.' } },
    ])
  })

  it('makes one bid on a double click', async () => {
    const { actor, changes } = await open(openRequirement, { message: '' }, { message: '' })
    actor.send(bid)
    actor.send(bid)
    await settled()
    expect(changes.length).toBe(1)
  })

  it('sends a bid whose answer was lost again under its key, and keeps what was typed until it is known', async () => {
    const { actor, changes, emitted, state } = await open(openRequirement)
    actor.send(bid)
    await settled()
    expect([state().hasTag('unreachable'), emitted]).toEqual([true, []])
    actor.send({ type: 'retry.asked' })
    await settled()
    expect(changes[1]).toEqual(changes[0])
  })

  it('keeps what the server says about the fields', async () => {
    const invalid = rejected(422, 'Check', { unitPrice: 'Above the budget' })
    const { actor, state } = await open(openRequirement, new ApiError(invalid))
    actor.send(bid)
    await settled()
    expect([state().context.failure, state().context.change]).toEqual([invalid, null])
  })

  it('makes no bid for what takes none any more, nor for an own requirement', async () => {
    for (const requirement of [
      { ...openRequirement, openForBids: false },
      { ...openRequirement, own: true },
    ]) {
      const { actor, changes } = await open(requirement)
      actor.send(bid)
      expect(changes).toEqual([])
    }
  })

  it('asks before it withdraws', async () => {
    const { actor, changes, state } = await open({ ...openRequirement, myBid: sampleBid }, { message: 'Withdrawn.' })
    const about = { bidId: sampleBid._id }
    actor.send({ type: 'action.chosen', action: 'withdraw', about })
    expect([state().hasTag('dialog'), changes]).toEqual([true, []])
    actor.send({ type: 'action.confirmed', command: { type: 'withdraw', ...about } })
    await settled()
    expect(changes).toMatchObject([{ command: { type: 'withdraw', ...about } }])
  })
})
