import { describe, expect, it } from 'vitest'
import { type EventFromLogic, createActor, fromCallback, fromPromise } from 'xstate'
import { openRequestsAlphabet } from '#tests/support/alphabets/open-requests.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { settled } from '#tests/support/run-flow.ts'
import { type OpenRequests, openRequestsMachine } from './open-requests.machine.ts'

const some: OpenRequests = { quotes: 2, samples: 0, documents: 1 }
const more: OpenRequests = { ...some, quotes: 3 }
const changed: EventFromLogic<typeof openRequestsMachine> = {
  type: 'live.changed',
  event: { type: 'quote.changed', subjectId: 'a quote' },
}

it('reaches every state', () => {
  const { inputs, events } = openRequestsAlphabet
  expect(reachedStates(openRequestsMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(openRequestsMachine))
})

describe('what a buyer has asked for', () => {
  it('is counted again at each change, and a late count never wins', async () => {
    const answers: ((open: OpenRequests) => void)[] = []
    let hear = () => {}
    const actor = createActor(
      openRequestsMachine.provide({
        actors: {
          counting: fromPromise(
            () =>
              new Promise<OpenRequests>((resolve) => {
                answers.push(resolve)
              }),
          ),
          liveChanges: fromCallback(({ sendBack }) => {
            hear = () => {
              sendBack(changed)
            }
          }),
        },
      }),
    ).start()
    hear()
    answers[1]?.(more)
    answers[0]?.(some)
    await settled()
    expect(actor.getSnapshot().context.open).toEqual(more)
    hear()
    expect([actor.getSnapshot().context.open, actor.getSnapshot().hasTag('busy')]).toEqual([more, true])
  })
})
