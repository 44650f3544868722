import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

/** All inputs and events of a flow, by name. Unit tests walk a machine with it, browser tests drive the page with it. */
export interface FlowEvents<Machine extends AnyStateMachine = AnyStateMachine> {
  inputs: Readonly<Record<string, InputFrom<Machine>>>
  events: Readonly<Record<string, EventFromLogic<Machine>>>
}
