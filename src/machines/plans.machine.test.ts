import { expect, it } from 'vitest'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { currentTrader, traderPlan } from '#tests/support/money-samples.ts'
import { plansMachine } from './plans.machine.ts'

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'view.staled' as const },
    actorAnswered('reading', { plans: [traderPlan], current: currentTrader }),
    actorFailed('reading', refused(403)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(plansMachine, events, [{}])).toEqual(statesOf(plansMachine))
})
