import { describe, expect, it } from 'vitest'
import { type EventFromLogic, createActor, fromCallback, fromPromise } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { sampleSummary } from '#tests/support/order-samples.ts'
import { type SellerDesk, sellerHomeMachine } from './seller-home.machine.ts'

type Event = EventFromLogic<typeof sellerHomeMachine>

const desk: SellerDesk = { tasks: { fresh: 1, toInvoice: 0, toProcess: 2, toDispatch: 0 }, latest: [sampleSummary], total: 9 }
const busier: SellerDesk = { ...desk, tasks: { ...desk.tasks, fresh: 2 } }
const noDesk: SellerDesk = { tasks: { fresh: 0, toInvoice: 0, toProcess: 0, toDispatch: 0 }, latest: [], total: 0 }
const unreachable: ApiFailure = { kind: 'unreachable' }
const refused: ApiFailure = { kind: 'refused', code: 403, message: 'No', fields: {}, results: {} }
const changed: Event = { type: 'live.changed', event: { type: 'order.changed', subjectId: sampleSummary._id } }

/** What the actors tell the machine, as XState writes it. */
const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output }) as unknown as Event
const failed = (actor: string, failure: ApiFailure) =>
  ({ type: `xstate.error.actor.${actor}`, error: new ApiError(failure) }) as unknown as Event

it('reaches every state', () => {
  const events = [
    ...[done('reading', { desk }), done('reading', { desk: noDesk })],
    ...[failed('reading', refused), failed('reading', unreachable), changed],
  ]
  expect(reachedStates(sellerHomeMachine, events, [undefined])).toEqual(statesOf(sellerHomeMachine))
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
  reads[0]?.answer(desk)
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
    reads[1]?.answer(noDesk)
    await settled()
    expect(actor.getSnapshot().context.desk).toEqual(busier)
  })

  it('leaves in view what it read last when keeping up fails', async () => {
    const { actor, reads, emitted, hear } = await openDesk()
    hear()
    reads[1]?.fail()
    await settled()
    expect([actor.getSnapshot().context.desk, actor.getSnapshot().hasTag('filled'), emitted]).toEqual([desk, true, ['toast']])
  })
})
