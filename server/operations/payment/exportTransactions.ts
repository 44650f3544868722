import { csvLine } from '#src/lib/csv-line.ts'
import { listTransactions, plansOf, transactionRequest } from '#server/domain/payment/transaction-pages.ts'
import type { Operation } from '#server/operation.ts'
import { serverText } from '#server/texts.ts'

/** Rows of one file; whoever needs more asks for shorter times. */
const most = 10_000

/** With a mark of its encoding, which spreadsheets need for Arabic and Bangla. */
export const exportTransactions: Operation<'exportTransactions'> = async (call) => {
  const { language, now, caller, body } = call
  const { rows, total } = await listTransactions(call, transactionRequest(caller, body), most)
  const planOf = await plansOf(call.tables, rows)
  const sells = caller.side === 'seller'
  const head = sells
    ? (['date', 'what', 'reference', 'transaction.method', 'commission', 'in', 'out', 'transaction.currency'] as const)
    : (['date', 'what', 'reference', 'transaction.method', 'in', 'out', 'transaction.currency'] as const)
  const lines = rows.map((row) => {
    const { createdAt, kind, direction, method, amount, commission, currency, subject } = row
    const plan = planOf(row)
    return csvLine([
      createdAt.slice(0, 10),
      serverText(language, `statement:transaction.kind.${kind}.${direction}`),
      plan === undefined ? subject : (plan[`name_${language}`] ?? plan.name_en),
      method === null ? null : serverText(language, `statement:transaction.by.${method}`),
      ...(sells ? [commission === 0 ? null : { amount: commission, currency }] : []),
      direction === 'in' ? { amount, currency } : null,
      direction === 'out' ? { amount, currency } : null,
      currency,
    ])
  })
  const left = total - rows.length
  const end = left === 0 ? '' : csvLine([null, serverText(language, 'statement:exportEnds', { count: left })])
  const text = `\uFEFF${csvLine(head.map((key) => serverText(language, `statement:${key}`)))}${lines.join('')}${end}`
  const fileName = `transactions-${now.slice(0, 10)}.csv`
  return { bytes: new TextEncoder().encode(text), contentType: 'text/csv', fileName, cache: 'private' }
}
