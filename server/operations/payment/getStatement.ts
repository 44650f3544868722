import { formatStatementCsv, readStatement } from '#server/domain/payment/statements.ts'
import type { SteppedOperation } from '#server/operation.ts'

/** Drawn outside of the transaction that reads it, which may be run again. */
export const getStatement: SteppedOperation<'getStatement'> = {
  async inSteps({ month, currency, format }, ports, { step }) {
    const statement = await step((call) =>
      readStatement(call, { sellerId: call.caller.user._id, month, currency }, call.language),
    )
    const fileName = `statement-${month}-${currency}.${format}`
    if (format === 'csv') return { bytes: formatStatementCsv(statement), contentType: 'text/csv', fileName, cache: 'private' }
    return { bytes: await ports.statementDocuments.render(statement), contentType: 'application/pdf', fileName, cache: 'private' }
  },
}
