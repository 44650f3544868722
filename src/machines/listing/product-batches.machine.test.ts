import { afterEach, describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { productBatchesEvents, sampleBatch, twoBatches } from '#tests/support/event-fixtures/product-batches.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { type BatchAction, batchActions } from './batch-actions.ts'
import { type BatchCommand, productBatchesMachine } from './product-batches.machine.ts'

afterEach(() => configureApi({}))

it('reaches every state', () => {
  const { events, inputs } = productBatchesEvents
  expect(reachedStates(productBatchesMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(productBatchesMachine),
  )
})

describe('what can be done with a batch', () => {
  const sent = [{ kind: 'dispatched' as const, change: -1, at: '2026-11-21T08:00:00.000Z' }]
  const certificates = Array.from(
    { length: 10 },
    () => sampleBatch.certificates[0] ?? { _id: '', fileName: '', contentType: '', size: 0 },
  )
  it.each<[string, Partial<typeof sampleBatch>, BatchAction[]]>([
    ['that nothing was dispatched from', {}, ['correct', 'certify', 'block', 'remove']],
    ['that is blocked', { blockedReason: 'Waits' }, ['correct', 'certify', 'unblock', 'remove']],
    ['that something was dispatched from', { events: sent }, ['correct', 'certify', 'block']],
    ['that was sent with ten certificates', { events: sent, certificates }, ['correct', 'block']],
  ])('%s', (_name, changes, actions) => expect(batchActions({ ...sampleBatch, ...changes })).toEqual(actions))
})

describe('a change', () => {
  /** Makes the change; returns what was called, each with its body. */
  async function calls(command: BatchCommand) {
    const called: { call: string; body: unknown; key: string | null }[] = []
    configureApi({
      baseUrl: 'http://kimiya.test/api',
      fetch: async (request) => {
        const call = new URL(request.url).pathname.split('/').slice(3).join('/')
        const isForm = request.headers.get('content-type')?.startsWith('multipart') === true
        const text = await request.text()
        const key = request.headers.get('idempotency-key')
        if (request.method !== 'GET') called.push({ call, key, body: isForm || text === '' ? undefined : JSON.parse(text) })
        const results = isForm ? sampleBatch.certificates[0] : twoBatches
        return Response.json({ error: false, code: 200, message: '', results })
      },
    })
    const machine = productBatchesMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
    const { actor, state } = runFlow(machine, { id: twoBatches.productId, side: 'seller' })
    await expect.poll(() => state().hasTag('filled')).toBe(true)
    actor.send({ type: 'action.chosen', action: command.type, about: sampleBatch })
    actor.send({ type: 'action.confirmed', command })
    await expect.poll(() => state().hasTag('busy')).toBe(false)
    return called
  }
  const { _id: batchId } = sampleBatch

  it('of a new batch is of the product', async () => {
    const batch = { number: 'KB-3', quantity: { value: 5, unit: 'kg' as const } }
    expect(await calls({ type: 'add', batch })).toMatchObject([{ call: `addProductBatch/${twoBatches.productId}`, body: batch }])
  })

  it('of a batch names the batch, and what is said of it', async () => {
    const correction = { quantity: { value: 5, unit: 'kg' as const }, seen: 480, reason: 'Counted' }
    expect([
      ...(await calls({ type: 'correct', batchId, correction })),
      ...(await calls({ type: 'block', batchId, reason: 'Waits' })),
      ...(await calls({ type: 'remove', batchId })),
    ]).toMatchObject([
      { call: `correctProductBatch/${batchId}`, body: correction },
      { call: `blockProductBatch/${batchId}`, body: { reason: 'Waits' } },
      { call: `removeProductBatch/${batchId}` },
    ])
  })
})
