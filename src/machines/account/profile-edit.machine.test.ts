import { expect, it } from 'vitest'
import { sampleProfile, sampleUser } from '#tests/support/account-fixtures.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { profileEditMachine } from './profile-edit.machine.ts'

const input = { body: { fullName: 'Nadia R.' } }
const saved = { answer: { results: { ...sampleProfile, user: { ...sampleUser, fullName: 'Nadia R.' } }, message: 'Saved.' } }

it('reaches every state', () => {
  const events = [
    { type: 'form.submitted' as const, input },
    { type: 'form.reopened' as const },
    actorDone('sending', saved),
    actorFailed('sending', rejected(422, '', { fullName: 'Too short' })),
    actorFailed('sending', rejected(415)),
    actorFailed('sending', unreachable),
  ]
  expect(reachedStates(profileEditMachine, events, [undefined])).toEqual(statesOf(profileEditMachine))
})

it('shows the new name everywhere and leads back to the profile', async () => {
  const { actor, emitted } = runFlow(answered(profileEditMachine, { sending: [() => saved] }), undefined)
  actor.send({ type: 'form.submitted', input })
  await settled()
  expect(emitted).toEqual([
    { type: 'draft.finished', draft: 'profile' },
    { type: 'session.remembered', changes: { fullName: 'Nadia R.' } },
    { type: 'toast', tone: 'success', text: { message: 'Saved.' } },
    { type: 'navigate', to: '/profile', replace: true },
  ])
})
