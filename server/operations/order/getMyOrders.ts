import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { quoteMachine } from '#src/machines/lifecycles/quote.machine.ts'
import { dispatchDueBefore } from '#server/domain/order/delivery-deadlines.ts'
import { orderSummaries } from '#server/domain/order/order-serializer.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import { quoteSummary } from '#server/domain/quote/quote-serializer.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { BodyOf, Operation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Status = NonNullable<BodyOf<'getMyOrders'>['statuses']>[number]

export const getMyOrders: Operation<'getMyOrders'> = async (call) => {
  const { tables, caller, body, now } = call
  const { kind = 'product', statuses, dispatch, waitsFor } = body
  const search = body.search?.trim() ?? ''
  const own = {
    side: caller.side,
    userId: caller.user._id,
    ...(search === '' ? {} : { search }),
    ...(body.productId === undefined ? {} : { productId: body.productId }),
    ...pageOf(body),
  }
  if (kind === 'quote') {
    if (dispatch !== undefined) throw invalidFields({ dispatch: { key: 'server:field.choice' } })
    if (waitsFor !== undefined) throw invalidFields({ waitsFor: { key: 'server:field.choice' } })
    const { rows, total } = await tables.quotePage({ ...own, ...asked<Row<'quotes'>['status']>(statuses, quoteMachine.states) })
    return { orders: rows.map((row) => quoteSummary(row, now)), total }
  }
  const { rows, total } = await tables.orderPage({
    ...own,
    kind,
    ...asked<Row<'orders'>['status']>(statuses, orderMachine.states),
    ...(waitsFor === undefined ? {} : { waitsFor }),
    ...(dispatch === undefined ? {} : { dispatch: dispatch === 'due' ? { dueBefore: dispatchDueBefore(now) } : dispatch }),
  })
  return { orders: await orderSummaries(call, rows), total }
}

/** The states asked for; 422 for one that this kind of object does not know. None means all. */
function asked<Known extends Status>(
  statuses: readonly Status[] | undefined,
  states: Readonly<Record<string, unknown>>,
): { statuses?: readonly Known[] } {
  if (statuses === undefined || statuses.length === 0) return {}
  const isKnown = (status: Status): status is Known => status in states
  const known = statuses.filter(isKnown)
  if (known.length < statuses.length) throw invalidFields({ statuses: { key: 'server:field.choice' } })
  return { statuses: known }
}
