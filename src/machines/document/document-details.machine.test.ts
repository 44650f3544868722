import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { rejected, unreachable } from '#tests/support/actor-events.ts'
import { documentDetailsEvents } from '#tests/support/event-fixtures/document-details.ts'
import { heldRequest, openRequest, providedRequest } from '#tests/support/document-fixtures.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { documentDetailsMachine } from './document-details.machine.ts'

it('reaches every state', () => {
  const { events, inputs } = documentDetailsEvents
  expect(reachedStates(documentDetailsMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(documentDetailsMachine),
  )
})

async function answer(side: 'buyer' | 'seller', request = openRequest) {
  const machine = answered(documentDetailsMachine, {
    reading: [() => ({ entity: request })],
    changing: [() => ({ entity: providedRequest, message: 'Sent.' })],
  })
  const { actor, emitted } = runFlow(machine, { id: request._id, side })
  await settled()
  actor.send({ type: 'action.decided', command: { type: 'provide' } })
  await settled()
  return emitted
}

it('lets the seller answer what waits, and is done with what was typed', async () =>
  expect(await answer('seller', heldRequest)).toEqual([
    { type: 'draft.finished', draft: `documentAnswer.${openRequest._id}` },
    { type: 'toast', tone: 'success', text: { message: 'Sent.' } },
  ]))

it('lets neither the buyer answer, nor the seller a second time', async () =>
  expect([await answer('buyer'), await answer('seller', providedRequest)]).toEqual([[], []]))

describe('a document on its way', () => {
  const pdf = new File(['%PDF'], 'CoA.pdf')
  const decided = { type: 'action.decided' as const, command: { type: 'provide' as const, file: pdf } }

  /** A seller who sends, and what becomes of each sending. */
  async function send(...sendings: (() => Promise<unknown>)[]) {
    const sent: { idempotencyKey: string; onProgress: (share: number) => void; signal: AbortSignal }[] = []
    let reads = 0
    const machine = documentDetailsMachine.provide({
      actors: {
        reading: fromPromise(async () => ({ entity: (reads += 1) === 1 ? openRequest : providedRequest })),
        changing: fromPromise(async ({ input, signal }) => {
          sent.push({ idempotencyKey: input.change.idempotencyKey, onProgress: input.onProgress, signal })
          await sendings.shift()?.()
          return { entity: providedRequest, message: 'Sent.' }
        }),
      },
    })
    const { actor, state } = runFlow(machine, { id: openRequest._id, side: 'seller' })
    await settled()
    return { actor, state, sent }
  }

  it('tells how far it is; called off, it is looked up whether it has arrived', async () => {
    const { actor, state, sent } = await send(() => new Promise(() => undefined))
    actor.send(decided)
    actor.send(decided)
    await settled()
    sent[0]?.onProgress(0.4)
    expect([state().context.share, sent.length]).toEqual([0.4, 1])
    actor.send({ type: 'upload.cancelled' })
    await settled()
    expect([sent[0]?.signal.aborted, state().hasTag('busy'), state().context.entity]).toEqual([true, false, providedRequest])
  })

  it('is sent again under its key when no answer came, and under another when the server has refused it', async () => {
    const lost = await send(failing(unreachable))
    lost.actor.send(decided)
    await settled()
    lost.actor.send({ type: 'retry.asked' })
    await settled()
    const refusedOnce = await send(failing(rejected(422)))
    for (let tries = 0; tries < 2; tries += 1) {
      refusedOnce.actor.send(decided)
      await settled()
    }
    const [keys, otherKeys] = [lost, refusedOnce].map(({ sent }) => sent.map(({ idempotencyKey }) => idempotencyKey))
    expect([new Set(keys).size, keys?.length, new Set(otherKeys).size]).toEqual([1, 2, 2])
  })
})

const failing = (failure: ApiFailure) => () => Promise.reject(new ApiError(failure))
