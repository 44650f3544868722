import { expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import type { LiveEvent } from '#src/api/live-events.ts'
import { orderAt, sampleOrder } from '#tests/support/order-fixtures.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { orderTrackingMachine } from './order-tracking.machine.ts'

const dispatched = orderAt({ at: '2026-11-21T08:00:00.000Z', status: 'dispatched', by: 'seller' })

it('is read again when its own order changes, not when another does', async () => {
  const reads = [() => sampleOrder, () => dispatched]
  const machine = answered(orderTrackingMachine, { reading: reads }).provide({
    actors: { liveChanges: fromCallback(() => undefined) },
  })
  const { actor, state } = runFlow(machine, { path: { id: sampleOrder._id } })
  const emitLiveEvent = async (subjectId: string) => {
    // What the event tells besides is not looked at.
    actor.send({ type: 'live.changed', event: { type: 'order.changed', subjectId } as LiveEvent })
    await settled()
  }
  await settled()
  await emitLiveEvent('another order')
  expect(state().context.results).toEqual(sampleOrder)
  await emitLiveEvent(sampleOrder._id)
  expect(state().context.results).toEqual(dispatched)
})
