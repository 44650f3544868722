import { describe, expect, it } from 'vitest'
import { type EventFromLogic, createActor, fromCallback, fromPromise } from 'xstate'
import { openRequirementsEvents } from '#tests/support/event-fixtures/open-requirements.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { settled } from '#tests/support/run-flow.ts'
import { type OpenRequests, openRequirementsMachine } from './open-requirements.machine.ts'

const some: OpenRequests = { quotes: 2, samples: 0, documents: 1 }
const more: OpenRequests = { ...some, quotes: 3 }
const changed: EventFromLogic<typeof openRequirementsMachine> = {
  type: 'live.changed',
  event: { type: 'quote.changed', subjectId: 'a quote' },
}

it('reaches every state', () => {
  const { inputs, events } = openRequirementsEvents
  expect(reachedStates(openRequirementsMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(openRequirementsMachine),
  )
})

describe('what a buyer has asked for', () =>
  it('is counted again at each change, and a late count never wins', async () => {
    const answers: ((open: OpenRequests) => void)[] = []
    let emitLiveEvent = () => {}
    const actor = createActor(
      openRequirementsMachine.provide({
        actors: {
          counting: fromPromise(
            () =>
              new Promise<OpenRequests>((resolve) => {
                answers.push(resolve)
              }),
          ),
          liveChanges: fromCallback(({ sendBack }) => {
            emitLiveEvent = () => sendBack(changed)
          }),
        },
      }),
    ).start()
    emitLiveEvent()
    answers[1]?.(more)
    answers[0]?.(some)
    await settled()
    expect(actor.getSnapshot().context.open).toEqual(more)
    emitLiveEvent()
    expect([actor.getSnapshot().context.open, actor.getSnapshot().hasTag('busy')]).toEqual([more, true])
  }))
