import { expect, it } from 'vitest'
import { type EventFromLogic, createActor, fromPromise, waitFor } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import { allParts, homeEvents, noPart } from '#tests/support/event-fixtures/home.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'
import { type HomeParts, homeMachine } from './home.machine.ts'

type Event = EventFromLogic<typeof homeMachine>

const refused: ApiFailure = { kind: 'rejected', code: 429, message: 'Too many', fields: {}, results: {} }

type Read = { parts: HomeParts; failure: ApiFailure | null }
const done = (output: Read) => ({ type: 'xstate.done.actor.reading', output }) as unknown as Event
const openHome = async (read: Read) => {
  const actor = createActor(homeMachine.provide({ actors: { reading: fromPromise<Read>(async () => read) } })).start()
  return { actor, snapshot: await waitFor(actor, (state) => !state.hasTag('busy')) }
}

it('reaches every state', () => {
  const refusing = done({ parts: noPart, failure: refused })
  const events = [...Object.values(homeEvents.events), refusing]
  expect(reachedStates(homeMachine, events, [undefined])).toEqual(statesOf(homeMachine))
})

it('shows what came when one part failed, and offers to try again', async () => {
  const parts = { ...allParts, sellers: null }
  const { snapshot } = await openHome({ parts, failure: { kind: 'unreachable' } })
  expect({ parts: snapshot.context.parts, tags: [...snapshot.tags], retry: snapshot.can({ type: 'retry.asked' }) }).toEqual({
    parts,
    tags: ['filled', 'failed'],
    retry: true,
  })
})

it('is unreachable when nothing came', async () => {
  const { snapshot } = await openHome({ parts: noPart, failure: { kind: 'unreachable' } })
  expect([...snapshot.tags]).toEqual(['failed', 'unreachable'])
})

it('is empty, not broken, when nobody offers anything yet', async () => {
  const parts = { ...noPart, numbers: { products: 0, brands: 0, sellers: 0 } }
  const { snapshot } = await openHome({ parts, failure: null })
  expect([...snapshot.tags]).toEqual(['empty'])
})

it('leads to the results of a text, and to all products without one', async () => {
  const { actor } = await openHome({ parts: allParts, failure: null })
  const emitted: FlowEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.send({ type: 'search.submitted', search: '67-64-1' })
  actor.send({ type: 'search.submitted', search: '' })
  expect(emitted).toEqual([
    { type: 'navigate', to: '/product-filter?search=67-64-1' },
    { type: 'navigate', to: '/product-filter' },
  ])
})
