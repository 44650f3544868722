import { afterEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { createSubmitMachine } from './create-submit-machine.ts'
import { navigate, successToast } from './emitted-events.ts'
import { fieldErrors } from './failure.ts'

const machine = createSubmitMachine('rejectOrder', {
  onDone: ({ message }) => [successToast(message, 'app:wait'), navigate('/my-order')],
})
const input = { path: { id: '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b' }, body: { reason: 'Out of stock' } }
const other = { ...input, body: { reason: 'Price has changed' } }
const done = { answer: { results: {}, message: 'Rejected.' } }

afterEach(() => configureApi({}))

it('reaches every state', () => {
  const events = [
    { type: 'form.submitted' as const, input },
    { type: 'form.reopened' as const },
    actorDone('sending', done),
    actorFailed('sending', rejected(422, '', { reason: 'Too short' })),
    actorFailed('sending', rejected(409)),
    actorFailed('sending', unreachable),
  ]
  expect(reachedStates(machine, events, [undefined])).toEqual(statesOf(machine))
})

function form(...sending: Answers) {
  return runFlow(answered(machine, { sending }), undefined)
}

/** The keys under which the same form is sent, one for each time. */
async function keysOf(answers: Answers, inputs: readonly (typeof input)[]) {
  const keys: string[] = []
  let call = 0
  const listening = machine.provide({
    actors: {
      sending: fromPromise(async ({ input: sent }) => {
        keys.push(sent.idempotencyKey)
        // The fake answers less of an order than the contract has.
        return (await answers[call++]?.()) as never
      }),
    },
  })
  const { actor } = runFlow(listening, undefined)
  for (const each of inputs) {
    actor.send({ type: 'form.reopened' })
    actor.send({ type: 'form.submitted', input: each })
    await settled()
  }
  return keys
}

describe('a form', () => {
  it('tells the world only once the server has answered', async () => {
    const { actor, emitted, state } = form(() => done)
    actor.send({ type: 'form.submitted', input })
    expect([state().hasTag('busy'), emitted]).toEqual([true, []])
    await settled()
    expect(emitted).toEqual([
      { type: 'toast', tone: 'success', text: { message: 'Rejected.' } },
      { type: 'navigate', to: '/my-order' },
    ])
    expect([state().hasTag('done'), state().context.answer]).toEqual([true, done.answer])
  })

  it('gets back what the server found wrong with its fields', async () => {
    const { actor, emitted, state } = form(failWith(rejected(422, 'Check', { reason: 'Too short' })))
    actor.send({ type: 'form.submitted', input })
    await settled()
    expect([fieldErrors(state().context.failure), state().hasTag('failed'), emitted]).toEqual([{ reason: 'Too short' }, true, []])
  })

  it('shows a refusal in a toast and can be sent again', async () => {
    const { actor, emitted, state } = form(failWith(rejected(409, 'Already accepted')), () => done)
    actor.send({ type: 'form.submitted', input })
    await settled()
    expect([state().hasTag('refused'), emitted]).toEqual([
      true,
      [{ type: 'toast', tone: 'error', text: { message: 'Already accepted' } }],
    ])
    actor.send({ type: 'form.submitted', input })
    await settled()
    expect(state().hasTag('done')).toBe(true)
  })

  it('is sent once by a double click', async () =>
    expect(await keysOf([() => new Promise(() => undefined)], [input, input])).toHaveLength(1))

  it('is sent again under the same key when no answer came', async () => {
    const [first, second] = await keysOf([failWith(unreachable), () => done], [input, input])
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })

  it('is another change, with another key, when something else is in it', async () => {
    const [first, second] = await keysOf([failWith(unreachable), () => done], [input, other])
    expect(second).not.toBe(first)
  })

  it('is another change after a refusal', async () => {
    const [first, second] = await keysOf([failWith(rejected(409)), () => done], [input, input])
    expect(second).not.toBe(first)
  })

  it('is another change when it is opened again after it was done', async () => {
    const [first, second] = await keysOf([() => done, () => done], [input, input])
    expect(second).not.toBe(first)
  })

  it('is not sent a second time after it was done', async () => {
    const sent: unknown[] = []
    const listening = machine.provide({
      actors: {
        sending: fromPromise(async ({ input: each }) => {
          sent.push(each)
          // The fake answers less of an order than the contract has.
          return done as never
        }),
      },
    })
    const { actor } = runFlow(listening, undefined)
    actor.send({ type: 'form.submitted', input })
    await settled()
    actor.send({ type: 'form.submitted', input: other })
    await settled()
    expect(sent.length).toBe(1)
  })

  it('sends what the contract wants', async () => {
    const asked: unknown[] = []
    configureApi({
      baseUrl: 'https://kimiya.example/api',
      fetch: async (request) => {
        asked.push([request.method, request.url, await request.json(), request.headers.get('idempotency-key')?.length])
        return Response.json({ error: false, code: 200, message: 'Rejected.', results: {} })
      },
    })
    const { actor, state } = runFlow(machine, undefined)
    actor.send({ type: 'form.submitted', input })
    await expect.poll(() => state().hasTag('done')).toBe(true)
    expect(asked).toEqual([
      ['PATCH', `https://kimiya.example/api/order/rejectOrder/${input.path.id}`, { reason: 'Out of stock' }, 32],
    ])
  })
})
