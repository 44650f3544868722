import { expect, it } from 'vitest'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { createFileMachine } from './create-file-machine.ts'

const file = new Blob(['%PDF'])
const asked = { type: 'file.asked' as const, wanted: { month: '2026-11' }, fileName: 'statement.pdf' }

function statementFiles(answers: readonly (() => Promise<Blob>)[]) {
  const fetched: object[] = []
  const machine = createFileMachine<{ month: string }>({
    id: 'file.statement',
    fetch: (wanted) => {
      fetched.push(wanted)
      return (answers[fetched.length - 1] ?? (() => Promise.resolve(file)))()
    },
  })
  return { machine, fetched }
}

it('reaches every state', () => {
  const { machine } = statementFiles([])
  const events = [asked, actorDone('fetching', { file }), actorFailed('fetching', unreachable)]
  expect(reachedStates(machine, events, [undefined])).toEqual(statesOf(machine))
})

it('fetches nothing before it is asked for, then anew each time, and hands it over by its name', async () => {
  const saved: unknown[] = []
  const { machine, fetched } = statementFiles([])
  const { actor, state } = runFlow(machine.provide({ actions: { saveFile: (_, document) => saved.push(document) } }), undefined)
  await settled()
  expect(fetched).toEqual([])
  actor.send(asked)
  actor.send({ ...asked, wanted: { month: '2026-10' } })
  expect(state().hasTag('busy')).toBe(true)
  await settled()
  actor.send({ type: 'file.asked', wanted: { month: '2026-09' }, fileName: 'september.pdf' })
  await settled()
  expect(fetched).toEqual([{ month: '2026-11' }, { month: '2026-09' }])
  expect(saved).toEqual([
    { file, fileName: 'statement.pdf' },
    { file, fileName: 'september.pdf' },
  ])
})

it('says why it cannot be had, and is asked for again', async () => {
  const { machine } = statementFiles([])
  const { actor, state } = runFlow(answered(machine, { fetching: [failWith(rejected(404)), () => ({ file })] }), undefined)
  actor.send(asked)
  await settled()
  expect([state().hasTag('failed'), state().context.failure]).toEqual([true, rejected(404)])
  actor.send(asked)
  expect(state().context.failure).toBe(null)
  await settled()
  expect([state().hasTag('failed'), state().hasTag('busy')]).toEqual([false, false])
})
