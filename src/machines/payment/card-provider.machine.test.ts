import { describe, expect, it } from 'vitest'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { cardProviderMachine } from './card-provider.machine.ts'

const stripe = { name: 'stripe', publishableKey: 'pk_test_1' } as const

describe('who takes cards', () => {
  it('is found out, or not, and asked again: every state is reached', () => {
    const events = [
      { type: 'retry.asked' as const },
      { type: 'view.staled' as const },
      actorDone('reading', stripe),
      actorFailed('reading', rejected(403)),
      actorFailed('reading', unreachable),
    ]
    expect(reachedStates(cardProviderMachine, events, [{}])).toEqual(statesOf(cardProviderMachine))
  })

  it('is told to the page, with the key that its fields want', async () => {
    const { actor } = runFlow(answered(cardProviderMachine, { reading: [() => stripe] }), {})
    await settled()
    expect(actor.getSnapshot().context.results).toEqual(stripe)
  })
})
