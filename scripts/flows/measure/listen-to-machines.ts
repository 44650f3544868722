import { afterAll } from 'vitest'
import {
  type AnyActorLogic,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type InspectionEvent,
  StateMachine,
  type StateValue,
} from 'xstate'
import { statesIn } from '#tests/support/flow-states.ts'
import { nameOf } from '#tests/support/flow-transitions.ts'
import { writeRecords } from './records.ts'

/**
 * Notes what the machines of a test file do. Only running machines count: a walk by `xstate/graph`, which every machine's test makes, tries
 * each event in each state and asserts nothing.
 */
const met = new Map<string, { transitions: Set<string>; states: Set<string> }>()
const observed = new WeakSet<AnyActorScope['system']>()

const { transition, getInitialSnapshot } = StateMachine.prototype

StateMachine.prototype.transition = function (snapshot, event, scope) {
  listenTo(scope.system)
  return transition.call(this, snapshot, event, scope)
}

StateMachine.prototype.getInitialSnapshot = function (scope, input) {
  listenTo(scope.system)
  const snapshot = getInitialSnapshot.call(this, scope, input)
  if (isActorOf(scope.self, this)) note(snapshot, [])
  return snapshot
}

afterAll(() =>
  writeRecords(
    [...met].map(([machine, { transitions, states }]) => ({
      machine,
      source: 'unit' as const,
      transitions: [...transitions],
      states: [...states],
    })),
  ),
)

function listenTo(system: AnyActorScope['system']): void {
  if (observed.has(system)) return
  observed.add(system)
  system.inspect((eventsOn: InspectionEvent) => {
    if (eventsOn.type !== '@xstate.microstep' || !('machine' in eventsOn.snapshot)) return
    // Only a machine's snapshot has a machine.
    const snapshot = eventsOn.snapshot as unknown as AnyMachineSnapshot
    if (!isActorOf(eventsOn.actorRef, snapshot.machine)) return
    note(
      snapshot,
      eventsOn._transitions.flatMap((each) => nameOf(each) ?? []),
    )
  })
}

/** A walk uses an empty actor in place of the machine's. */
const isActorOf = (actor: object, machine: AnyActorLogic): boolean => Reflect.get(actor, 'logic') === machine

function note({ machine, value }: AnyMachineSnapshot, taken: readonly string[]): void {
  const { transitions, states } = met.get(machine.id) ?? { transitions: new Set<string>(), states: new Set<string>() }
  met.set(machine.id, { transitions, states })
  for (const each of taken) transitions.add(each)
  // A snapshot of any machine has a value of any kind.
  for (const each of statesIn(value as StateValue)) states.add(each)
}
