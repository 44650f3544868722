import type { Money } from '#src/lib/money.ts'
import { csvLine } from '#src/lib/csv-line.ts'
import { sellerParty } from '#server/domain/order/invoices.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { StatementDocument, StatementLine } from '#server/ports/statement-document.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { serverText } from '#server/texts.ts'
import { listTransactions } from './transaction-pages.ts'

/** What changes a seller's share; everything else that a seller sees comes from a wallet or a card. */
const kinds = ['earning', 'earningReversal', 'payout', 'payoutReturn'] as const

interface Period {
  sellerId: string
  /** `2026-11`, in UTC. */
  month: string
  currency: string
}

/** Draws up the statement of a month: its lines sum from the balance at its start to the one at its end. */
export async function readStatement(
  context: OperationContext,
  { sellerId, month, currency }: Period,
  language: Language,
): Promise<StatementDocument> {
  const { tables, now } = context
  const seller = await tables.find('sellers', { _id: sellerId })
  if (seller === undefined) throw notFound()
  const from = `${month}-01T00:00:00.000Z`
  const opening = await tables.shareBefore({ sellerId, currency, before: from })
  const request = { userId: sellerId, side: 'seller', kinds, currency, from, to: nextMonth(from) } as const
  const { rows } = await listTransactions(context, request)
  let balance = opening
  const lines = rows.toReversed().map((row): StatementLine => {
    balance += row.direction === 'in' ? row.amount : -row.amount
    // The query asks for these kinds alone.
    const kind = row.kind as StatementLine['kind']
    const { subject: reference, commission, direction, amount } = row
    return { on: row.createdAt.slice(0, 10), kind, reference, commission, direction, amount, balance }
  })
  const money = (amount: number): Money => ({ amount, currency })
  const sumOf = (kind: StatementLine['kind'], part: 'amount' | 'commission' = 'amount') =>
    lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line[part], 0)
  return {
    language,
    month,
    currency,
    issuedOn: now.slice(0, 10),
    seller: sellerParty(seller),
    opening,
    lines,
    totals: {
      earning: money(sumOf('earning')),
      earningReversal: money(sumOf('earningReversal')),
      payout: money(sumOf('payout')),
      payoutReturn: money(sumOf('payoutReturn')),
      commission: money(sumOf('earning', 'commission') - sumOf('earningReversal', 'commission')),
    },
    closing: balance,
  }
}

function nextMonth(from: string): string {
  const date = new Date(from)
  date.setUTCMonth(date.getUTCMonth() + 1)
  return date.toISOString()
}

/** The same as CSV (RFC 4180) with a mark of its encoding, which spreadsheets need for Arabic and Bangla. */
export function formatStatementCsv({ language, currency, opening, lines, closing }: StatementDocument): Uint8Array {
  const text = (key: 'date' | 'what' | 'reference' | 'commission' | 'in' | 'out' | 'balance' | 'opening' | 'closing') =>
    serverText(language, `statement:${key}`)
  const money = (amount: number): Money => ({ amount, currency })
  const head = ['date', 'what', 'reference', 'commission', 'in', 'out', 'balance'] as const
  const frame = (key: 'opening' | 'closing', amount: number) => csvLine([null, text(key), null, null, null, null, money(amount)])
  const rows = lines.map(({ on, kind, reference, commission, direction, amount, balance }) =>
    csvLine([
      on,
      serverText(language, `statement:kind.${kind}`),
      reference,
      commission === 0 ? null : money(commission),
      direction === 'in' ? money(amount) : null,
      direction === 'out' ? money(amount) : null,
      money(balance),
    ]),
  )
  const table = [
    csvLine(head.map((key) => `${text(key)}${key === 'balance' ? ` (${currency})` : ''}`)),
    frame('opening', opening),
  ]
  return new TextEncoder().encode(`\uFEFF${[...table, ...rows, frame('closing', closing)].join('')}`)
}
