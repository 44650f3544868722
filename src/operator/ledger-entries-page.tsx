import { useLocation, useNavigate } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { LedgerEntryForm } from '#src/forms/operator/ledger-entry-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { ledgerEntryListMachine } from '#src/machines/operator/ledger-entry-list.machine.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { entriesAddress, readEntriesAddress } from './ledger-address.ts'
import { LedgerEntries } from './ledger-entries.tsx'
import { operatorPaths } from './operator-paths.ts'
import { Pages } from './queue-pages.tsx'
import { useRefresh } from './use-refresh.ts'

const pageSize = 50

/** The entries of one account of the ledger, the newest first; account, currency and page are in the address. */
export function LedgerEntriesPage() {
  const text = useText()
  const navigate = useNavigate()
  const asked = readEntriesAddress(useLocation().search)
  const [flow, actor] = useFlow(ledgerEntryListMachine, { query: { ...asked, pageSize } })
  useRefresh(() => actor.send({ type: 'queue.staled' }))
  const { items, total } = flow.context.page ?? { items: [], total: 0 }
  const { page, ...filters } = asked
  return (
    <Page
      title={text(`operator:ledger.accounts.${asked.account}`)}
      lead={text('operator:ledger.entriesLead')}
      above={
        <Cluster>
          <ButtonLink variant="quiet" compact icon="chevron-start" href={operatorPaths.ledger}>
            {text('operator:queue.back', { queue: text('operator:ledger.title') })}
          </ButtonLink>
        </Cluster>
      }
    >
      <LedgerEntryForm initial={filters} onSearch={(chosen) => void navigate(entriesAddress({ ...chosen, page: 1 }))} />
      {flow.hasTag('busy') && !flow.hasTag('filled') && <WaitingView height="20rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('empty') && <EmptyState icon="receipt" title={text('operator:ledger.noEntries')} />}
      {flow.hasTag('filled') && (
        <>
          <LedgerEntries entries={items} />
          <Pages
            page={page}
            total={total}
            pageSize={pageSize}
            onPage={(next) => void navigate(entriesAddress({ ...filters, page: next }))}
          />
        </>
      )}
    </Page>
  )
}
