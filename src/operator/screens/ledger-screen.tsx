import { useLocation } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { balancesByCurrency } from '#src/lib/ledger-sums.ts'
import { ledgerMachine } from '#src/machines/operator/ledger.machine.ts'
import { CardSection } from '#src/ui/card-section.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { CurrencyBalances } from '../currency-balances.tsx'
import { LedgerEntriesPage } from '../ledger-entries-page.tsx'
import { itemIdIn, operatorPaths } from '../operator-paths.ts'
import { useRefresh } from '../use-refresh.ts'

/** The ledger: its balances, or the entries of one of its accounts. */
export function LedgerScreen() {
  const { pathname, search } = useLocation()
  return itemIdIn(operatorPaths.ledger, pathname) === 'entries' ? <LedgerEntriesPage key={search} /> : <Balances />
}

/** The ledger's balances, and whether it agrees with itself and with the payments. */
function Balances() {
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
              {ledger.differences.map((amount) => formatMoney(amount)).join(' | ')}
            </Notice>
          )}
          <Ids title={text('operator:ledger.unbooked')} ids={ledger.unbookedPayments} />
          <Ids title={text('operator:ledger.unbookedPayouts')} ids={ledger.unbookedPayouts} />
          <Ids title={text('operator:ledger.unbalanced')} ids={ledger.unbalancedTransfers} />
          <CardSection title={text('operator:ledger.balances')} lead={text('operator:ledger.sign')}>
            {ledger.balances.length === 0 && <p>{text('operator:ledger.empty')}</p>}
            {balancesByCurrency(ledger.balances).map((each) => (
              <CurrencyBalances key={each.currency} {...each} />
            ))}
          </CardSection>
          {ledger.declaredTransfers.length > 0 && (
            <CardSection title={text('operator:ledger.declared')}>
              <p>{ledger.declaredTransfers.map((amount) => formatMoney(amount)).join(' | ')}</p>
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
