import { ReplyDeadline, DocumentStatusBadge } from '#src/components/document/document-status.tsx'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { documentDetailsAddress } from '#src/lib/paths.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import cardStyles from '#src/components/platform/list-card.module.css'
import styles from './document-card.module.css'

export interface DocumentCardProps {
  request: components['schemas']['DocumentRequest']
  /** The side that looks at it: it sees the other one's name. */
  side: 'buyer' | 'seller'
}

/** One request in the list. Pressing it anywhere opens it. */
export function DocumentCard({ request, side }: DocumentCardProps) {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const { formatDate } = useFormat()
  const { _id, kind, status, product, createdAt, answeredAt } = request
  return (
    <Card as="li" className={cardStyles.card}>
      <div className={cardStyles.head}>
        <DocumentStatusBadge status={status} side={side} />
        <ReplyDeadline request={request} side={side} />
      </div>
      <h2 className={cardStyles.title}>
        <CardLink href={documentDetailsAddress(_id)}>{text(`catalogue:document.${kind}`)}</CardLink>
      </h2>
      <p className={styles.product}>
        <bdi>{local(product, 'name')}</bdi> <Isolate className={styles.cas}>{product.casNumber}</Isolate>
      </p>
      <p className={classNames(cardStyles.line, styles.dates)}>
        <span>
          {side === 'buyer'
            ? text('document:list.from', { name: isolated(request.seller.name, language) })
            : text('document:list.to', { name: isolated(request.buyer.name, language) })}
        </span>
        <span>
          {answeredAt === undefined
            ? text('document:list.askedOn', { date: formatDate(createdAt) })
            : text('document:list.answeredOn', { date: formatDate(answeredAt) })}
        </span>
      </p>
    </Card>
  )
}
