import { useActor } from '@xstate/react'
import { use, useLayoutEffect } from 'react'
import type { Actor, ActorOptions, AnyActorRef, AnyStateMachine, EmittedFrom, InputFrom, IsNotNever, SnapshotFrom } from 'xstate'
import type { FlowEmitted } from '#src/machines/emitted-events.ts'
import { FlowWorldContext } from './flow-world.ts'

/** A machine whose emitted events are all known to the world. */
type Flow<Logic extends AnyStateMachine> = EmittedFrom<Logic> extends FlowEmitted ? Logic : never

type InputArgument<Logic extends AnyStateMachine> =
  IsNotNever<InputFrom<Logic>> extends true
    ? undefined extends InputFrom<Logic>
      ? [input?: InputFrom<Logic>]
      : [input: InputFrom<Logic>]
    : [input?: undefined]

/**
 * Runs a flow for as long as the component stands and lets the world hear what it emits. Answers the snapshot, to be asked by
 * `hasTag`, and the actor to send events to. A changed `input` does not reach a running flow: give the component a `key`.
 */
export function useFlow<Logic extends AnyStateMachine>(
  machine: Logic & Flow<Logic>,
  ...[input]: InputArgument<Logic>
): [flow: SnapshotFrom<Logic>, actor: Actor<Logic>] {
  const world = use(FlowWorldContext)
  // Same id, same machine with other implementations: what `.provide` makes is of the same type.
  const logic = (world.standIns?.[machine.id] ?? machine) as Logic
  // The input fits the machine by InputArgument; the options' type asks for it under a condition that is not resolved here.
  const options = { input } as ActorOptions<Logic>
  const [snapshot, , actor] = useActor<AnyStateMachine>(logic, options)

  // Not useEffect: the actor starts in one, and what its initial state emits would be lost.
  useLayoutEffect(() => {
    // Flow<Logic> has made sure of the emitted events.
    return hearAll(actor, (event) => {
      world.hear(event as FlowEmitted)
    })
  }, [actor, world])

  // Typed for AnyStateMachine above, because the hook's own types can not be resolved for a type parameter.
  return [snapshot as SnapshotFrom<Logic>, actor as unknown as Actor<Logic>]
}

/** Hears the actor, and the flows that it runs inside of itself from when they begin. Answers how to stop. */
function hearAll(actor: AnyActorRef, hear: (event: unknown) => void): () => void {
  const heard = new Set<AnyActorRef>()
  const subscriptions = [actor.on('*', hear)]
  function hearChildren({ children }: Parent): void {
    for (const child of Object.values(children ?? {})) {
      if (child === undefined || heard.has(child)) continue
      heard.add(child)
      subscriptions.push(child.on('*', hear))
    }
  }
  // Only a machine's snapshot has children; all that is asked of another's is that it is an object.
  hearChildren(actor.getSnapshot() as Parent)
  subscriptions.push(actor.subscribe(hearChildren))
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

interface Parent {
  children?: Readonly<Record<string, AnyActorRef | undefined>>
}
