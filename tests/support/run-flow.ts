import { onTestFinished } from 'vitest'
import { type Actor, type AnyStateMachine, type InputFrom, createActor } from 'xstate'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'

/** A running machine, and the events that it has emitted; it is stopped when the test has finished. */
export function runFlow<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) {
  const emitted: FlowEmitted[] = []
  // The options' type asks for the input under a condition that a type parameter leaves open.
  const actor = createActor<AnyStateMachine>(machine, { input }) as Actor<Machine>
  // Every flow machine of this project emits FlowEmitted; useFlow holds them to it.
  actor.on('*', (event) => emitted.push(event as FlowEmitted))
  actor.start()
  // Its subscriptions would leak into the next test.
  onTestFinished(() => void actor.stop())
  return { actor, emitted, state: () => actor.getSnapshot() }
}

/** Lets pending promises resolve. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
