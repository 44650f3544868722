import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { CallResults } from '#src/api/call-api.ts'
import type { CurrencyBalances as Balances } from '#src/lib/ledger-sums.ts'
import { Link } from '#src/ui/link.tsx'
import { Table } from '#src/ui/table.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { entriesAddress } from './ledger-address.ts'

type Account = CallResults<'getLedger'>['balances'][number]['account']

/** The balances of one currency with their sums; each account leads to its entries. */
export function CurrencyBalances({ currency, balances, owed, held }: Balances<Account>) {
  const text = useText()
  const { formatMoney } = useFormat()
  const amount = (value: number) => formatMoney({ amount: value, currency })
  return (
    <>
      <Table
        caption={text('operator:ledger.inCurrency', { currency })}
        rows={balances}
        rowKey={({ account }) => account}
        columns={[
          {
            id: 'account',
            header: text('operator:ledger.account'),
            rowHeader: true,
            cell: ({ account }) => (
              <Link href={entriesAddress({ account, currency, page: 1 })}>{text(`operator:ledger.accounts.${account}`)}</Link>
            ),
          },
          {
            id: 'balance',
            header: text('operator:ledger.balance'),
            align: 'end',
            cell: ({ balance }) => formatMoney(balance),
          },
        ]}
      />
      <FactList
        spread
        facts={[
          { name: text('operator:ledger.owed'), value: amount(owed) },
          { name: text('operator:ledger.held'), value: amount(held) },
          { name: text('operator:ledger.difference'), value: amount(owed + held) },
        ]}
      />
    </>
  )
}
