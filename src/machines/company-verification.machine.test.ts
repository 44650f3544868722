import { afterEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { failWith, refused, unreachable } from '#tests/support/actor-events.ts'
import { companyVerificationAlphabet, licence, papersEntered, papersTold } from '#tests/support/alphabets/company-verification.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { noPapers, pendingPapers, verifiedPapers } from '#tests/support/papers-samples.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { companyVerificationMachine } from './company-verification.machine.ts'

const sentAnswer = { results: pendingPapers, message: 'Sent.' }

afterEach(() => {
  configureApi({})
})

async function begin(reading: Answers, sending: Answers = []) {
  const flow = runFlow(answered(companyVerificationMachine, { reading, sending }), undefined)
  await settled()
  flow.actor.send({ type: 'writing.begun' })
  return flow
}

it('reaches every state', () => {
  const { inputs, events } = companyVerificationAlphabet
  expect(reachedStates(companyVerificationMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(companyVerificationMachine),
  )
})

describe('how a company stands', () => {
  it('is read anew when a notification may bring the verdict', async () => {
    const { actor, state } = runFlow(
      answered(companyVerificationMachine, { reading: [() => pendingPapers, () => verifiedPapers] }),
      undefined,
    )
    await settled()
    actor.send(papersTold)
    await settled()
    expect(state().context.papers).toEqual(verifiedPapers)
  })

  it('stays in view when it can not be read anew', async () => {
    const { actor, heard, state } = runFlow(
      answered(companyVerificationMachine, { reading: [() => pendingPapers, failWith(unreachable)] }),
      undefined,
    )
    await settled()
    actor.send(papersTold)
    await settled()
    expect([state().hasTag('filled'), state().context.papers]).toEqual([true, pendingPapers])
    expect(heard).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
  })

  it('is read anew when the form is closed: what was sent may have arrived though no answer came', async () => {
    const { actor, state } = await begin([() => noPapers, () => pendingPapers], [failWith(unreachable)])
    actor.send(papersEntered)
    await settled()
    actor.send({ type: 'writing.abandoned' })
    await settled()
    expect([state().hasTag('writing'), state().context.papers, state().context.failure]).toEqual([false, pendingPapers, null])
  })
})

describe('papers that are sent', () => {
  it('are shown as the server has them, and the draft is done with', async () => {
    const { actor, heard, state } = await begin([() => noPapers], [() => sentAnswer])
    actor.send(papersEntered)
    await settled()
    expect([state().hasTag('writing'), state().context.papers, state().context.sent]).toEqual([false, pendingPapers, null])
    expect(heard).toEqual([
      { type: 'draft.finished', draft: 'papers' },
      { type: 'toast', tone: 'success', text: { message: 'Sent.' } },
    ])
  })

  it('leave the form open with what is wrong on the field', async () => {
    const { actor, state } = await begin([() => noPapers], [failWith(refused(422, 'Check', { taxNumber: 'Wrong' }))])
    actor.send(papersEntered)
    await settled()
    expect([state().hasTag('writing'), state().hasTag('sending'), state().context.fields]).toEqual([
      ...[true, false],
      { taxNumber: 'Wrong' },
    ])
  })

  /** The keys that two sendings go out with. */
  async function keys(first: Answers[number], second: typeof papersEntered): Promise<string[]> {
    const sentKeys: string[] = []
    const machine = answered(companyVerificationMachine, { reading: [() => noPapers] }).provide({
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
    actor.send(papersEntered)
    await settled()
    actor.send(second)
    await settled()
    return sentKeys
  }

  it('are sent again under the same key when no answer came', async () => {
    const [one, two] = await keys(failWith(unreachable), {
      ...papersEntered,
      papers: { ...papersEntered.papers, papers: [licence] },
    })
    expect(two).toBe(one)
  })

  it('get another key when another file of the same name is sent, or the server has refused them', async () => {
    const other = { ...papersEntered, papers: { ...papersEntered.papers, papers: [new File(['%PDF-1.4'], 'licence.pdf')] } }
    for (const [first, second] of [
      [failWith(unreachable), other],
      [failWith(refused(422)), papersEntered],
    ] as const) {
      const sent = await keys(first, second)
      expect([sent.length, new Set(sent).size]).toEqual([2, 2])
    }
  })

  it('can be called off on their way, with the form still there', async () => {
    const { actor, state } = await begin([() => noPapers], [() => new Promise(() => undefined)])
    actor.send(papersEntered)
    actor.send({ type: 'upload.progressed', share: 0.4 })
    expect([state().hasTag('sending'), state().context.share]).toEqual([true, 0.4])
    actor.send({ type: 'upload.cancelled' })
    expect([state().hasTag('sending'), state().hasTag('writing')]).toEqual([false, true])
  })
})
