import { describe, expect, it } from 'vitest'
import { type EventFromLogic, createActor, fromCallback, fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { unreachable } from '#tests/support/actor-events.ts'
import { emptyDashboard, sampleDashboard, sellerHomeEvents } from '#tests/support/event-fixtures/seller-home.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { sampleSummary } from '#tests/support/order-fixtures.ts'
import { type SellerDashboard, sellerHomeMachine } from './seller-home.machine.ts'

type Event = EventFromLogic<typeof sellerHomeMachine>

const busier: SellerDashboard = { ...sampleDashboard, tasks: { ...sampleDashboard.tasks, fresh: 2 } }
const changed: Event = { type: 'live.changed', event: { type: 'order.changed', subjectId: sampleSummary._id } }

it('reaches every state', () => {
  const { events, inputs } = sellerHomeEvents
  expect(reachedStates(sellerHomeMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(sellerHomeMachine))
})

async function openDashboard() {
  const reads: { answer: (dashboard: SellerDashboard) => void; fail: () => void }[] = []
  let emitLiveEvent: () => void = () => undefined
  const emitted: string[] = []
  const actor = createActor(
    sellerHomeMachine.provide({
      actors: {
        reading: fromPromise(
          () =>
            new Promise((resolve, reject) => {
              reads.push({
                answer: (dashboard) => resolve({ dashboard: dashboard }),
                fail: () => reject(new ApiError(unreachable)),
              })
            }),
        ),
        liveChanges: fromCallback(({ sendBack }) => {
          emitLiveEvent = () => sendBack(changed)
        }),
      },
    }),
  )
  actor.on('*', ({ type }) => emitted.push(type))
  actor.start()
  reads[0]?.answer(sampleDashboard)
  await settled()
  return { actor, reads, emitted, emitLiveEvent: () => emitLiveEvent() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the seller’s dashboard', () => {
  it('keeps up with what happens, and never lets a late answer win', async () => {
    const { actor, reads, emitLiveEvent } = await openDashboard()
    emitLiveEvent()
    emitLiveEvent()
    reads[2]?.answer(busier)
    reads[1]?.answer(emptyDashboard)
    await settled()
    expect(actor.getSnapshot().context.dashboard).toEqual(busier)
  })

  it('leaves in view what it read last when keeping up fails', async () => {
    const { actor, reads, emitted, emitLiveEvent } = await openDashboard()
    emitLiveEvent()
    reads[1]?.fail()
    await settled()
    expect([actor.getSnapshot().context.dashboard, actor.getSnapshot().hasTag('filled'), emitted]).toEqual([
      sampleDashboard,
      true,
      ['toast'],
    ])
  })
})
