import type { OperationId } from '#src/generated/operation-table.ts'
import type { Text } from '#server/domain/platform/domain-error.ts'
import { quoteDoneKey } from '#server/domain/quote/order-or-quote.ts'
import type { ResultsOf } from '#server/operation.ts'
import type { ServerText } from '#server/texts.ts'

/** What was done depends on the results of these calls; every other call has one message. */
export const doneKeys: { [Id in OperationId]?: (results: ResultsOf<Id>) => ServerText | Text | undefined } = {
  acceptOrder: quoteDoneKey,
  changeBankAccount: ({ proposed }) => (proposed === undefined ? undefined : 'server:done.proposeBankAccount'),
  changeStatus: quoteDoneKey,
  createPayoutBatch: ({ leftOut: count }) =>
    count === undefined ? undefined : { key: 'server:done.createPayoutBatchLeftOut', values: { count } },
  placeQuotationOrder: quoteDoneKey,
  rejectOrder: quoteDoneKey,
}
