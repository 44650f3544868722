import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import { type Column, Table } from '#src/ui/table.tsx'

type Transaction = components['schemas']['Transaction']

export interface TransactionTableProps {
  caption: string
  transactions: readonly Transaction[]
  /** What the marketplace kept of earnings. */
  commission?: boolean | undefined
}

/** What moved somebody's money, with the order or plan that it was for. */
export function TransactionTable({ caption, transactions, commission = false }: TransactionTableProps) {
  const text = useText()
  const local = useLocal()
  const { formatDateTime, formatMoney } = useFormat()
  const columns: Column<Transaction>[] = [
    {
      id: 'kind',
      header: text('money:transaction.what'),
      rowHeader: true,
      cell: ({ kind, direction }) => text(`money:transaction.kind.${kind}.${direction}`),
    },
    {
      id: 'subject',
      header: text('money:transaction.for'),
      cell: ({ subject, orderId, plan }) => {
        if (plan !== undefined) return <bdi>{local(plan, 'name')}</bdi>
        if (subject === undefined) return '–'
        return orderId === undefined ? (
          <Isolate>{subject}</Isolate>
        ) : (
          <Link href={orderDetailsAddress(orderId)}>
            <Isolate>{subject}</Isolate>
          </Link>
        )
      },
    },
    { id: 'at', header: text('money:transaction.at'), cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      id: 'method',
      header: text('money:transaction.method'),
      cell: ({ method }) => (method === undefined ? '–' : text(`money:transaction.by.${method}`)),
    },
    {
      id: 'commission',
      header: text('money:transaction.commission'),
      align: 'end',
      cell: (row) => (row.commission === undefined ? '–' : formatMoney(row.commission)),
    },
    {
      id: 'amount',
      header: text('money:transaction.amount'),
      align: 'end',
      cell: ({ direction, amount }) => (
        <Isolate>
          {direction === 'in' ? '+' : '−'} {formatMoney(amount)}
        </Isolate>
      ),
    },
  ]
  const shown = columns.filter(({ id }) => id !== (commission ? 'method' : 'commission'))
  return <Table caption={caption} captionHidden columns={shown} rows={transactions} rowKey={({ _id }) => _id} />
}
