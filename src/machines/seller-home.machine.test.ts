import { describe, expect, it } from 'vitest'
import { type EventFromLogic, createActor, fromCallback, fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { unreachable } from '#tests/support/actor-events.ts'
import { emptyDesk, sampleDesk, sellerHomeAlphabet } from '#tests/support/alphabets/seller-home.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { sampleSummary } from '#tests/support/order-samples.ts'
import { type SellerDesk, sellerHomeMachine } from './seller-home.machine.ts'

type Event = EventFromLogic<typeof sellerHomeMachine>

const busier: SellerDesk = { ...sampleDesk, tasks: { ...sampleDesk.tasks, fresh: 2 } }
const changed: Event = { type: 'live.changed', event: { type: 'order.changed', subjectId: sampleSummary._id } }

it('reaches every state', () => {
  const { events, inputs } = sellerHomeAlphabet
  expect(reachedStates(sellerHomeMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(sellerHomeMachine))
})

async function openDesk() {
  const reads: { answer: (desk: SellerDesk) => void; fail: () => void }[] = []
  let hear: () => void = () => undefined
  const emitted: string[] = []
  const actor = createActor(
    sellerHomeMachine.provide({
      actors: {
        reading: fromPromise(
          () =>
            new Promise((resolve, reject) => {
              reads.push({
                answer: (told) => {
                  resolve({ desk: told })
                },
                fail: () => {
                  reject(new ApiError(unreachable))
                },
              })
            }),
        ),
        liveChanges: fromCallback(({ sendBack }) => {
          hear = () => {
            sendBack(changed)
          }
        }),
      },
    }),
  )
  actor.on('*', ({ type }) => emitted.push(type))
  actor.start()
  reads[0]?.answer(sampleDesk)
  await settled()
  return { actor, reads, emitted, hear: () => hear() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the seller’s desk', () => {
  it('keeps up with what happens, and never lets a late answer win', async () => {
    const { actor, reads, hear } = await openDesk()
    hear()
    hear()
    reads[2]?.answer(busier)
    reads[1]?.answer(emptyDesk)
    await settled()
    expect(actor.getSnapshot().context.desk).toEqual(busier)
  })

  it('leaves in view what it read last when keeping up fails', async () => {
    const { actor, reads, emitted, hear } = await openDesk()
    hear()
    reads[1]?.fail()
    await settled()
    expect([actor.getSnapshot().context.desk, actor.getSnapshot().hasTag('filled'), emitted]).toEqual([
      sampleDesk,
      true,
      ['toast'],
    ])
  })
})
