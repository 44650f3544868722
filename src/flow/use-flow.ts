import { useActor } from '@xstate/react'
import { use, useLayoutEffect } from 'react'
import type { Actor, ActorOptions, AnyActorRef, AnyStateMachine, EmittedFrom, InputFrom, IsNotNever, SnapshotFrom } from 'xstate'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'
import { FlowHostContext } from './flow-host.ts'

/** A machine whose emitted events are all known to the host. */
type Flow<Logic extends AnyStateMachine> = EmittedFrom<Logic> extends FlowEmitted ? Logic : never

type InputArgument<Logic extends AnyStateMachine> =
  IsNotNever<InputFrom<Logic>> extends true
    ? undefined extends InputFrom<Logic>
      ? [input?: InputFrom<Logic>]
      : [input: InputFrom<Logic>]
    : [input?: undefined]

/**
 * Runs a flow for as long as the component is mounted and passes to the host what it emits. Returns the snapshot, to be asked by
 * `hasTag`, and the actor to send events to. A changed `input` does not reach a running flow: give the component a `key`.
 */
export function useFlow<Logic extends AnyStateMachine>(
  machine: Logic & Flow<Logic>,
  ...[input]: InputArgument<Logic>
): [flow: SnapshotFrom<Logic>, actor: Actor<Logic>] {
  const host = use(FlowHostContext)
  // Same id, same machine with other implementations: what `.provide` makes is of the same type.
  const logic = (host.overrides?.[machine.id] ?? machine) as Logic
  // The input fits the machine by InputArgument; the options' type asks for it under a condition that is not resolved here.
  const options = { input } as ActorOptions<Logic>
  const [snapshot, , actor] = useActor<AnyStateMachine>(logic, options)

  // Not useEffect: the actor starts in one, and what its initial state emits would be lost.
  useLayoutEffect(() => {
    // Flow<Logic> has made sure of the emitted events.
    return subscribeToEmitted(actor, (event) => host.onEmitted(event as FlowEmitted))
  }, [actor, host])

  // Typed for AnyStateMachine above, because the hook's own types cannot be resolved for a type parameter.
  return [snapshot as SnapshotFrom<Logic>, actor as unknown as Actor<Logic>]
}

/** Subscribes to what the actor emits, and to the flows that it runs inside of itself from when they begin. Returns a function to stop. */
function subscribeToEmitted(actor: AnyActorRef, onEmitted: (event: unknown) => void): () => void {
  const observed = new Set<AnyActorRef>()
  const subscriptions = [actor.on('*', onEmitted)]
  function subscribeToChildren({ children }: Parent): void {
    for (const child of Object.values(children ?? {})) {
      if (child === undefined || observed.has(child)) continue
      observed.add(child)
      subscriptions.push(child.on('*', onEmitted))
    }
  }
  // Only a machine's snapshot has children; all that is asked of another's is that it is an object.
  subscribeToChildren(actor.getSnapshot() as Parent)
  subscriptions.push(actor.subscribe(subscribeToChildren))
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

interface Parent {
  children?: Readonly<Record<string, AnyActorRef | undefined>>
}
