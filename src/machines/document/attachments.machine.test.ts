import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { attachmentsEvents } from '#tests/support/event-fixtures/attachments.ts'
import { rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { attachmentsMachine, type Attachment, keptFiles } from './attachments.machine.ts'

const file = (name: string) => new File(['%PDF'], name)
const [spec, label] = [file('spec.pdf'), file('label.pdf')]

/** A list of attachments whose uploads the test ends, in turn. */
function open() {
  const uploads: {
    attachment: Attachment
    keep: (fileId: string) => void
    fail: (code?: number) => void
    stopped: () => boolean
  }[] = []
  const machine = attachmentsMachine.provide({
    actors: {
      sending: fromPromise(
        ({ input, signal }) =>
          new Promise((resolve, reject) => {
            uploads.push({
              attachment: input.attachment,
              keep: (fileId) => resolve({ fileId }),
              fail: (code) => reject(new ApiError(code === undefined ? unreachable : rejected(code))),
              stopped: () => signal.aborted,
            })
          }),
      ),
    },
  })
  const { actor, state } = runFlow(machine, undefined)
  return { actor, state, uploads, kept: () => keptFiles(state().context.attachments) }
}

describe('files that go with a form', () => {
  it('reach every state', () => {
    const { inputs, events } = attachmentsEvents
    expect(reachedStates(attachmentsMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(attachmentsMachine))
  })

  it('are sent one after the other, in the order in which they were added', async () => {
    const { actor, state, uploads, kept } = open()
    actor.send({ type: 'files.added', files: [spec] })
    actor.send({ type: 'files.added', files: [label] })
    expect([uploads.map(({ attachment }) => attachment.file.name), uploads[0]?.stopped()]).toEqual([['spec.pdf'], false])
    uploads[0]?.keep('one')
    await settled()
    uploads[1]?.keep('two')
    await settled()
    expect([kept(), state().hasTag('still')]).toEqual([['one', 'two'], true])
  })

  it('go on when one is refused, and that one is sent again under its key', async () => {
    const { actor, state, uploads, kept } = open()
    actor.send({ type: 'files.added', files: [spec, label] })
    uploads[0]?.fail()
    await settled()
    uploads[1]?.keep('two')
    await settled()
    expect([kept(), state().hasTag('failed')]).toEqual([['two'], true])
    actor.send({ type: 'retry.asked' })
    expect(uploads[2]?.attachment.idempotencyKey).toBe(uploads[0]?.attachment.idempotencyKey)
    uploads[2]?.keep('one')
    await settled()
    expect([kept(), state().hasTag('still')]).toEqual([['one', 'two'], true])
  })

  it('stay what they are when one is sent again while another is on its way', async () => {
    const { actor, state, uploads, kept } = open()
    actor.send({ type: 'files.added', files: [spec, label] })
    uploads[0]?.fail()
    await settled()
    actor.send({ type: 'retry.asked' })
    actor.send({ type: 'upload.progressed', share: 0.4 })
    expect(state().context.attachments.map(({ share }) => share)).toEqual([null, 0.4])
    uploads[1]?.keep('two')
    await settled()
    expect(uploads[2]?.attachment.file).toBe(spec)
    uploads[2]?.keep('one')
    await settled()
    expect([kept(), uploads.length, state().hasTag('still')]).toEqual([['one', 'two'], 3, true])
  })

  it('are complete without one that was refused once it is taken out', async () => {
    const { actor, state, uploads } = open()
    actor.send({ type: 'files.added', files: [spec] })
    uploads[0]?.fail(415)
    await settled()
    expect(state().context.attachments[0]?.failure).toEqual(rejected(415))
    actor.send({ type: 'file.removed', index: 0 })
    expect([state().hasTag('still'), state().context.attachments]).toEqual([true, []])
  })

  it('are called off on their way, and the next one goes', () => {
    const { actor, uploads } = open()
    actor.send({ type: 'files.added', files: [spec, label] })
    actor.send({ type: 'file.removed', index: 0 })
    expect(uploads.map(({ attachment, stopped }) => [attachment.file.name, stopped()])).toEqual([
      ['spec.pdf', true],
      ['label.pdf', false],
    ])
  })

  it('leave the one on its way alone when another is taken out', () => {
    const { actor, state, uploads } = open()
    actor.send({ type: 'files.added', files: [spec, label] })
    actor.send({ type: 'upload.progressed', share: 0.4 })
    actor.send({ type: 'file.removed', index: 1 })
    expect([uploads.length, uploads[0]?.stopped(), state().context.attachments.map(({ share }) => share)]).toEqual([
      1,
      false,
      [0.4],
    ])
  })
})
