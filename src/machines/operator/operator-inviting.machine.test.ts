import { expect, it } from 'vitest'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { operatorInvitingMachine } from './operator-inviting.machine.ts'

const invited = { invitationToken: 't'.repeat(43), invitationEndsAt: '2026-11-25T08:00:00.000Z' }
const invitation = { email: 'nadia@staff.example', name: 'Nadia Karim', roles: ['finance' as const], reason: 'Joined' }
const submitted = { type: 'invitation.submitted', invitation } as const

it('reaches every state', () => {
  const events = [
    { type: 'invitation.asked' as const },
    submitted,
    actorDone('inviting', { invited }),
    actorFailed('inviting', unreachable),
  ]
  expect(reachedStates(operatorInvitingMachine, events, [undefined])).toEqual(statesOf(operatorInvitingMachine))
})

it('shows the link once, and knows it no more afterwards', async () => {
  const { actor, state } = runFlow(answered(operatorInvitingMachine, { inviting: [() => ({ invited })] }), undefined)
  actor.send({ type: 'invitation.asked' })
  actor.send(submitted)
  await settled()
  expect(state().context.invited).toEqual(invited)
  actor.send({ type: 'link.stored' })
  expect([state().value, state().context.invited]).toEqual(['resting', null])
})

it('keeps the form when the server finds fault', async () => {
  const failure = rejected(422, 'Check', { email: 'Taken' })
  const { actor, state } = runFlow(answered(operatorInvitingMachine, { inviting: [failWith(failure)] }), undefined)
  actor.send({ type: 'invitation.asked' })
  actor.send(submitted)
  await settled()
  expect([state().hasTag('dialog'), state().context.failure]).toEqual([true, failure])
})
