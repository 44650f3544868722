import { afterEach, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { listing } from '#tests/support/event-fixtures/listing-change.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { knownSubstanceMachine } from './known-substance.machine.ts'

const { casNumber } = listing

afterEach(() => configureApi({}))

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'view.staled' as const },
    actorDone('reading', listing),
    actorFailed('reading', rejected(404)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(knownSubstanceMachine, events, [{ casNumber }])).toEqual(statesOf(knownSubstanceMachine))
})

/** Runs the machine against a catalogue in which a search finds these CAS numbers. */
function ask(found: readonly string[]) {
  const asked: string[] = []
  configureApi({
    baseUrl: 'http://kimiya.test/api',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      const products = found.map((number) => ({ _id: `id-of-${number}`, casNumber: number }))
      const results = pathname.endsWith('getProducts') ? { products, total: products.length } : listing
      return Response.json({ error: false, code: 200, message: '', results })
    },
  })
  const machine = knownSubstanceMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
  return { ...runFlow(machine, { casNumber }), asked }
}

it('reads the first listing of the very number, not one that has it among its synonyms', async () => {
  const { state, asked } = ask(['75-07-0', casNumber])
  await expect.poll(() => state().hasTag('filled')).toBe(true)
  expect(state().context.results).toEqual(listing)
  expect(asked.at(-1)).toContain(`id-of-${casNumber}`)
})

it('knows nothing of a number that nobody lists', async () => {
  const { state, asked } = ask(['75-07-0'])
  await expect.poll(() => state().hasTag('filled')).toBe(true)
  expect([state().context.results, asked.length]).toEqual([null, 1])
})
