import { expect, it } from 'vitest'
import { sampleProfile } from '#tests/support/account-samples.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { profileMachine } from './profile.machine.ts'

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'view.staled' as const },
    actorAnswered('reading', sampleProfile),
    actorFailed('reading', refused(403)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(profileMachine, events, [{}])).toEqual(statesOf(profileMachine))
})
