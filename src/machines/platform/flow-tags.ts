import type { FlowEmitted } from './emitted-events.ts'

/**
 * What a screen may ask a flow: never the path of a state, which is the flow's own affair.
 * - `busy` an answer is awaited
 * - `dialog` a question stands before the page
 * - `filled`, `empty` there is something to show, there is nothing
 * - `failed` the last call brought nothing; `refused`: the server said no, `unreachable`: no usable answer came, trying again may help
 * - `done` what the person came for is achieved
 * - `still` nothing moves by itself
 * - `expired` what was to be entered is no longer taken; `cooling`, `resending` a new one cannot be asked for yet, is on its way
 */
export type FlowTag =
  | 'busy'
  | 'dialog'
  | 'filled'
  | 'empty'
  | 'failed'
  | 'refused'
  | 'unreachable'
  | 'done'
  | 'still'
  | 'expired'
  | 'cooling'
  | 'resending'

/**
 * What a flow is set up with as its `types`: its own (context, events, input) and those of every flow. XState takes nothing but the
 * types from it.
 */
export const flowTypes = <Own extends object, Tag extends string = FlowTag>() =>
  // The value is never read.
  ({}) as Own & { tags: Tag; emitted: FlowEmitted }
