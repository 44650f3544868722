import { useState } from 'react'
import { DocumentLanguage } from '#src/components/order/document-language.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { FileButton } from '#src/components/platform/file-button.tsx'
import { PagedFlow } from '#src/components/platform/paged-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { isolated } from '#src/i18n/format.ts'
import { apiLanguages, type Language, type LanguageName } from '#src/i18n/languages.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { invoiceFileMachine } from '#src/machines/payment/invoice-file.machine.ts'
import { ownInvoiceListMachine } from '#src/machines/payment/own-invoice-list.machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import { savesFile } from '#src/ui/save-file.ts'
import { Table } from '#src/ui/table.tsx'

const savingMachine = invoiceFileMachine.provide({ actions: savesFile })

/** A buyer's invoices and credit notes, each with its file, newest first. */
export function OwnInvoices() {
  const text = useText()
  const { formatDate, formatMoney } = useFormat()
  const [flow, actor] = useFlow(ownInvoiceListMachine, { query: {}, pageSize: 10 })
  const { language: own } = useLanguage()
  const [chosen, setChosen] = useState<Language>()
  const language = chosen ?? own
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (flow.hasTag('empty')) return <p>{text('money:invoice.empty')}</p>
  if (!flow.hasTag('filled')) return <WaitingView height="10rem" />
  return (
    <PagedFlow flow={flow} actor={actor} label={text('money:invoice.pages')} waiting={flow.hasTag('busy')}>
      <Table
        caption={text('money:invoice.title')}
        captionHidden
        rows={flow.context.items}
        rowKey={({ _id }) => _id}
        columns={[
          {
            id: 'number',
            header: text('money:invoice.number'),
            rowHeader: true,
            cell: ({ number }) => <Isolate>{number}</Isolate>,
          },
          { id: 'kind', header: text('money:invoice.kind'), cell: ({ kind }) => text(`money:invoice.kinds.${kind}`) },
          {
            id: 'order',
            header: text('money:invoice.order'),
            cell: ({ orderId, orderNumber }) => (
              <Link href={orderDetailsAddress(orderId)}>
                <Isolate>{orderNumber}</Isolate>
              </Link>
            ),
          },
          { id: 'seller', header: text('money:invoice.seller'), cell: ({ seller }) => <bdi>{seller}</bdi> },
          { id: 'issuedAt', header: text('money:invoice.issuedAt'), cell: ({ issuedAt }) => formatDate(issuedAt) },
          { id: 'amount', header: text('money:invoice.amount'), align: 'end', cell: ({ amount }) => formatMoney(amount) },
          {
            id: 'file',
            header: text('money:invoice.file'),
            cell: ({ _id, number }) => <InvoiceFile id={_id} number={number} drawnIn={apiLanguages[language]} />,
          },
        ]}
      />
      <DocumentLanguage language={language} onChange={setChosen} />
    </PagedFlow>
  )
}

function InvoiceFile({ id, number, drawnIn }: { id: string; number: string; drawnIn: LanguageName }) {
  const text = useText()
  const { language } = useLanguage()
  const [flow, actor] = useFlow(savingMachine)
  return (
    <FileButton
      compact
      flow={flow}
      aria-label={text('money:invoice.download', { number: isolated(number, language) })}
      onAsk={() => actor.send({ type: 'file.asked', wanted: { id, language: drawnIn }, fileName: `${number}.pdf` })}
    >
      {text('money:invoice.file')}
    </FileButton>
  )
}
