import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** The drawable part of a machine: states and transitions, without context, actions or actors. */
export interface FlowGraph {
  root: FlowState
  moves: readonly FlowMove[]
}

export interface FlowState {
  /** The keys from the root down, joined by dots; empty for the root. */
  path: string
  key: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  children: readonly FlowState[]
  /** The states entered with it: the initial child, or every child of a parallel state. */
  entered: readonly string[]
  /** The ids of the actors that run while it lasts. */
  invokes: readonly string[]
}

export interface FlowMove {
  from: string
  /** Undefined: the event is taken without leaving the state. */
  to: string | undefined
  /** The label: `order.accept`, `search answered`, `after 800 ms`. */
  event: string
  guard: string | undefined
  /** The state whose end this transition waits for, if any. */
  afterEndOf: string | undefined
}

/** Reads the machine's state nodes, not its source. */
export function graphOf(machine: AnyStateMachine): FlowGraph {
  const root = stateOf(machine.root)
  return { root, moves: nodesOf(machine.root).flatMap(movesOf) }
}

/** The state and all below it, in the order of the source. */
export function statesOf(state: FlowState): FlowState[] {
  return [state, ...state.children.flatMap(statesOf)]
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const pathOf = (node: AnyStateNode): string => node.path.join('.')

function stateOf(node: AnyStateNode): FlowState {
  const children = Object.values(node.states)
  return {
    path: pathOf(node),
    key: node.key,
    type: node.type,
    children: children.map(stateOf),
    entered:
      node.type === 'parallel'
        ? children.map(pathOf)
        : node.type === 'compound'
          ? node.initial.target.map((target) => pathOf(target))
          : [],
    invokes: node.invoke.map(({ id }) => id),
  }
}

function movesOf(node: AnyStateNode): FlowMove[] {
  const transitions = [...node.transitions].flatMap(([descriptor, list]) =>
    list.map((transition) => ({ descriptor, transition })),
  )
  const always = (node.always ?? []).map((transition) => ({ descriptor: '', transition }))
  return [...always, ...transitions].flatMap(({ descriptor, transition }) => {
    const targets = transition.target?.map((target) => pathOf(target)) ?? [undefined]
    return targets.map((to) => ({
      from: pathOf(node),
      to,
      event: eventName(descriptor),
      guard: guardName(transition.guard),
      afterEndOf: descriptor.startsWith('xstate.done.state.') ? pathOf(node) : undefined,
    }))
  })
}

/** Labels of XState's own event types; the project's are readable already. */
function eventName(descriptor: string): string {
  if (descriptor === '') return 'at once'
  const [, kind, rest = ''] =
    /^xstate\.(done\.actor|error\.actor|snapshot\.actor|done\.state|after)\.(.*)$/.exec(descriptor) ?? []
  if (kind === 'done.actor') return `${rest} answered`
  if (kind === 'error.actor') return `${rest} failed`
  if (kind === 'snapshot.actor') return `${rest} told`
  if (kind === 'done.state') return 'came to its end'
  if (kind === 'after') {
    const [delay = ''] = rest.split('.')
    return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`
  }
  return descriptor
}

/** A guard's name; combined ones as `not a`, `a and b`; an inline one is called that. */
function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') {
    const parts: unknown = Reflect.get(guard, 'guards')
    const names = Array.isArray(parts) ? parts.map((part: unknown) => guardName(part) ?? '') : []
    if (names.length > 0) return guard.name === 'not' ? `not ${names.join('')}` : names.join(` ${guard.name} `)
    return guard.name === '' || guard.name === 'guard' ? 'a condition' : guard.name
  }
  const type: unknown = typeof guard === 'object' && guard !== null ? Reflect.get(guard, 'type') : undefined
  return typeof type === 'string' ? type : 'a condition'
}
