import { expect, it } from 'vitest'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { currentTrader, traderPlan } from '#tests/support/money-fixtures.ts'
import { plansMachine } from './plans.machine.ts'

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'view.staled' as const },
    actorDone('reading', { plans: [traderPlan], current: currentTrader }),
    actorFailed('reading', rejected(403)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(plansMachine, events, [{}])).toEqual(statesOf(plansMachine))
})
