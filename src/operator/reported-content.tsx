import { FactList } from '#src/components/platform/fact-list.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { WrittenText } from './written-text.tsx'

type Listing = components['schemas']['ReportedListing']
type Message = components['schemas']['NeighbouringMessage']

/** A listing as it was when it was reported, in every language that it had. */
export function ReportedListing({ listing }: { listing: Listing }) {
  const text = useText()
  const { formatUnitPrice, formatPercent } = useFormat()
  const { casNumber, purity, brand, price, unit, description_en, description_ar, description_bn } = listing
  const descriptions = [description_en, description_ar, description_bn].filter((each) => each !== undefined)
  return (
    <Section title={text('operator:reports.listing')}>
      <FactList
        facts={[
          { name: text('operator:reports.cas'), value: <Isolate>{casNumber}</Isolate> },
          { name: text('operator:reports.purity'), value: formatPercent(purity) },
          { name: text('operator:reports.brand'), value: brand && <bdi>{brand}</bdi> },
          { name: text('operator:reports.price'), value: formatUnitPrice(price, unit) },
        ]}
      />
      {descriptions.map((description) => (
        <WrittenText key={description}>{description}</WrittenText>
      ))}
    </Section>
  )
}

/** The messages around a reported one, as far as they are needed to judge it. */
export function ReportNeighbours({ messages }: { messages: readonly Message[] }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  return (
    <Section title={text('operator:reports.neighbours')}>
      <Stack as="ul" gap={3}>
        {messages.map((message) => (
          <li key={message.sequence}>
            <p>
              <strong>{text(`operator:reports.by.${message.by}`)}</strong> ({formatDateTime(message.sentAt)})
            </p>
            <WrittenText>{message.text ?? text('operator:reports.noText')}</WrittenText>
          </li>
        ))}
      </Stack>
    </Section>
  )
}
