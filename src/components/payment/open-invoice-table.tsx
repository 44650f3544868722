import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { orderDetailsAddress, payTypeAddress } from '#src/lib/paths.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import { Table } from '#src/ui/table.tsx'

type Schemas = components['schemas']

const tones: Record<Schemas['OpenInvoice']['state'], BadgeTone> = {
  due: 'info',
  overdue: 'danger',
  declared: 'warning',
  withheld: 'neutral',
}

export interface OpenInvoiceTableProps {
  invoices: readonly Schemas['OpenInvoice'][]
  sums: readonly Schemas['OpenSums'][]
  side: 'buyer' | 'seller'
}

/** What is open in each currency, by how long it is overdue, and each invoice with its last day; a buyer pays from here. */
export function OpenInvoiceTable({ invoices, sums, side }: OpenInvoiceTableProps) {
  const text = useText()
  const { formatDate, formatMoney } = useFormat()
  const amountOf = (sum: Schemas['OpenSums'], age: Exclude<keyof Schemas['OpenSums'], 'currency'>) => formatMoney(sum[age])
  return (
    <Stack gap={4}>
      <Table
        caption={text('money:open.sums')}
        captionHidden
        rows={sums}
        rowKey={({ currency }) => currency}
        columns={[
          { id: 'currency', header: text('money:open.currency'), rowHeader: true, cell: ({ currency }) => currency },
          ...(['open', 'notDue', 'overdue30', 'overdue60', 'overdueLonger', 'withheld'] as const).map((age) => ({
            id: age,
            header: text(`money:open.age.${age}`),
            align: 'end' as const,
            cell: (sum: Schemas['OpenSums']) => amountOf(sum, age),
          })),
        ]}
      />
      <Table
        caption={text('money:open.title')}
        captionHidden
        rows={invoices}
        rowKey={({ orderId }) => orderId}
        columns={[
          {
            id: 'order',
            header: text('money:open.order'),
            rowHeader: true,
            cell: ({ orderId, orderNumber }) => (
              <Link href={orderDetailsAddress(orderId)}>
                <Isolate>{orderNumber}</Isolate>
              </Link>
            ),
          },
          { id: 'number', header: text('money:open.invoice'), cell: ({ number }) => number && <Isolate>{number}</Isolate> },
          { id: 'party', header: text(`money:terms.party.${side}`), cell: ({ party }) => <bdi>{party}</bdi> },
          { id: 'dueOn', header: text('money:open.dueOn'), cell: ({ dueOn }) => formatDate(dueOn) },
          {
            id: 'state',
            header: text('money:open.state'),
            cell: ({ state }) => <Badge tone={tones[state]}>{text(`money:open.states.${state}`)}</Badge>,
          },
          { id: 'amount', header: text('money:open.amount'), align: 'end', cell: ({ amount }) => formatMoney(amount) },
          ...(side === 'buyer'
            ? [
                {
                  id: 'pay',
                  header: text('money:open.payment'),
                  cell: ({ orderId, amount, payable }: Schemas['OpenInvoice']) =>
                    payable && (
                      <ButtonLink icon="card" href={payTypeAddress(orderId)}>
                        {text('order:action.pay', { amount: formatMoney(amount) })}
                      </ButtonLink>
                    ),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  )
}
