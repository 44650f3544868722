import { describe, expect, it } from 'vitest'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { languageSwitchEvents } from '#tests/support/event-fixtures/language-switch.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { languageSwitchMachine } from './language-switch.machine.ts'

const choice = { code: 'ar', apiName: 'Arabic' as const }
const input = (turnTexts = async () => true) => ({ turnTexts, deviceId: 'device-0001' })

it('reaches every state', () => {
  const { inputs, events } = languageSwitchEvents
  expect(reachedStates(languageSwitchMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(languageSwitchMachine),
  )
})

describe('switching the language', () => {
  it('turns the texts first and then tells the server', async () => {
    const turned: string[] = []
    const calls: unknown[] = []
    const machine = answered(languageSwitchMachine, { tellingServer: [() => calls.push('told')] })
    const { actor, emitted } = runFlow(machine, {
      turnTexts: async (code: string) => {
        turned.push(code)
        return true
      },
      deviceId: 'device-0001',
    })
    actor.send({ type: 'language.chosen', choice })
    await settled()
    expect([turned, calls, emitted]).toEqual([['ar'], ['told'], []])
  })

  it('does not tell the server of a language that another choice has overtaken', async () => {
    const calls: unknown[] = []
    const machine = answered(languageSwitchMachine, { tellingServer: [() => calls.push('told')] })
    const { actor, emitted, state } = runFlow(
      machine,
      input(async () => false),
    )
    actor.send({ type: 'language.chosen', choice })
    await settled()
    expect([calls, emitted, state().value]).toEqual([[], [], 'settled'])
  })

  it('says when the texts cannot be had', async () => {
    const machine = answered(languageSwitchMachine, { turning: [failWith(unreachable)] })
    const { actor, emitted } = runFlow(machine, input())
    actor.send({ type: 'language.chosen', choice })
    await settled()
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:language.failed' } }])
  })

  it('says when the server could not be told', async () => {
    const machine = answered(languageSwitchMachine, { tellingServer: [failWith(unreachable)] })
    const { actor, emitted, state } = runFlow(machine, input())
    actor.send({ type: 'language.chosen', choice })
    await settled()
    expect([emitted, state().value]).toEqual([[{ type: 'toast', tone: 'error', text: { key: 'app:language.failed' } }], 'untold'])
  })
})
