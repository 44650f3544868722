import { expect, it } from 'vitest'
import { actorDone, actorFailed, failWith, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { taxTableCheckMachine } from './tax-table-check.machine.ts'

const check = { version: '80.0', rows: [{ line: 2, text: 'SA', outcome: 'unchanged' as const }] }

it('reaches every state', () => {
  const events = [
    { type: 'table.chosen' as const, table: 'a' },
    { type: 'table.dropped' as const },
    actorDone('checking', check),
    actorFailed('checking', unreachable),
  ]
  expect(reachedStates(taxTableCheckMachine, events, [undefined])).toEqual(statesOf(taxTableCheckMachine))
})

it('shows what the server found, can be asked again when no answer came, and forgets a table for another', async () => {
  const { actor, state } = runFlow(answered(taxTableCheckMachine, { checking: [failWith(unreachable), () => check] }), undefined)
  actor.send({ type: 'table.chosen', table: 'a' })
  await settled()
  expect([state().hasTag('failed'), state().context.failure]).toEqual([true, unreachable])
  actor.send({ type: 'table.chosen', table: 'a' })
  await settled()
  expect([state().hasTag('filled'), state().context.check, state().context.table]).toEqual([true, check, 'a'])
  actor.send({ type: 'table.dropped' })
  expect([state().hasTag('filled'), state().context.check]).toEqual([false, null])
})
