import { expect, it } from 'vitest'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { fileFetchingEvents } from '#tests/support/event-fixtures/file-fetching.ts'
import { chatId } from '#tests/support/chat-fixtures.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { fileFetchingMachine } from './file-fetching.machine.ts'

const input = { fileId: chatId(9), fileName: 'sds.pdf' }
const file = new Blob(['%PDF-'])

it('reaches every state', () => {
  const { inputs, events } = fileFetchingEvents
  expect(reachedStates(fileFetchingMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(fileFetchingMachine))
})

it('is not fetched before it is asked for, and can be asked for again when it did not come', async () => {
  const machine = answered(fileFetchingMachine, { fetching: [failWith(unreachable), () => ({ file })] })
  const { actor, state } = runFlow(machine, input)
  await settled()
  expect([state().context.file, state().hasTag('busy')]).toEqual([null, false])
  actor.send({ type: 'file.asked' })
  await settled()
  expect([state().hasTag('failed'), state().context.failure]).toEqual([true, unreachable])
  actor.send({ type: 'file.asked' })
  await settled()
  expect([state().hasTag('filled'), state().context.file]).toEqual([true, file])
})

it('is handed over when it is to be kept: once it has come, or at once when it is there', async () => {
  const kept: string[] = []
  const machine = answered(fileFetchingMachine, { fetching: [() => ({ file })] }).provide({
    actions: {
      saveFile: (_, given) => {
        kept.push(given.fileName)
      },
    },
  })
  const { actor } = runFlow(machine, input)
  actor.send({ type: 'file.asked', toKeep: true })
  expect(kept).toEqual([])
  await settled()
  actor.send({ type: 'file.asked', toKeep: true })
  expect(kept).toEqual(['sds.pdf', 'sds.pdf'])
})
