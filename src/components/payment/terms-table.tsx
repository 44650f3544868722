import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Table } from '#src/ui/table.tsx'

export interface TermsTableProps {
  terms: readonly components['schemas']['GrantedTerms'][]
  side: 'buyer' | 'seller'
}

/** Whom a seller grants payment terms, or who grants a buyer theirs: until when each invoice is to be paid, and what of the credit is left. */
export function TermsTable({ terms, side }: TermsTableProps) {
  const text = useText()
  const { formatMoney } = useFormat()
  if (terms.length === 0) return <p>{text(`money:terms.empty.${side}`)}</p>
  return (
    <Table
      caption={text('money:terms.title')}
      captionHidden
      rows={terms}
      rowKey={({ _id }) => _id}
      columns={[
        { id: 'party', header: text(`money:terms.party.${side}`), rowHeader: true, cell: ({ party }) => <bdi>{party.name}</bdi> },
        { id: 'terms', header: text('money:terms.payable'), cell: ({ terms: granted }) => text(`money:terms.days.${granted}`) },
        { id: 'limit', header: text('money:terms.limit'), align: 'end', cell: ({ creditLimit }) => formatMoney(creditLimit) },
        { id: 'used', header: text('money:terms.used'), align: 'end', cell: ({ used }) => formatMoney(used) },
        { id: 'left', header: text('money:terms.left'), align: 'end', cell: ({ left }) => formatMoney(left) },
        {
          id: 'state',
          header: text('money:terms.state'),
          cell: ({ overdue }) => (
            <Badge tone={overdue ? 'danger' : 'success'}>
              {text(overdue ? 'money:terms.states.overdue' : 'money:terms.states.good')}
            </Badge>
          ),
        },
      ]}
    />
  )
}
