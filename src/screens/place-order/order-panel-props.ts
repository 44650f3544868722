import type { Actor, SnapshotFrom } from 'xstate'
import type { components } from '#src/generated/schema.ts'
import type { orderPlacingMachine } from '#src/machines/order/order-placing.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

/** What every part of the page is given once the product is there. */
export interface OrderPanelProps {
  flow: SnapshotFrom<typeof orderPlacingMachine>
  actor: Actor<typeof orderPlacingMachine>
  product: components['schemas']['Product']
  /** Of the form, whose button stands elsewhere. */
  formId: string
}

/** What the server said about fields of the form. */
export function serverFieldsOf({ context: { failure } }: OrderPanelProps['flow']): Readonly<Record<string, string>> {
  return fieldErrors(failure)
}
