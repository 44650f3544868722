import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { OpenInvoiceTable } from '#src/components/payment/open-invoice-table.tsx'
import { PagedFlow } from '#src/components/platform/paged-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { openInvoiceListMachine } from '#src/machines/payment/open-invoice-list.machine.ts'

/** What buyers on payment terms have to pay a seller, by when. */
export function OpenInvoices() {
  const text = useText()
  const [flow, actor] = useFlow(openInvoiceListMachine, { query: {}, pageSize: 10 })
  const { items, results } = flow.context
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (flow.hasTag('empty')) return <p>{text('money:open.empty.seller')}</p>
  if (!flow.hasTag('filled')) return <WaitingView height="10rem" />
  return (
    <PagedFlow flow={flow} actor={actor} label={text('money:open.pages')} waiting={flow.hasTag('busy')}>
      <OpenInvoiceTable invoices={items} sums={results?.sums ?? []} side="seller" />
    </PagedFlow>
  )
}
