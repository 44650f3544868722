import type { OperationId } from '#src/generated/operation-table.ts'
import { quoteDoneKey } from '#server/domain/quote/order-or-quote.ts'
import type { ResultsOf } from '#server/operation.ts'
import type { ServerText } from '#server/texts.ts'

/** The message key of a call that changes an order or a quote depends on which it was; every other call has its own. */
export const doneKeys: { [Id in OperationId]?: (results: ResultsOf<Id>) => ServerText | undefined } = {
  acceptOrder: quoteDoneKey,
  changeStatus: quoteDoneKey,
  placeQuotationOrder: quoteDoneKey,
  rejectOrder: quoteDoneKey,
}
