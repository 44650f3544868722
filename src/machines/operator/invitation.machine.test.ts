import { expect, it } from 'vitest'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered, never } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { invitationMachine } from './invitation.machine.ts'

const invitation = { email: 'salma@staff.example', name: 'Salma Idris', secret: 'ABCD', keyUri: 'otpauth://totp/Kimiya' }
const accepted = { results: { token: 'the-token', operator: { _id: 'o1', name: 'Salma Idris' } } }
const submitted = { type: 'acceptance.submitted', acceptance: { password: 'Quiet-Harbour-71', code: '493027' } } as const

function open(answers: { reading?: Answers; accepting?: Answers }, token: string | null = 't'.repeat(43)) {
  const { reading = [() => ({ invitation })], accepting = [never] } = answers
  return runFlow(answered(invitationMachine, { reading, accepting }), { token })
}

it('reaches every state', () => {
  const events = [
    submitted,
    { type: 'retry.asked' as const },
    actorDone('reading', { invitation }),
    actorFailed('reading', rejected(422)),
    actorFailed('reading', unreachable),
    actorDone('accepting', accepted),
  ]
  expect(reachedStates(invitationMachine, events, [{ token: null }, { token: 't' }])).toEqual(statesOf(invitationMachine))
})

it('asks nothing of the server where the link carries nothing', () =>
  expect(
    open({ reading: [failWith(unreachable)] }, null)
      .state()
      .hasTag('empty'),
  ).toBe(true))

it('shows the secret, and opens a session once password and code are taken', async () => {
  const { actor, emitted, state } = open({ accepting: [() => accepted] })
  await settled()
  expect(state().context.invitation).toEqual(invitation)
  actor.send(submitted)
  await settled()
  expect([state().hasTag('done'), emitted]).toEqual([
    true,
    [{ type: 'session.opened', token: 'the-token', userId: 'o1', fullName: 'Salma Idris' }],
  ])
})

it('says that a link is spent', async () => {
  const { state } = open({ reading: [failWith(rejected(422, 'Spent'))] })
  await settled()
  expect([state().hasTag('refused'), state().context.failure]).toEqual([true, rejected(422, 'Spent')])
})

it('keeps the secret when the code was wrong', async () => {
  const { actor, state } = open({ accepting: [failWith(rejected(422, 'Check', { code: 'Wrong' }))] })
  await settled()
  actor.send(submitted)
  await settled()
  expect([state().hasTag('filled'), state().hasTag('busy'), state().context.invitation]).toEqual([true, false, invitation])
})
