import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventFromLogic,
  type InputFrom,
} from 'xstate'

/** Every transition that a machine has, each by its name. */
export function transitionsOf(machine: AnyStateMachine): string[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]
  return below(machine.root)
    .flatMap((node) => [...(node.always ?? []), ...[...node.transitions.values()].flat()])
    .flatMap((transition) => nameOf(transition) ?? [])
}

/**
 * `open.entering: card.entered`: the state that has the transition, and what it takes (`always` when it takes nothing). Where several
 * guarded candidates take the same, their place among them follows: `saving: xstate.error.actor.saving 2`. Undefined for the first
 * step of a machine, which is no transition of a state.
 */
export function nameOf(transition: AnyTransitionDefinition): string | undefined {
  const { source } = transition
  // Declared as `any`: the text under which the machine's source has it.
  const eventType = transition.eventType as string
  const candidates: readonly AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []
  const place = candidates.indexOf(transition)
  if (place < 0) return undefined
  const taken = eventType === '' ? 'always' : eventType
  const name = `${source.path.length === 0 ? 'everywhere' : source.path.join('.')}: ${taken}`
  return candidates.length === 1 ? name : `${name} ${place + 1}`
}

export interface Stride {
  snapshot: AnyMachineSnapshot
  /** The transitions that led there, including eventless and raised ones. */
  taken: readonly string[]
}

/** Walks a machine without running it: no actor is started, no action executed. */
export function walkerOf<Machine extends AnyStateMachine>(machine: Machine) {
  let taken: string[] = []
  const self = createActor<AnyStateMachine>(machine, {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions.flatMap((each) => nameOf(each) ?? []))
    },
  })
  const nothing = () => undefined
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
  const stride = (walk: () => AnyMachineSnapshot): Stride => {
    taken = []
    return { snapshot: walk(), taken }
  }
  // A machine returns a snapshot of itself, whichever the type parameter is.
  return {
    begin: (input: InputFrom<Machine>) => stride(() => machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot),
    take: (from: AnyMachineSnapshot, event: EventFromLogic<Machine>) =>
      stride(() => (machine as AnyStateMachine).transition(from, event, scope)),
    /** The transitions that the event takes first, without those that follow from them. */
    offered: (from: AnyMachineSnapshot, event: EventFromLogic<Machine>): string[] => {
      if (from.status !== 'active') return []
      return (machine as AnyStateMachine).getTransitionData(from, event).flatMap((each) => nameOf(each) ?? [])
    },
  }
}
