import { expect, it } from 'vitest'
import { notificationFeedAlphabet } from '#tests/support/alphabets/notification-feed.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { notificationFeedMachine } from './notification-feed.machine.ts'

it('reaches every state', () => {
  const { events, inputs } = notificationFeedAlphabet
  expect(reachedStates(notificationFeedMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(notificationFeedMachine),
  )
})
