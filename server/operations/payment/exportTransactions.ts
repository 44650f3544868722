import { csvLine } from '#src/lib/csv-line.ts'
import { toDecimalText } from '#src/lib/money.ts'
import { plansOf, transactionRequest } from '#server/domain/payment/transaction-pages.ts'
import type { Call, Operation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { serverText } from '#server/texts.ts'

/** Rows of one file; whoever needs more asks for shorter times. */
const most = 10_000
const page = 1000

/** With a mark of its encoding, which spreadsheets need for Arabic and Bangla. */
export const exportTransactions: Operation<'exportTransactions'> = async (call) => {
  const { language, now } = call
  const rows = await readRows(call)
  const planOf = await plansOf(call.tables, rows)
  const head = ['date', 'what', 'reference', 'transaction.method', 'in', 'out', 'transaction.currency'] as const
  const lines = rows.map((row) => {
    const { createdAt, kind, direction, method, amount, currency, subject } = row
    const plan = planOf(row)
    return csvLine([
      createdAt.slice(0, 10),
      serverText(language, `statement:transaction.kind.${kind}.${direction}`),
      plan === undefined ? subject : (plan[`name_${language}`] ?? plan.name_en),
      method === null ? null : serverText(language, `statement:transaction.by.${method}`),
      direction === 'in' ? toDecimalText({ amount, currency }) : null,
      direction === 'out' ? toDecimalText({ amount, currency }) : null,
      currency,
    ])
  })
  const text = `\uFEFF${csvLine(head.map((key) => serverText(language, `statement:${key}`)))}${lines.join('')}`
  const fileName = `transactions-${now.slice(0, 10)}.csv`
  return { bytes: new TextEncoder().encode(text), contentType: 'text/csv', fileName, cache: 'private' }
}

async function readRows({ tables, caller, body }: Call<'exportTransactions'>): Promise<Row<'transactions'>[]> {
  const found: Row<'transactions'>[] = []
  for (;;) {
    const { rows, total } = await tables.transactionPage({
      ...transactionRequest(caller, body),
      limit: Math.min(page, most - found.length),
      offset: found.length,
    })
    found.push(...rows)
    if (rows.length === 0 || found.length >= Math.min(total, most)) return found
  }
}
