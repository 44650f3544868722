import { expect, it } from 'vitest'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { operatorConfirmationMachine } from './operator-confirmation.machine.ts'

const submitted = { type: 'code.submitted', code: '493027' } as const

async function confirm(answer: () => unknown) {
  const flow = runFlow(answered(operatorConfirmationMachine, { confirming: [answer] }), undefined)
  flow.actor.send(submitted)
  await settled()
  return flow
}

it('reaches every state', () => {
  const events = [
    submitted,
    actorDone('confirming', {}),
    actorFailed('confirming', rejected(401)),
    actorFailed('confirming', rejected(422, '', { code: 'Wrong' })),
    actorFailed('confirming', rejected(429)),
    actorFailed('confirming', unreachable),
  ]
  expect(reachedStates(operatorConfirmationMachine, events, [undefined])).toEqual(statesOf(operatorConfirmationMachine))
})

it.each([
  ['the code was wrong', rejected(422, 'Check', { code: 'Wrong' })],
  ['there were too many codes', rejected(429)],
  ['no answer came', unreachable],
])('takes another code when %s', async (_, failure) => {
  const { actor, state } = await confirm(failWith(failure))
  expect([state().hasTag('failed'), state().context.failure]).toEqual([true, failure])
  actor.send(submitted)
  expect([state().hasTag('busy'), state().context.failure]).toEqual([true, null])
})

it.each([
  ['is confirmed', () => ({}), 'done'],
  ['is over', failWith(rejected(401)), 'expired'],
] as const)('asks for nothing more once it %s', async (_, answer, tag) => {
  const { actor, state } = await confirm(answer)
  actor.send(submitted)
  expect([state().hasTag(tag), state().hasTag('busy')]).toEqual([true, false])
})

it('keeps the code nowhere', async () => {
  const { state } = await confirm(failWith(unreachable))
  expect(JSON.stringify(state().context)).not.toContain(submitted.code)
})
