import { expect, it } from 'vitest'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { currentTrader } from '#tests/support/money-samples.ts'
import { currentPlanMachine } from './current-plan.machine.ts'

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'view.staled' as const },
    actorAnswered('reading', currentTrader),
    actorFailed('reading', refused(403)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(currentPlanMachine, events, [{}])).toEqual(statesOf(currentPlanMachine))
})
