import { afterEach, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import type { LiveEvent } from '#src/api/live-events.ts'
import { configureApi } from '#src/api/api-settings.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { sampleOrder } from '#tests/support/order-fixtures.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { type OrderMap, orderMapMachine } from './order-map.machine.ts'

const dammam = { city: 'Dammam', country: 'SA', latitude: 26.4207, longitude: 50.0888 }
const shown: OrderMap = { order: sampleOrder, destination: null }

afterEach(() => configureApi({}))

/** The flow with the server's answers by the beginning of the call's address; what is no answer is a refusal's code. */
function followed(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  configureApi({
    baseUrl: 'http://kimiya.test/api',
    fetch: async (request) => {
      const path = decodeURIComponent(new URL(request.url).pathname)
      asked.push(path.replace(/^\/api/, ''))
      const results = Object.entries(answers).find(([call]) => path.includes(call))?.[1]
      const code = typeof results === 'number' ? results : 200
      return Response.json(
        { error: code !== 200, code, message: 'Said by the server', results: code === 200 ? results : {} },
        { status: code },
      )
    },
  })
  const machine = orderMapMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
  return { ...runFlow(machine, { path: { id: sampleOrder._id } }), asked }
}

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'view.staled' as const },
    actorDone('reading', shown),
    actorFailed('reading', rejected(404)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(orderMapMachine, events, [{ path: { id: sampleOrder._id } }])).toEqual(statesOf(orderMapMachine))
})

it('shows where the town of the delivery address is', async () => {
  const { state, asked } = followed({ viewOrder: sampleOrder, getCompleteAddress: dammam })
  await expect.poll(() => state().hasTag('filled')).toBe(true)
  expect(state().context.results).toEqual({
    order: sampleOrder,
    destination: { city: 'Dammam', latitude: 26.4207, longitude: 50.0888 },
  })
  expect(asked).toEqual([`/order/viewOrder/${sampleOrder._id}`, '/user/getCompleteAddress/Dammam'])
})

it.each([
  ['nobody knows it', 404],
  ['there is a town of that name in another country', { ...dammam, country: 'TN' }],
  ['another town has nearly that name', { ...dammam, city: 'Damam al Bahr' }],
])('leaves the town out when %s', async (_, place) => {
  const { state } = followed({ viewOrder: sampleOrder, getCompleteAddress: place })
  await expect.poll(() => state().hasTag('filled')).toBe(true)
  expect(state().context.results).toEqual(shown)
})

it('is refused an order that is not theirs', async () => {
  const { state } = followed({ viewOrder: 404 })
  await expect.poll(() => state().hasTag('refused')).toBe(true)
})

it('is read again when its own order changes, not when another does', async () => {
  const { actor, state, asked } = followed({ viewOrder: sampleOrder, getCompleteAddress: 404 })
  await expect.poll(() => state().hasTag('filled')).toBe(true)
  const emitLiveEvent = async (subjectId: string) => {
    // What the event tells besides is not looked at.
    actor.send({ type: 'live.changed', event: { type: 'order.changed', subjectId } as LiveEvent })
    await settled()
    await expect.poll(() => state().hasTag('busy')).toBe(false)
  }
  await emitLiveEvent('another order')
  expect(asked).toHaveLength(2)
  await emitLiveEvent(sampleOrder._id)
  expect(asked).toHaveLength(4)
})
