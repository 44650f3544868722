import { FactList } from '#src/components/platform/fact-list.tsx'
import { usePackageFacts } from '#src/components/order/use-packages-text.ts'
import { StructureImage } from '#src/components/catalogue/structure-image.tsx'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { productDetailsAddress } from '#src/lib/paths.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './order-item.module.css'

export interface OrderItemProps {
  order: components['schemas']['Order']
  role: Role
}

/** What was ordered and on which terms, as it was when it was ordered. */
export function OrderItem({ order, role }: OrderItemProps) {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const { formatDate, formatQuantity, formatUnitPrice } = useFormat()
  const packageFacts = usePackageFacts()
  const { item, incoterm, incotermPlace, note, sample, reference, shipBy, paymentTerms } = order
  const name = local(item, 'name')
  const termOf = (parts: readonly (string | undefined)[]) =>
    text('order:details.incotermRules', { term: isolated(parts.filter(Boolean).join(' '), language) })
  return (
    <div className={styles.item}>
      {item.hasStructure && item.productId !== undefined && (
        <div className={styles.picture}>
          <StructureImage productId={item.productId} name={name} molecularFormula="" hasStructure decorative />
        </div>
      )}
      <div className={styles.text}>
        <h3 className={styles.name}>
          {item.productId === undefined ? <bdi>{name}</bdi> : <Link href={productDetailsAddress(item.productId)}>{name}</Link>}
        </h3>
        <FactList
          facts={[
            {
              name: text('order:details.cas'),
              value: item.casNumber === undefined ? undefined : <Isolate>{item.casNumber}</Isolate>,
            },
            {
              name: text('order:details.un'),
              value: item.unNumber === undefined ? undefined : <Isolate>{item.unNumber}</Isolate>,
            },
            {
              name: text('order:details.grade'),
              value: item.grade === undefined ? undefined : text(`catalogue:grade.${item.grade}`),
            },
            { name: text('order:details.quantity'), value: formatQuantity(item.quantity) },
            ...packageFacts(item),
            {
              // A sample has one price whatever its size.
              name: text('order:details.unitPrice'),
              value: sample === undefined ? formatUnitPrice(item.unitPrice, item.priceUnit) : undefined,
            },
            { name: text('order:details.incoterm'), value: termOf([incoterm, incotermPlace]) },
            {
              name: text('order:details.payment'),
              value: sample === undefined ? text(`order:terms.paid.${paymentTerms ?? 'prepaid'}`) : undefined,
            },
            { name: text('order:details.reference'), value: reference && <bdi>{reference}</bdi> },
            { name: text('order:details.shipBy'), value: shipBy && formatDate(shipBy) },
            { name: text('sample:details.yearlyVolume'), value: sample && formatQuantity(sample.yearlyVolume) },
          ]}
        />
        {sample !== undefined && <Written label={text('sample:details.purpose')}>{sample.purpose}</Written>}
        {note !== undefined && (
          <Written label={text(role === 'buyer' ? 'order:details.note' : 'order:details.noteFromBuyer')}>{note}</Written>
        )}
      </div>
    </div>
  )
}

/** In the buyer's own words. */
function Written({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <p className={styles.note}>
        <bdi>{children}</bdi>
      </p>
    </div>
  )
}
