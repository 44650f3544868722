import type { Actor, SnapshotFrom } from 'xstate'
import type { components } from '#src/generated/schema.ts'
import type { orderPlacingMachine } from '#src/machines/order-placing.machine.ts'

/** What every part of the page is given once the product is there. */
export interface OrderDeskProps {
  flow: SnapshotFrom<typeof orderPlacingMachine>
  actor: Actor<typeof orderPlacingMachine>
  product: components['schemas']['Product']
  /** Of the form, whose button stands elsewhere. */
  formId: string
}

const noFields: Readonly<Record<string, string>> = {}

/** What the server said about fields of the form. */
export function serverFieldsOf({ context: { failure } }: OrderDeskProps['flow']): Readonly<Record<string, string>> {
  return failure?.kind === 'refused' ? failure.fields : noFields
}
