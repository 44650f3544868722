import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type SubscriptionEvent, subscriptionMachine } from '#src/machines/lifecycles/subscription.machine.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Subscription = Row<'subscriptions'>
type MoveContext = Pick<OperationContext, 'tables' | 'now'>

/**
 * Moves a subscription by one life-cycle event; returns it as it is then. One that is cancelled or ends is not renewed any more, and
 * one that ends outside the grace, as by an upgrade, leaves none unpaid. Throws 409 with the current state when the move is not possible.
 */
export async function moveSubscription(
  context: MoveContext,
  subscription: Subscription,
  event: SubscriptionEvent,
  columns: Partial<Subscription> = {},
): Promise<Subscription> {
  const { tables, now } = context
  const status = nextState(subscriptionMachine, subscription.status, event)
  if (status === undefined) throw conflict('server:conflict.changed', { state: subscription.status })
  const { _id, endsAt } = subscription
  const endsWithoutGrace = status === 'expired' && subscription.status !== 'grace'
  const set = { ...columns, ...(endsWithoutGrace && { runsUntil: endsAt }), status, updatedAt: now }
  const changed = await tables.update('subscriptions', { _id, status: subscription.status, endsAt }, set)
  if (changed === 0) throw conflict('server:conflict.changed', { state: subscription.status })
  if (status === 'cancelled' || status === 'expired') await dropRenewal(context, _id)
  return { ...subscription, ...set }
}

/** Ends the renewal of a subscription, if there is one, with a charge whose outcome is not known yet. */
export async function dropRenewal(context: MoveContext, subscriptionId: string): Promise<void> {
  await context.tables.remove('planRenewals', { _id: subscriptionId })
  await cancelRenewalCharge(context, subscriptionId)
}

/** Gives up a charge that is begun: should the card have been charged, the money goes back to it. */
export async function cancelRenewalCharge({ tables, now }: MoveContext, subscriptionId: string): Promise<void> {
  const begun = { subscriptionId, status: ['created', 'processing'] as const }
  await tables.update('payments', begun, { status: 'cancelled', updatedAt: now })
}
