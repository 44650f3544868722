import { ShipmentPanel } from '#src/components/delivery/shipment-panel.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { CaseFiles } from './case-files.tsx'

type Order = components['schemas']['Order']

/** How the goods of a disputed order were carried, with what proves it, and the documents that were issued for it. */
export function DisputedShipments({ order }: { order: Pick<Order, '_id' | 'shipments' | 'invoices'> }) {
  const text = useText()
  const { formatQuantity, formatDate } = useFormat()
  const { _id: orderId, shipments, invoices } = order
  return (
    <>
      <Section title={text('operator:disputes.shipments')}>
        {shipments.length === 0 && <p>{text('operator:disputes.noShipments')}</p>}
        <Stack as="ul" gap={3}>
          {shipments.map((shipment) => (
            <Card as="li" key={shipment._id} aria-label={formatQuantity(shipment.quantity)}>
              <ShipmentPanel
                shipment={shipment}
                files={<CaseFiles subject="shipment" subjectId={orderId} files={shipment.proof?.files ?? []} />}
                failureFiles={({ files }) => <CaseFiles subject="shipment" subjectId={orderId} files={files} />}
              />
            </Card>
          ))}
        </Stack>
      </Section>
      <Section title={text('operator:disputes.documents')}>
        {invoices.length === 0 && <p>{text('operator:disputes.noDocuments')}</p>}
        <Stack as="ul" gap={3}>
          {invoices.map(({ _id, kind, number, issuedAt }) => (
            <Card as="li" key={_id}>
              <p>
                {text('operator:disputes.document', {
                  kind: text(`order:details.invoiceKind.${kind}`),
                  date: formatDate(issuedAt),
                })}
              </p>
              <CaseFiles
                subject="invoice"
                subjectId={orderId}
                files={[{ _id, fileName: `${number}.pdf`, contentType: 'application/pdf' }]}
              />
            </Card>
          ))}
        </Stack>
      </Section>
    </>
  )
}
