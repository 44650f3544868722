import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { ledgerMachine } from '#src/machines/operator/ledger.machine.ts'
import { CardSection } from '#src/ui/card-section.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { Table } from '#src/ui/table.tsx'
import { useRefresh } from '../use-refresh.ts'

/** The ledger's balances, and whether it agrees with itself and with the payments. */
export function LedgerScreen() {
  const text = useText()
  const { formatMoney } = useFormat()
  const [flow, actor] = useFlow(ledgerMachine, {})
  useRefresh(() => actor.send({ type: 'view.staled' }))
  const ledger = flow.context.results
  const isWhole =
    ledger !== null &&
    [ledger.differences, ledger.unbookedPayments, ledger.unbookedPayouts, ledger.unbalancedTransfers].every(
      ({ length }) => length === 0,
    )
  return (
    <Page title={text('operator:ledger.title')} lead={text('operator:ledger.lead')}>
      {flow.hasTag('busy') && ledger === null && <WaitingView height="20rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {ledger !== null && flow.hasTag('filled') && (
        <>
          {isWhole && <Notice tone="success">{text('operator:ledger.whole')}</Notice>}
          {ledger.differences.length > 0 && (
            <Notice tone="error" title={text('operator:ledger.differences')}>
              {ledger.differences.map((amount) => formatMoney(amount)).join(' · ')}
            </Notice>
          )}
          <Ids title={text('operator:ledger.unbooked')} ids={ledger.unbookedPayments} />
          <Ids title={text('operator:ledger.unbookedPayouts')} ids={ledger.unbookedPayouts} />
          <Ids title={text('operator:ledger.unbalanced')} ids={ledger.unbalancedTransfers} />
          <CardSection title={text('operator:ledger.balances')} lead={text('operator:ledger.sign')}>
            <Table
              caption={text('operator:ledger.balances')}
              captionHidden
              rows={ledger.balances}
              rowKey={({ account, balance }) => `${account} ${balance.currency}`}
              columns={[
                {
                  id: 'account',
                  header: text('operator:ledger.account'),
                  rowHeader: true,
                  cell: ({ account }) => text(`operator:ledger.accounts.${account}`),
                },
                {
                  id: 'balance',
                  header: text('operator:ledger.balance'),
                  align: 'end',
                  cell: ({ balance }) => formatMoney(balance),
                },
              ]}
            />
          </CardSection>
          {ledger.declaredTransfers.length > 0 && (
            <CardSection title={text('operator:ledger.declared')}>
              <p>{ledger.declaredTransfers.map((amount) => formatMoney(amount)).join(' · ')}</p>
            </CardSection>
          )}
        </>
      )}
    </Page>
  )
}

function Ids({ title, ids }: { title: string; ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <Notice tone="error" title={title}>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <Isolate>{id}</Isolate>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
