import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Table } from '#src/ui/table.tsx'
import { accountName } from './account-facts.tsx'

/** Entries of the ledger as a table. */
export function LedgerEntries({ entries }: { entries: readonly components['schemas']['LedgerEntry'][] }) {
  const text = useText()
  const { formatMoney, formatDateTime } = useFormat()
  return (
    <Table
      caption={text('operator:ledger.entries')}
      captionHidden
      rows={entries}
      rowKey={({ _id }) => _id}
      columns={[
        {
          id: 'account',
          header: text('operator:ledger.account'),
          rowHeader: true,
          cell: ({ account }) => text(`operator:ledger.accounts.${account}`),
        },
        { id: 'kind', header: text('operator:ledger.kind'), cell: ({ kind }) => text(`operator:ledger.kinds.${kind}`) },
        {
          id: 'owner',
          header: text('operator:account.name'),
          cell: ({ owner }) => (owner === undefined ? text('operator:ledger.own') : <bdi>{accountName(owner)}</bdi>),
        },
        { id: 'at', header: text('operator:orders.at'), cell: ({ at }) => formatDateTime(at) },
        { id: 'amount', header: text('operator:transfers.amount'), align: 'end', cell: ({ amount }) => formatMoney(amount) },
      ]}
    />
  )
}
