import { afterEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import {
  companyVerificationEvents,
  licence,
  documentsEntered,
  documentsDecided,
} from '#tests/support/event-fixtures/company-verification.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { noDocuments, pendingDocuments, verifiedDocuments } from '#tests/support/company-document-fixtures.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { companyVerificationMachine } from './company-verification.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

const sentAnswer = { results: pendingDocuments, message: 'Sent.' }

afterEach(() => configureApi({}))

async function begin(reading: Answers, sending: Answers = []) {
  const flow = runFlow(answered(companyVerificationMachine, { reading, sending }), undefined)
  await settled()
  flow.actor.send({ type: 'writing.begun' })
  return flow
}

it('reaches every state', () => {
  const { inputs, events } = companyVerificationEvents
  expect(reachedStates(companyVerificationMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(companyVerificationMachine),
  )
})

describe('how a company stands', () => {
  it('is read anew when a notification may bring the verdict', async () => {
    const { actor, state } = runFlow(
      answered(companyVerificationMachine, { reading: [() => pendingDocuments, () => verifiedDocuments] }),
      undefined,
    )
    await settled()
    actor.send(documentsDecided)
    await settled()
    expect(state().context.documents).toEqual(verifiedDocuments)
  })

  it('stays in view when it cannot be read anew', async () => {
    const { actor, emitted, state } = runFlow(
      answered(companyVerificationMachine, { reading: [() => pendingDocuments, failWith(unreachable)] }),
      undefined,
    )
    await settled()
    actor.send(documentsDecided)
    await settled()
    expect([state().hasTag('filled'), state().context.documents]).toEqual([true, pendingDocuments])
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
  })

  it('is read anew when the form is closed: what was sent may have arrived though no answer came', async () => {
    const { actor, state } = await begin([() => noDocuments, () => pendingDocuments], [failWith(unreachable)])
    actor.send(documentsEntered)
    await settled()
    actor.send({ type: 'writing.abandoned' })
    await settled()
    expect([state().hasTag('writing'), state().context.documents, state().context.failure]).toEqual([
      false,
      pendingDocuments,
      null,
    ])
  })
})

describe('documents that are sent', () => {
  it('are shown as the server has them, and the draft is done with', async () => {
    const { actor, emitted, state } = await begin([() => noDocuments], [() => sentAnswer])
    actor.send(documentsEntered)
    await settled()
    expect([state().hasTag('writing'), state().context.documents, state().context.sent]).toEqual([false, pendingDocuments, null])
    expect(emitted).toEqual([
      { type: 'draft.finished', draft: 'documents' },
      { type: 'toast', tone: 'success', text: { message: 'Sent.' } },
    ])
  })

  it('leave the form open with what is wrong on the field', async () => {
    const { actor, state } = await begin([() => noDocuments], [failWith(rejected(422, 'Check', { taxNumber: 'Wrong' }))])
    actor.send(documentsEntered)
    await settled()
    expect([state().hasTag('writing'), state().hasTag('sending'), fieldErrors(state().context.failure)]).toEqual([
      true,
      false,
      { taxNumber: 'Wrong' },
    ])
  })

  /** The keys that two sendings go out with. */
  async function keys(first: Answers[number], second: typeof documentsEntered): Promise<string[]> {
    const sentKeys: string[] = []
    const machine = answered(companyVerificationMachine, { reading: [() => noDocuments] }).provide({
      actors: {
        sending: fromPromise(async ({ input }) => {
          sentKeys.push(input.idempotencyKey)
          await first()
          return sentAnswer
        }),
      },
    })
    const { actor } = runFlow(machine, undefined)
    await settled()
    actor.send({ type: 'writing.begun' })
    actor.send(documentsEntered)
    await settled()
    actor.send(second)
    await settled()
    return sentKeys
  }

  it('are sent again under the same key when no answer came', async () => {
    const [one, two] = await keys(failWith(unreachable), {
      ...documentsEntered,
      documents: { ...documentsEntered.documents, files: [licence] },
    })
    expect(two).toBe(one)
  })

  it('get another key when another file of the same name is sent, or the server has refused them', async () => {
    const other = {
      ...documentsEntered,
      documents: { ...documentsEntered.documents, files: [new File(['%PDF-1.4'], 'licence.pdf')] },
    }
    for (const [first, second] of [
      [failWith(unreachable), other],
      [failWith(rejected(422)), documentsEntered],
    ] as const) {
      const sent = await keys(first, second)
      expect([sent.length, new Set(sent).size]).toEqual([2, 2])
    }
  })

  it('can be called off on their way, with the form still there', async () => {
    const { actor, state } = await begin([() => noDocuments], [() => new Promise(() => undefined)])
    actor.send(documentsEntered)
    actor.send({ type: 'upload.progressed', share: 0.4 })
    expect([state().hasTag('sending'), state().context.share]).toEqual([true, 0.4])
    actor.send({ type: 'upload.cancelled' })
    expect([state().hasTag('sending'), state().hasTag('writing')]).toEqual([false, true])
  })
})
