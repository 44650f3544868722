import { describe, expect, it } from 'vitest'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { earningsMachine } from './earnings.machine.ts'

const results = { periods: [] }

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'view.staled' as const },
    actorDone('reading', results),
    actorFailed('reading', rejected(403)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(earningsMachine, events, [{ body: {} }])).toEqual(statesOf(earningsMachine))
})

describe('earnings', () =>
  it.each([
    ['order.changed', 2],
    ['chat.read', 1],
  ] as const)('after %s are read %i times', async (type, times) => {
    let reads = 0
    const read = () => {
      reads += 1
      return results
    }
    const { actor } = runFlow(answered(earningsMachine, { reading: [read] }), { body: { by: 'month' } })
    await settled()
    actor.send({ type: 'live.changed', event: { type, subjectId: '01936d3e-8a00-7c31-9f3b-000000000001' } })
    await settled()
    expect(reads).toBe(times)
  }))
