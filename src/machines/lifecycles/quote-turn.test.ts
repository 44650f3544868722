import { expect, it } from 'vitest'
import { awaitedSide } from './quote-turn.ts'
import { quoteMachine } from './quote.machine.ts'

it("is one side's as long as the quote is open", () => {
  // Keys of a machine's states are its state values.
  const statuses = Object.keys(quoteMachine.states) as Parameters<typeof awaitedSide>[0][]
  expect(Object.fromEntries(statuses.map((status) => [status, awaitedSide(status)]))).toEqual({
    requested: 'seller',
    offered: 'buyer',
    countered: 'seller',
    accepted: undefined,
    rejected: undefined,
    withdrawn: undefined,
    expired: undefined,
  })
})
