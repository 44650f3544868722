import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { rejected } from '#tests/support/actor-events.ts'
import { addressSuggestionEvents } from '#tests/support/event-fixtures/address-suggestion.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type PlaceSuggestion, addressSuggestionMachine } from './address-suggestion.machine.ts'

const jubail = { text: 'Jubail, Eastern Province, Saudi Arabia', country: 'SA' }
const place = { city: 'Jubail', region: 'Eastern Province', country: 'SA', latitude: 27, longitude: 49.6 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('reaches every state', () => {
  const { inputs, events } = addressSuggestionEvents
  expect(reachedStates(addressSuggestionMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(addressSuggestionMachine),
  )
})

function start() {
  const asked: string[] = []
  const answers: ((suggestions: readonly PlaceSuggestion[]) => void)[] = []
  const actor = createActor(
    addressSuggestionMachine.provide({
      actors: {
        suggesting: fromPromise(({ input }) => {
          asked.push(input.text)
          return new Promise((resolve) => answers.push(resolve))
        }),
        completing: fromPromise(({ input }) =>
          input.text === jubail.text ? Promise.resolve(place) : Promise.reject(new ApiError(rejected(404))),
        ),
      },
    }),
  ).start()
  return { actor, asked, answers, context: () => actor.getSnapshot().context }
}

const passed = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

describe('places for what is typed', () => {
  it('are asked for once it pauses', async () => {
    const { actor, asked, answers, context } = start()
    for (const text of ['J', 'Ju', 'Jub ']) {
      actor.send({ type: 'text.typed', text })
      await passed(299)
    }
    expect(asked).toEqual([])
    await passed(1)
    answers[0]?.([jubail])
    await passed(0)
    expect([asked, context().suggestions]).toEqual([['Jub'], [jubail]])
  })

  it('are never those of something typed before', async () => {
    const { actor, answers, context } = start()
    actor.send({ type: 'text.typed', text: 'Jub' })
    await passed(300)
    actor.send({ type: 'text.typed', text: 'Dhaka' })
    answers[0]?.([jubail])
    await passed(0)
    expect(context().suggestions).toEqual([])
  })

  it('go when the text does', async () => {
    const { actor, answers, context } = start()
    actor.send({ type: 'text.typed', text: 'Jub' })
    await passed(300)
    answers[0]?.([jubail])
    await passed(0)
    actor.send({ type: 'text.typed', text: 'J' })
    expect(context().suggestions).toEqual([])
  })
})

/** Types, and is offered these. */
async function startOffered(...suggestions: PlaceSuggestion[]) {
  const started = start()
  started.actor.send({ type: 'text.typed', text: 'Jub' })
  await passed(300)
  started.answers[0]?.(suggestions)
  await passed(0)
  return started
}

describe('the place chosen', () => {
  it('is taken apart', async () => {
    const { actor, context } = await startOffered(jubail)
    actor.send({ type: 'suggestion.chosen', text: jubail.text })
    await passed(0)
    expect([context().place, context().suggestions]).toEqual([place, []])
  })

  it('is none when nobody knows it', async () => {
    const { actor, context } = await startOffered({ text: 'Atlantis', country: 'GR' })
    actor.send({ type: 'suggestion.chosen', text: 'Atlantis' })
    await passed(0)
    expect([context().place, actor.getSnapshot().hasTag('failed')]).toEqual([null, true])
  })

  it('is taken apart for who has gone on to the next field meanwhile', async () => {
    const { actor, context } = await startOffered(jubail)
    actor.send({ type: 'suggestion.chosen', text: jubail.text })
    actor.send({ type: 'suggestions.dismissed' })
    await passed(0)
    expect([context().place, actor.getSnapshot().hasTag('done')]).toEqual([place, true])
  })
})
