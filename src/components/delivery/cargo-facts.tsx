import type { Fact } from '#src/components/platform/fact-list.tsx'
import type { components } from '#src/generated/schema.ts'
import type { useFormat, useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'

type Shipment = components['schemas']['Shipment']
type Formats = Pick<ReturnType<typeof useFormat>, 'formatDate' | 'formatNumber' | 'formatQuantity'>

/** How the goods of a shipment are packed, which batches they are of, and how dangerous ones were declared. */
export function cargoFacts(
  { packages, grossKilograms, batches, carriage, quantity }: Shipment,
  text: ReturnType<typeof useText>,
  { formatDate, formatNumber, formatQuantity }: Formats,
): Fact[] {
  const day = (iso: string) => formatDate(`${iso}T12:00:00`)
  const detailsOf = (batch: Shipment['batches'][number]) =>
    [
      batch.quantity && formatQuantity({ value: batch.quantity, unit: quantity.unit }),
      batch.madeOn && text('order:details.batchMadeOn', { date: day(batch.madeOn) }),
      batch.expiresOn && text('order:details.batchExpiresOn', { date: day(batch.expiresOn) }),
      batch.retestOn && text('order:details.batchRetestOn', { date: day(batch.retestOn) }),
    ].filter((part) => part)
  return [
    {
      name: text('order:details.packages'),
      value:
        packages &&
        text('order:details.packagesOf', {
          count: formatNumber(packages.count),
          kind: text(`catalogue:packaging.${packages.kind}`),
        }),
    },
    {
      name: text('order:details.grossWeight'),
      value: grossKilograms && formatQuantity({ value: grossKilograms, unit: 'kg' }),
    },
    {
      name: text('order:question.batches'),
      value: batches.length > 0 && (
        <ul>
          {batches.map((batch) => (
            <li key={batch.number}>
              <Isolate>{batch.number}</Isolate>
              {detailsOf(batch).map((detail) => (
                <div key={detail}>{detail}</div>
              ))}
            </li>
          ))}
        </ul>
      ),
    },
    { name: text('order:details.carriage'), value: carriage && <Isolate>{carriage.description}</Isolate> },
    {
      name: text('order:details.emergencyPhone'),
      value: carriage && (
        <a href={`tel:${carriage.emergencyPhone}`}>
          <Isolate>{carriage.emergencyPhone}</Isolate>
        </a>
      ),
    },
  ]
}
