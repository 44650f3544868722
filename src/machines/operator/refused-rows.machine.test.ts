import { expect, it } from 'vitest'
import { actorDone, actorFailed, failWith, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { refusedRowsMachine } from './refused-rows.machine.ts'

const input = { importId: 'i1' }
const rows = [{ line: 2, outcome: 'refused' as const, reference: '', faults: [], given: { casNumber: '67-64-2' } }]

it('reaches every state', () => {
  const events = [{ type: 'rows.asked' as const }, actorDone('fetching', { rows }), actorFailed('fetching', unreachable)]
  expect(reachedStates(refusedRowsMachine, events, [input])).toEqual(statesOf(refusedRowsMachine))
})

it('hands the rows over, and can be asked again when no answer came', async () => {
  const saved: unknown[] = []
  const machine = answered(refusedRowsMachine, { fetching: [failWith(unreachable), () => ({ rows })] }).provide({
    actions: { saveRows: (_, read) => saved.push(read.rows) },
  })
  const { actor, state } = runFlow(machine, input)
  actor.send({ type: 'rows.asked' })
  await settled()
  expect([state().hasTag('failed'), state().context.failure]).toEqual([true, unreachable])
  actor.send({ type: 'rows.asked' })
  await settled()
  expect([state().hasTag('failed'), saved]).toEqual([false, [rows]])
})
