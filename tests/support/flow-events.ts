import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

/**
 * All that may happen to a flow, each by a name: how it may begin, and what people and actors may tell it. Unit tests walk a machine
 * with it, browser tests drive the page with it.
 */
export interface FlowEvents<Machine extends AnyStateMachine = AnyStateMachine> {
  inputs: Readonly<Record<string, InputFrom<Machine>>>
  events: Readonly<Record<string, EventFromLogic<Machine>>>
}
