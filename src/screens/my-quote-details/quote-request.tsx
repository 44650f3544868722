import { usePackageFacts } from '#src/components/order/use-packages-text.ts'
import { FactList } from '#src/components/platform/fact-list.tsx'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { productDetailsAddress } from '#src/lib/paths.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './quote-request.module.css'

/** What the buyer asked for, in the buyer's words. */
export function QuoteRequest({ quote }: { quote: components['schemas']['Quote'] }) {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const { formatDate, formatQuantity, formatUnitPrice } = useFormat()
  const packageFacts = usePackageFacts()
  const { item, targetPrice, incoterm, incotermPlace, neededBy, documents, message } = quote
  return (
    <Stack gap={3}>
      <h3>
        <Link href={productDetailsAddress(item.productId)}>{local(item, 'name')}</Link>
      </h3>
      <FactList
        facts={[
          { name: text('order:details.cas'), value: <Isolate>{item.casNumber}</Isolate> },
          { name: text('order:details.un'), value: item.unNumber && <Isolate>{item.unNumber}</Isolate> },
          { name: text('order:details.grade'), value: item.grade && text(`catalogue:grade.${item.grade}`) },
          { name: text('order:details.quantity'), value: formatQuantity(item.quantity) },
          ...packageFacts(item),
          { name: text('quote:details.targetPrice'), value: targetPrice && formatUnitPrice(targetPrice, item.priceUnit) },
          {
            name: text('order:details.incoterm'),
            // One name: the place belongs to the term.
            value: isolated([incoterm, incotermPlace].filter(Boolean).join(' '), language),
          },
          { name: text('quote:details.neededBy'), value: neededBy && formatDate(neededBy) },
          {
            name: text('quote:details.documents'),
            value:
              documents.length === 0 ? (
                text('quote:details.noDocuments')
              ) : (
                <ul role="list">
                  {documents.map((kind) => (
                    <li key={kind}>{text(`catalogue:document.${kind}`)}</li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      {message !== undefined && (
        <div>
          <p className={styles.label}>{text('quote:details.message')}</p>
          <p className={styles.message}>
            <bdi>{message}</bdi>
          </p>
        </div>
      )}
    </Stack>
  )
}
