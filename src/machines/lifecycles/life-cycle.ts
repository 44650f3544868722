import { type AnyStateMachine, type EventFromLogic, type StateValueFrom, getNextSnapshot } from 'xstate'

/**
 * The state an object in `state` comes to by `event`, or undefined when the life-cycle does not allow the event there.
 * Life-cycles have no context and no actions, so this is a pure function of its arguments.
 */
export function nextState<Machine extends AnyStateMachine>(
  machine: Machine,
  state: StateValueFrom<Machine>,
  event: EventFromLogic<Machine>,
): StateValueFrom<Machine> | undefined {
  // XState's own generics erase to `any` here; what goes in and out is typed by the signature.
  const snapshot: ReturnType<AnyStateMachine['resolveState']> = machine.resolveState({ value: state, context: {} })
  return snapshot.can(event)
    ? (getNextSnapshot<AnyStateMachine>(machine, snapshot, event).value as StateValueFrom<Machine>)
    : undefined
}

/** Whether the life-cycle allows `event` in `state`: the server's word for 409, and the page's for which buttons exist. */
export function can<Machine extends AnyStateMachine>(
  machine: Machine,
  state: StateValueFrom<Machine>,
  event: EventFromLogic<Machine>,
): boolean {
  return nextState(machine, state, event) !== undefined
}

/** The states in which something can still happen: all but the final ones. */
export function openStates<Machine extends AnyStateMachine>(machine: Machine): StateValueFrom<Machine>[] {
  const states: AnyStateMachine['states'] = machine.states
  // A life-cycle is flat, so the keys of its states are its state values.
  return Object.entries(states).flatMap(([state, { type }]) => (type === 'final' ? [] : [state as StateValueFrom<Machine>]))
}
