import { describe, expect, it } from 'vitest'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { browserConfirmationMachine } from './browser-confirmation.machine.ts'

const wrong = rejected(422, '', { code: 'This code is not right.' })
const entered = { type: 'code.entered', code: '493027' } as const
const wanted = { type: 'code.wanted' } as const

it('reaches every state', () => {
  const events = [
    wanted,
    entered,
    actorDone('sending', {}),
    actorDone('confirming', {}),
    actorFailed('confirming', wrong),
    actorFailed('confirming', unreachable),
    actorFailed('confirming', rejected(401)),
  ]
  expect(reachedStates(browserConfirmationMachine, events, [undefined])).toEqual(statesOf(browserConfirmationMachine))
})

describe('the confirmation of a browser', () => {
  it('opens the field once a code is sent, and is done with the right one, of which nothing is kept', async () => {
    const { actor, state } = runFlow(
      answered(browserConfirmationMachine, { sending: [() => ({})], confirming: [() => ({})] }),
      undefined,
    )
    expect(state().context.isSent).toBe(false)
    actor.send(wanted)
    actor.send(wanted)
    await settled()
    expect([state().context.isSent, state().hasTag('done')]).toEqual([true, false])
    actor.send(entered)
    await settled()
    expect([state().hasTag('done'), state().context.code]).toEqual([true, ''])
  })

  it('keeps its field open when the code is wrong, until the right one comes', async () => {
    const confirming = [failWith(wrong), () => ({})]
    const { actor, state } = runFlow(answered(browserConfirmationMachine, { sending: [() => ({})], confirming }), undefined)
    actor.send(wanted)
    await settled()
    actor.send(entered)
    await settled()
    expect([state().context.isSent, state().context.failure]).toEqual([true, wrong])
    actor.send(entered)
    await settled()
    expect(state().hasTag('done')).toBe(true)
  })

  it('ends with the session', async () => {
    const { actor, state } = runFlow(answered(browserConfirmationMachine, { sending: [failWith(rejected(401))] }), undefined)
    actor.send(wanted)
    await settled()
    expect(state().hasTag('expired')).toBe(true)
  })
})
