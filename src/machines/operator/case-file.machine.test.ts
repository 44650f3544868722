import { expect, it } from 'vitest'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { caseFileMachine, type CaseFileInput } from './case-file.machine.ts'

const input: CaseFileInput = { file: { subject: 'company', subjectId: 'c1', fileId: 'f1' }, fileName: 'licence.pdf' }
const content = new Blob(['%PDF'])

it('reaches every state', () => {
  const events = [
    { type: 'file.asked' as const },
    { type: 'preview.asked' as const },
    { type: 'preview.closed' as const },
    actorDone('fetching', { content }),
    actorDone('opening', { content }),
    actorFailed('fetching', unreachable),
  ]
  expect(reachedStates(caseFileMachine, events, [input])).toEqual(statesOf(caseFileMachine))
})

it('fetches nothing before it is asked for, then anew each time: each reading is in the log', async () => {
  const saved: unknown[] = []
  let calls = 0
  const machine = answered(caseFileMachine, {
    fetching: [
      () => {
        calls += 1
        return { content }
      },
    ],
  }).provide({ actions: { saveFile: (_, document) => saved.push(document) } })
  const { actor } = runFlow(machine, input)
  await settled()
  expect(calls).toBe(0)
  actor.send({ type: 'file.asked' })
  await settled()
  actor.send({ type: 'file.asked' })
  await settled()
  expect([calls, saved]).toEqual([
    2,
    [
      { content, fileName: 'licence.pdf' },
      { content, fileName: 'licence.pdf' },
    ],
  ])
})

it('says why it cannot be had', async () => {
  const { actor, state } = runFlow(answered(caseFileMachine, { fetching: [failWith(rejected(404))] }), input)
  actor.send({ type: 'file.asked' })
  await settled()
  expect([state().hasTag('failed'), state().context.failure]).toEqual([true, rejected(404)])
})

it('is shown in the page, saved from there without another reading, and forgotten with the view', async () => {
  const saved: unknown[] = []
  let calls = 0
  const fetching = [
    () => {
      calls += 1
      return { content }
    },
  ]
  const machine = answered(caseFileMachine, { fetching }).provide({
    actions: { saveFile: (_, document) => saved.push(document) },
  })
  const { actor, state } = runFlow(machine, input)
  actor.send({ type: 'preview.asked' })
  await settled()
  expect([state().context.shown, saved]).toEqual([content, []])
  actor.send({ type: 'file.asked' })
  expect([saved, calls]).toEqual([[{ content, fileName: 'licence.pdf' }], 1])
  actor.send({ type: 'preview.closed' })
  expect(state().context.shown).toBe(null)
})
